// Words as they are looked for: small, without marks above letters, and without their endings.
// The same as compiler/book/stems.py; a test holds the two against each other.
var fold = (function () {
  "use strict";
  var ENDINGS = ("owie iach iami iego iemu ami ach ego emu ymi imi iom iej owi ow om em ie ia iu io ej ym im ych ich " +
    "a e i o u y").split(" ").sort(function (a, b) { return b.length - a.length; });
  function folded(text) {
    return text.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f]/g, "").replace(/ł/g, "l");
  }
  function words(text) { return folded(text).match(/[\p{L}\p{N}]+/gu) || []; }
  function stem(word, language) {
    if (language === "pl") {
      for (var i = 0; i < ENDINGS.length; i++) {
        var ending = ENDINGS[i];
        if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, -ending.length);
      }
      return word;
    }
    if (word.length > 4 && word.endsWith("ies")) return word.slice(0, -3) + "y";
    return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  }
  return {folded: folded, words: words, stems: function (text, language) {
    return words(text).map(function (word) { return stem(word, language); });
  }};
})();
if (typeof module !== "undefined") module.exports = fold;
