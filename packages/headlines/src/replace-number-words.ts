import { allMatches, foldText, LANGUAGE_FILES, type SpelledNumbers } from '@firmlens/text';

const LANGUAGES = [...LANGUAGE_FILES.values()].flatMap(({ spelledNumbers }) => spelledNumbers ?? []);
const NUMBERS = new Map<string, number>(
  LANGUAGES.flatMap(({ fromTwo, tens = [], hundred = [] }) => [
    ...fromTwo.map((word, at): [string, number] => [word, at + 2]),
    ...tens.map((word, at): [string, number] => [word, (at + 3) * 10]),
    ...hundred.map((word): [string, number] => [word, 100]),
  ]),
);
/** Units after tens: `twenty-five`. */
const UNITS_AFTER_TENS = new Map(
  LANGUAGES.flatMap(({ afterTens = [] }) => afterTens.map((word, at) => [word, at + 1])),
);
const ONE = wordSet(({ one }) => one);
const SCALES = wordSet(({ scales }) => scales);
const MULTIPLIED_HUNDREDS = wordSet(({ hundred, multipliesHundred }) => (multipliesHundred ? hundred : []));
/**
 * Words with another meaning in another language. They count only before hundreds, thousands and millions.
 */
const AMBIGUOUS_WORDS = wordSet(({ ambiguous }) => ambiguous);
const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu;

/**
 * Replaces spelled-out numbers with digits: `zwölf Millionen` and `two hundred jobs` become `12 Millionen`
 * and `200 jobs`. Capitalised words in mid-sentence stay, because they are names.
 */
export function replaceNumberWords(text: string): string {
  const plain = text
    .replace(/\bhalf a million\b/giu, '500,000')
    .replace(/\bhalf a billion\b/giu, '500 million');
  const words = allMatches(plain, WORD);
  let result = '';
  let done = 0;
  for (const [at, word] of words.entries()) {
    if (word.index < done) continue;
    const next = words[at + 1];
    const follows =
      next && plain.slice(word.index + word[0].length, next.index).trim() === '' ? next : undefined;
    const value = valueOf(word[0], follows?.[0]);
    if (value === null || (!isScale(follows?.[0]) && isAmbiguous(word))) continue;
    const hundreds = follows && value < 10 && MULTIPLIED_HUNDREDS.has(foldText(follows[0])) ? follows : null;
    result += plain.slice(done, word.index) + String(hundreds ? value * 100 : value);
    const last = hundreds ?? word;
    done = last.index + last[0].length;
  }
  return result + plain.slice(done);
}

function valueOf(word: string, next: string | undefined): number | null {
  const folded = foldText(word);
  if (ONE.has(folded)) return isScale(next) ? 1 : null;
  const [tens = '', unit = ''] = folded.split('-');
  const value = NUMBERS.get(folded);
  if (value !== undefined) return value;
  const tensValue = NUMBERS.get(tens);
  const unitValue = UNITS_AFTER_TENS.get(unit);
  return tensValue !== undefined && tensValue >= 20 && unitValue !== undefined ? tensValue + unitValue : null;
}

function isScale(word: string | undefined): boolean {
  return word !== undefined && SCALES.has(foldText(word));
}

function isAmbiguous({ 0: word, index }: RegExpExecArray): boolean {
  return AMBIGUOUS_WORDS.has(foldText(word)) || (index > 0 && /^\p{Lu}/u.test(word));
}

function wordSet(listOf: (words: SpelledNumbers) => readonly string[] | undefined): ReadonlySet<string> {
  return new Set(LANGUAGES.flatMap((language) => listOf(language) ?? []));
}
