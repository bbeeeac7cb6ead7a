// The picture of all chains, to move about in: drag, wheel, keys; an event or a card to follow. Without this script it is
// the same picture, to scroll.
(function () {
  "use strict";
  var frame = document.querySelector("[data-chains='whole']"), svg = frame && frame.querySelector("svg");
  var panel = document.querySelector("[data-panel]");
  if (!svg || !panel) return;
  var whole = svg.getAttribute("viewBox").split(" ").map(Number), view = whole.slice();
  // A name that is drawn in several rows is one node. Lines say what they join; a name in a row, the row's event.
  var rows = !!svg.querySelector("[data-causes]");
  var nodes = {}, next = {}, causes = {}, events = [];
  function join(from, to) {
    (next[from] = next[from] || []).push(to);
    (causes[to] = causes[to] || []).push(from);
  }
  svg.querySelectorAll("g[data-id]").forEach(function (one) {
    var data = one.dataset;
    (nodes[data.id] = nodes[data.id] || []).push(one);
    if (data.causes) join(data.id, data.causes);
    if (data.hears) join(data.hears, data.id);
    if (data.id[0] === ":") events.push(data.id);
  });
  svg.querySelectorAll("path[data-from]").forEach(function (line) { join(line.dataset.from, line.dataset.to); });
  var select = panel.querySelector("select"), told = panel.querySelector("output");
  var lit = "";

  frame.classList.add("live");
  frame.tabIndex = 0;
  panel.hidden = false;
  svg.removeAttribute("width");
  svg.removeAttribute("height");

  function show() { svg.setAttribute("viewBox", view.join(" ")); }
  function reset() { view = whole.slice(); show(); }
  function zoom(by, x, y) {
    var wide = Math.min(Math.max(view[2] * by, whole[2] / 40), whole[2] * 1.5), real = wide / view[2];
    view = [x - (x - view[0]) * real, y - (y - view[1]) * real, wide, view[3] * real];
    show();
  }
  // Where the whole picture would be too small to read, it begins at its top, as wide as can be read.
  var most = Math.min(whole[2], frame.clientWidth * 1.3);
  if (frame.clientWidth < 600 ? whole[2] > frame.clientWidth * 1.6 : whole[3] > frame.clientHeight * 1.8)
    view = [whole[0], whole[1], most, most * frame.clientHeight / frame.clientWidth];
  show();
  function middle(by) { zoom(by, view[0] + view[2] / 2, view[1] + view[3] / 2); }
  function at(event) {
    var point = new DOMPoint(event.clientX, event.clientY);
    return point.matrixTransform(svg.getScreenCTM().inverse());
  }

  // All that a card or an event leads to, one step at a time.
  function reach(from) {
    var found = new Set([from]), waiting = [from];
    while (waiting.length) {
      (next[waiting.pop()] || []).forEach(function (to) {
        // Among hundreds of cards, as far as the next ones.
        if (!found.has(to)) { found.add(to); if (!rows || to[0] === ":") waiting.push(to); }
      });
    }
    return found;
  }
  function light(found, first) {
    Object.keys(nodes).forEach(function (id) {
      nodes[id].forEach(function (one) {
        var row = one.dataset.causes || one.dataset.hears;
        one.classList.toggle("faint", !!found && !(found.has(id) && (!row || id === first || found.has(row))));
        one.classList.toggle("lit", !!found && id === first);
      });
    });
    svg.querySelectorAll("path").forEach(function (line) {
      var from = line.dataset.from, to = line.dataset.to || line.dataset.tip;
      var seen = !found || (to ? found.has(to) && (!from || found.has(from)) : true);
      line.classList.toggle("faint", !seen);
    });
    lit = first || "";
    var cards = found ? Array.from(found).filter(function (id) { return id[0] !== ":" && id !== first; }) : [];
    told.textContent = found ? cards.map(function (id) { return nodes[id][0].querySelector("title").textContent; }).join(", ") : "";
  }

  events.forEach(function (id) {
    if (next[id] || causes[id]) select.add(new Option(nodes[id][0].querySelector("title").textContent, id));
  });
  select.addEventListener("change", function () {
    var event = select.value;
    if (!event) { light(null); return; }
    var found = reach(event);
    (causes[event] || []).forEach(function (id) { found.add(id); });
    light(found, event);
  });

  var from = null, moved = 0;
  svg.addEventListener("pointerdown", function (event) { if (event.button === 0) { from = at(event); moved = 0; } });
  window.addEventListener("pointermove", function (event) {
    if (!from) return;
    var to = at(event);
    moved += Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    view[0] += from.x - to.x;
    view[1] += from.y - to.y;
    show();
  });
  window.addEventListener("pointerup", function () { from = null; });
  svg.addEventListener("dragstart", function (event) { event.preventDefault(); });
  svg.addEventListener("wheel", function (event) {
    event.preventDefault();
    var here = at(event);
    zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, here.x, here.y);
  }, {passive: false});
  svg.addEventListener("click", function (event) {
    var node = event.target.closest("g[data-id]");
    if (moved > 6) { event.preventDefault(); return; }
    if (!node) { light(null); return; }
    if (node.dataset.id === lit || event.detail === 0) return;  // again, or by the Enter key: its page
    event.preventDefault();
    light(reach(node.dataset.id), node.dataset.id);
  });
  frame.addEventListener("keydown", function (event) {
    var step = view[2] / 10, moves = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    if (moves[event.key]) { view[0] += step * moves[event.key][0]; view[1] += step * moves[event.key][1]; show(); }
    else if (event.key === "+" || event.key === "=") middle(1 / 1.25);
    else if (event.key === "-") middle(1.25);
    else if (event.key === "0") reset();
    else if (event.key === "Escape") { light(null); select.value = ""; }
    else return;
    event.preventDefault();
  });
  svg.querySelectorAll("a").forEach(function (link) {
    link.addEventListener("focus", function () {
      var id = link.querySelector("g[data-id]").dataset.id;
      if (link.matches(":focus-visible")) light(reach(id), id);
    });
  });
  panel.querySelector("[data-in]").addEventListener("click", function () { middle(1 / 1.25); });
  panel.querySelector("[data-out]").addEventListener("click", function () { middle(1.25); });
  panel.querySelector("[data-reset]").addEventListener("click", function () { reset(); light(null); select.value = ""; });
})();
