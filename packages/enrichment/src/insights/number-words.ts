const UNITS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const FACTORS: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1_000,
  million: 1e6,
  billion: 1e9,
};

/**
 * Regular expression source for any word that numbers are written with. A word that others start with comes
 * after them.
 */
export const NUMBER_WORDS_SOURCE = [...UNITS, ...TENS, ...Object.keys(FACTORS)]
  .sort((a, b) => b.length - a.length)
  .join('|');

/**
 * Returns the value of a number in English words, such as `one hundred and twenty-five` or `twelve million`.
 */
export function parseNumberWords(text: string): number {
  let total = 0;
  let group = 0;
  for (const word of text.toLowerCase().split(/[ -]/)) {
    const factor = FACTORS[word] ?? 0;
    if (factor >= 1_000) {
      total += (group || 1) * factor;
      group = 0;
    } else if (factor > 0) {
      group = (group || 1) * factor;
    } else {
      group +=
        Math.max(UNITS.indexOf(word), 0) + 10 * (TENS.indexOf(word) + 2 > 1 ? TENS.indexOf(word) + 2 : 0);
    }
  }
  return total + group;
}
