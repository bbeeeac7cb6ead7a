// Finding: what is called so comes first and is there at once, also where the pages are opened as files.
// The words inside the pages are looked for by Pagefind, which needs a server.
(function () {
  "use strict";
  var form = document.querySelector(".find"), input = form && form.querySelector("input");
  if (!form || typeof names === "undefined") return;
  var language = document.documentElement.lang, root = document.body.dataset.root, site = document.body.dataset.site;
  var list = form.querySelector(".found"), page = document.querySelector("[data-search]");
  var served = location.protocol !== "file:", engine = null;
  // A name's own game comes first: the first folder of the page that is open.
  var depth = root === "." ? 0 : root.split("/").length;
  var here = depth ? location.pathname.split("/").slice(-depth - 1)[0] : "";

  function called(text) {
    var folded = fold.folded(text).trim(), wanted = fold.stems(text, language);
    if (!wanted.length) return [];
    return names.entries.map(function (one) {
      var name = fold.folded(one[0]), keys = one[3];
      var whole = wanted.every(function (stem) {
        return keys.some(function (key) { return key.startsWith(stem); });
      });
      if (!whole) return null;
      var exact = name === folded || keys.join(" ") === wanted.join(" ");
      return {title: one[0], to: one[1], what: one[2],
        rank: (exact ? 0 : name.startsWith(folded) ? 2 : 4) + (one[1].split("/")[0] === here ? 0 : 1)};
    }).filter(Boolean).sort(function (a, b) { return a.rank - b.rank || a.title.length - b.title.length; });
  }

  function entry(to, title, what) {
    var item = document.createElement("li"), link = document.createElement("a"), more = document.createElement("small");
    link.href = to; link.textContent = title; more.textContent = what;
    item.append(link, " ", more);
    return item;
  }

  async function within(text) {
    if (!served) return [];
    try {
      engine = engine || import(new URL(site + "/pagefind/pagefind.js", location.href).href);
      var pagefind = await engine;
      var found = await pagefind.search(fold.stems(text, language).join(" "));
      return await Promise.all(found.results.slice(0, 12).map(function (one) { return one.data(); }));
    } catch (fault) { served = false; return []; }
  }

  async function show(text, into, most) {
    var byName = called(text), parts = [], seen = {};
    var first = document.createElement("ul");
    byName.slice(0, most).forEach(function (one) { seen[one.to] = true; first.append(entry(root + "/" + one.to, one.title, one.what)); });
    if (byName.length) parts.push(first);
    into.replaceChildren.apply(into, parts);
    into.hidden = !text.trim();
    var asked = text, pages = text.trim().length > 1 ? await within(text) : [];
    if (input.value !== asked && into === list) return;
    var second = document.createElement("ul");
    pages.forEach(function (one) {
      var to = new URL(one.url.replace(/^\//, ""), new URL(site + "/", location.href)).href;
      if (second.children.length < most && !Object.keys(seen).some(function (path) { return to.endsWith("/" + path); }))
        second.append(entry(to, one.meta.title, one.meta.where || ""));
    });
    if (second.children.length) {
      var head = document.createElement("p");
      head.textContent = names.words.inside;
      into.append(head, second);
    }
    if (!into.children.length && text.trim()) {
      var none = document.createElement("p");
      none.textContent = names.words.nothing;
      into.append(none);
    }
    if (!served && location.protocol === "file:") {
      var told = document.createElement("p");
      told.textContent = names.words.served;
      into.append(told);
    }
    into.dataset.done = asked;
  }

  input.addEventListener("input", function () { show(input.value, list, 8); });
  form.addEventListener("submit", function (event) {
    var first = called(input.value)[0];
    if (first && first.rank < 2) { event.preventDefault(); location.href = root + "/" + first.to; }
  });
  document.addEventListener("keydown", function (event) {
    if (event.key === "/" && !/^(input|textarea|select)$/i.test(event.target.tagName)) { event.preventDefault(); input.focus(); }
    if (event.key === "Escape" && form.contains(event.target)) { list.hidden = true; input.focus(); }
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && form.contains(event.target)) {
      var all = [input].concat(Array.from(list.querySelectorAll("a"))), at = all.indexOf(document.activeElement);
      var next = all[at + (event.key === "ArrowDown" ? 1 : -1)];
      if (next) { event.preventDefault(); next.focus(); }
    }
  });
  document.addEventListener("click", function (event) { if (!form.contains(event.target)) list.hidden = true; });
  if (page) {
    var wanted = new URLSearchParams(location.search).get("q") || "";
    input.value = wanted;
    if (wanted) show(wanted, page, 40);
  }
})();
