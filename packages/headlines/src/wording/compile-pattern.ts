import { loadVocabulary, type NumberWords, collectLanguageWords } from '@firmlens/text';

import type { Words } from './wording';

type Lists = Readonly<Record<string, readonly string[]>>;

const SHARED = loadVocabulary<NumberWords>('numbers');
/** Joins one list's words of all languages as alternatives. Words of no particular language come first. */
function sharedAlternatives(list: keyof NumberWords): string {
  const words = [...(SHARED[list] ?? []), ...collectLanguageWords(({ numbers }) => numbers?.[list])];
  return alternativesOf(words, {}).replaceAll('.', '\\.');
}

/** Patterns for names in braces that every language shares. */
const NUMBER = String.raw`\d[\d.,']{0,12}(?: ?(?:${sharedAlternatives('scales')})\.?(?!\w))?\+?`;
const CURRENCY_BEFORE = String.raw`(?:(?:us|ca|au|nz|hk|c|a|s|r)?[$€£¥₹]|(?:usd|eur|gbp|chf|sek|nok|dkk|pln|inr|rs\.?) )`;
const CURRENCY_AFTER = String.raw`(?:[- ]?(?:de |d'|di )?(?:€|£|\$|${sharedAlternatives('currencies')}))`;
const MONEY = String.raw`(?:${CURRENCY_BEFORE} ?${NUMBER}|${NUMBER}${CURRENCY_AFTER})`;
const ORDINAL_ENDINGS = sharedAlternatives('ordinalEndings');
const COMMON: Readonly<Record<string, string>> = {
  number: NUMBER,
  /** A thousand or more. */
  big: String.raw`\d{1,3}(?:[.,']\d{3}){1,3}\+?|\d[\d.,]{0,6} ?(?:${sharedAlternatives('countScales')})\+?|[1-9]\d{3,6}(?<!20[0-4]\d)\+?`,
  money: MONEY,
  /** Money, or millions without a currency, which headlines leave out. */
  sum: String.raw`(?:${MONEY}|\d[\d.,]{0,6} ?(?:${sharedAlternatives('moneyScales')})\.?|${sharedAlternatives('sums')})`,
  share: String.raw`(?:\d[\d.,]{0,5} ?(?:%|${sharedAlternatives('percent')})|${sharedAlternatives('fractions')})`,
  letter: '[a-j]\\d?',
  ordinal: String.raw`(?:\d{1,4}(?:${ORDINAL_ENDINGS})|${sharedAlternatives('ordinals')})`,
  ordinalending: `(?:${ORDINAL_ENDINGS}|ª|º|°)?`,
  /** A known place, shown as a run of `@` in the searched text. */
  geo: '@+(?:[ -]@+)*',
  /** The company's own name, shown as a run of `¤` in the searched text. */
  own: '¤+(?:[^a-z0-9¤]{1,3}¤+)*',
};
const GAP = '[^;]{0,60}?';
/** Letters of scripts without spaces between words: a word in them may stand next to any other. */
const UNSPACED = '\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af';
const NO_WORD_BEFORE = `(?<![\\w@¤](?![${UNSPACED}]))`;
const NO_WORD_AFTER = `(?:(?<=[${UNSPACED}])|(?![\\w@¤]))`;

/** Compiles words in the notation of `vocabulary/README.md` into a pattern that takes linear time. */
export function compilePattern(words: Words, lists: Lists = {}): RegExp {
  const source = stepsOf(words)
    .map((step) => `${NO_WORD_BEFORE}(?:${alternativesOf(step, lists)})${NO_WORD_AFTER}`)
    .join(GAP);
  return new RegExp(source, 'g');
}

/** Returns the lists of alternatives that must follow one another. */
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
      // Text after a colon or a dash counts as the start of a headline.
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

/** `[the ]` is optional. `/` separates alternatives inside it. */
function optionalOf(words: string, withSpace: boolean, lists: Lists): string {
  return `(?:(?:${alternativesOf(words.split('/'), lists)})${withSpace ? ' ' : ''})?`;
}
