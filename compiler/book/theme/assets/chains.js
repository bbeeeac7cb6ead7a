// The picture of all chains, to move about in: drag, wheel, keys; an event or a card to follow. Without this script it is
// the same picture, to scroll.
(function () {
  "use strict";
  var frame = document.querySelector("[data-chains='whole']"), svg = frame && frame.querySelector("svg");
  var panel = document.querySelector("[data-panel]");
  if (!svg || !panel) return;
  var whole = svg.getAttribute("viewBox").split(" ").map(Number), view = whole.slice();
  var nodes = {}, lines = Array.from(svg.querySelectorAll("path[data-from]"));
  svg.querySelectorAll("g[data-id]").forEach(function (one) { nodes[one.dataset.id] = one; });
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
  // On a narrow screen the whole picture would be too small to read.
  if (frame.clientWidth < 600 && whole[2] > frame.clientWidth * 1.6)
    view = [whole[0], whole[1], frame.clientWidth * 1.3, frame.clientHeight * 1.3];
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
      var here = waiting.pop();
      lines.forEach(function (line) {
        if (line.dataset.from === here && !found.has(line.dataset.to)) {
          found.add(line.dataset.to);
          waiting.push(line.dataset.to);
        }
      });
    }
    return found;
  }
  function light(found, first) {
    Object.keys(nodes).forEach(function (id) {
      nodes[id].classList.toggle("faint", !!found && !found.has(id));
      nodes[id].classList.toggle("lit", !!found && id === first);
    });
    svg.querySelectorAll("path").forEach(function (line) {
      var from = line.dataset.from, to = line.dataset.to || line.dataset.tip;
      var seen = !found || (to ? found.has(to) && (!from || found.has(from)) : true);
      line.classList.toggle("faint", !seen);
    });
    lit = first || "";
    var cards = found ? Array.from(found).filter(function (id) { return id[0] !== ":" && id !== first; }) : [];
    told.textContent = found ? cards.map(function (id) { return nodes[id].querySelector("title").textContent; }).join(", ") : "";
  }

  lines.map(function (line) { return line.dataset; }).forEach(function (data) {
    [data.from, data.to].forEach(function (id) {
      if (id[0] === ":" && !Array.from(select.options).some(function (one) { return one.value === id; }))
        select.add(new Option(id.slice(1), id));
    });
  });
  select.addEventListener("change", function () {
    var event = select.value;
    if (!event) { light(null); return; }
    var found = reach(event);
    lines.forEach(function (line) { if (line.dataset.to === event) found.add(line.dataset.from); });
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
