import { loadVocabulary } from '../../vocabulary/load-vocabulary';
import { type NumberWords, wordsOfLanguages } from '../../vocabulary/languages';
import type { Words } from './wording';

type Lists = Readonly<Record<string, readonly string[]>>;

const SHARED = loadVocabulary<NumberWords>('numbers');
/** The words of all languages in one list, as alternatives; those that no language owns come first. */
function wordsFor(list: keyof NumberWords): string {
  const words = [...(SHARED[list] ?? []), ...wordsOfLanguages(({ numbers }) => numbers?.[list])];
  return alternativesOf(words, {}).replaceAll('.', '\\.');
}

/** What stands for names in braces in every language. */
const NUMBER = String.raw`\d[\d.,']{0,12}(?: ?(?:${wordsFor('scales')})\.?(?!\w))?\+?`;
const CURRENCY_BEFORE = String.raw`(?:(?:us|ca|au|nz|hk|c|a|s|r)?[$€£¥₹]|(?:usd|eur|gbp|chf|sek|nok|dkk|pln|inr|rs\.?) )`;
const CURRENCY_BEHIND = String.raw`(?:[- ]?(?:de |d'|di )?(?:€|£|\$|${wordsFor('currencies')}))`;
const MONEY = String.raw`(?:${CURRENCY_BEFORE} ?${NUMBER}|${NUMBER}${CURRENCY_BEHIND})`;
const ORDINAL_ENDINGS = wordsFor('ordinalEndings');
const COMMON: Readonly<Record<string, string>> = {
  number: NUMBER,
  /** A thousand and more. */
  big: String.raw`\d{1,3}(?:[.,']\d{3}){1,3}\+?|\d[\d.,]{0,6} ?(?:${wordsFor('countScales')})\+?|[1-9]\d{3,6}(?<!20[0-4]\d)\+?`,
  money: MONEY,
  /** Money, or millions without a currency: headlines leave it out. */
  sum: String.raw`(?:${MONEY}|\d[\d.,]{0,6} ?(?:${wordsFor('moneyScales')})\.?|${wordsFor('sums')})`,
  share: String.raw`(?:\d[\d.,]{0,5} ?(?:%|${wordsFor('percent')})|${wordsFor('fractions')})`,
  letter: '[a-j]\\d?',
  ordinal: String.raw`(?:\d{1,4}(?:${ORDINAL_ENDINGS})|${wordsFor('ordinals')})`,
  ordinalending: `(?:${ORDINAL_ENDINGS}|ª|º|°)?`,
  /** A place that is known, which the searched text shows as a run of `@`. */
  geo: '@+(?:[ -]@+)*',
  /** The company's own name, which the searched text shows as a run of `¤`. */
  own: '¤+(?:[^a-z0-9¤]{1,3}¤+)*',
};
const GAP = '[^;]{0,60}?';
const NO_WORD_BEFORE = '(?<![\\w@¤])';
const NO_WORD_BEHIND = '(?![\\w@¤])';

/** Returns the pattern of words in the notation of `vocabulary/README.md`; it takes linear time. */
export function compilePattern(words: Words, lists: Lists = {}): RegExp {
  const source = stepsOf(words)
    .map((step) => `${NO_WORD_BEFORE}(?:${alternativesOf(step, lists)})${NO_WORD_BEHIND}`)
    .join(GAP);
  return new RegExp(source, 'g');
}

/** Returns the lists of alternatives that stand behind each other. */
export function stepsOf(words: Words): readonly (readonly string[])[] {
  return (typeof words[0] === 'string' ? [words] : words) as readonly (readonly string[])[];
}

function alternativesOf(alternatives: readonly string[], lists: Lists): string {
  return alternatives.map((words) => alternativeOf(words, lists)).join('|');
}

function alternativeOf(words: string, lists: Lists): string {
  return words.replace(
    /\{(\w+)\}|\[([^\]]*)\] ?|\*|\^|[.+?()$\\/]/g,
    (sign, name?: string, optional?: string) => {
      if (name !== undefined) return `(?:${COMMON[name] ?? alternativesOf(listOf(name, lists), lists)})`;
      if (optional !== undefined) return optionalOf(optional, sign.endsWith(' '), lists);
      if (sign === '*') return '[\\w-]{0,24}';
      // A headline begins anew behind a colon or a dash.
      if (sign === '^') return '(?:^|(?<=[:–—|] ))\\W{0,2}';
      return sign === '.' ? '.' : `\\${sign}`;
    },
  );
}

function listOf(name: string, lists: Lists): readonly string[] {
  const list = lists[name];
  if (list === undefined) throw new Error(`The vocabulary has no list of the name {${name}}.`);
  return list;
}

/** `[the ]` may be missing; `/` parts alternatives in it. */
function optionalOf(words: string, withSpace: boolean, lists: Lists): string {
  return `(?:(?:${alternativesOf(words.split('/'), lists)})${withSpace ? ' ' : ''})?`;
}
