// Light or dark, as the reader chose; before anything is painted.
(function () {
  "use strict";
  var kept = null;
  try { kept = localStorage.getItem("theme"); } catch (fault) { /* a file may have no storage */ }
  if (kept) document.documentElement.dataset.theme = kept;
  document.addEventListener("DOMContentLoaded", function () {
    var button = document.querySelector(".dusk");
    if (!button) return;
    button.hidden = false;
    button.addEventListener("click", function () {
      var dark = getComputedStyle(document.documentElement).colorScheme === "dark" ||
        (!document.documentElement.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
      var next = dark ? "light" : "dark";
      document.documentElement.dataset.theme = next;
      try { localStorage.setItem("theme", next); } catch (fault) { /* as above */ }
    });
  });
})();
