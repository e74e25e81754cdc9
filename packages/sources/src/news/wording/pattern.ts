import type { Words } from './wording';

type Lists = Readonly<Record<string, readonly string[]>>;

/** What stands behind names in braces in every language. */
const SCALE = String.raw`(?: ?(?:k|m|mm|mn|mln|mio|bn|b|mrd|mld|md|tsd|mil|thousand|million|millions|billion|trillion|tausend|millionen?|milliarden?|mille|milliards?|millones|millon|mil millones|mila|milioni|milione|miliardi|miliardo|duizend|miljoen|miljard|lakh|crore|mi|bi|milj|mkr|tys|tusen|tuhatta|tisic|milhoes|milhao|bilhoes|bilhao|miljon|miljoner|miljarder|millioner|milliarder|milionow|miliony|miliona|milionu|milion|miliardow|miliard|miljoonaa|miljoonan|miljardia|miljardin)\.?(?!\w))?`;
const NUMBER = String.raw`\d[\d.,']{0,12}${SCALE}\+?`;
const CURRENCY_BEFORE = String.raw`(?:(?:us|ca|au|nz|hk|c|a|s|r)?[$€£¥₹]|(?:usd|eur|gbp|chf|sek|nok|dkk|pln|inr|rs\.?) )`;
const CURRENCY_BEHIND = String.raw`(?:[- ]?(?:de |d'|di )?(?:€|£|\$|euros?|eur|dollars?|dolares|dollari|usd|pounds|gbp|chf|sek|nok|dkk|pln|franken|francs|kronor|kroner|rupees|yen|kr|mkr|msek|mnok|mdkk|meur|zl|zlotych|kc|korun|czk|reais|euroa|euron|dollaria|dolarow|dolaru))`;
const MONEY = String.raw`(?:${CURRENCY_BEFORE} ?${NUMBER}|${NUMBER}${CURRENCY_BEHIND})`;
const COMMON: Readonly<Record<string, string>> = {
  number: NUMBER,
  /** A thousand and more. */
  big: String.raw`\d{1,3}(?:[.,']\d{3}){1,3}\+?|\d[\d.,]{0,6} ?(?:k|thousand|million|millions|billion|tausend|millionen?|milliarden?|mille|milliards?|mil|millones|millon|mila|milioni|milione|miliardi|duizend|miljoen|miljard|tusen|tys\.?|tuhatta|tisic|milhoes|milhao|bilhoes|bilhao|miljon|miljoner|miljarder|millioner|milliarder|milionow|miliony|miliona|milionu|milion|miliardow|miliard|miljoonaa|miljoonan|miljardia|miljardin)\+?|[1-9]\d{3,6}(?<!20[0-4]\d)\+?`,
  money: MONEY,
  /** Money, or millions of nothing that is named: headlines leave the currency out. */
  sum: String.raw`(?:${MONEY}|\d[\d.,]{0,6} ?(?:m|mn|mln|mio|bn|mrd|mld|million|millions|billion|millionen?|milliarden?|milliards?|millones|millon|milioni|milione|miliardi|miljoen|miljard|mi|mkr|milj|milhoes|milhao|bilhoes|bilhao|miljon|miljoner|miljarder|millioner|milliarder|milionow|miliony|miliona|milionu|milion|miliardow|miliard|miljoonaa|miljoonan|miljardia|miljardin)\.?|(?:six|seven|eight)-figure(?: sum)?|millionen|millionenbetrag|(?:several|multi)[ -]million)`,
  share: String.raw`(?:\d[\d.,]{0,5} ?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|procent(?:a|ent)?|prosent(?:tia|in)?)|(?:a |one )?(?:third|quarter|fifth|tenth)|half|most|jede (?:dritte|vierte|funfte|zehnte)|(?:ein|einem) (?:drittel|viertel|funftel|zehntel)|die halfte|un (?:tiers|quart|cinquieme|tercio|cuarto|quinto|terzo)|la (?:moitie|mitad|meta)|een (?:derde|kwart|vijfde)|de helft|um terco|metade|en tredjedel|var (?:tredje|fjarde|femte)|hver (?:tredje|fjerde|femte)|halv(?:parten|delen)|halften|jedna trzecia|polowe|kolmanneksen|tretinu|polovinu)`,
  letter: '[a-j]\\d?',
  ordinal: String.raw`(?:\d{1,4}(?:st|nd|rd|th|e|er|eme|ste)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)`,
  ordinalending: '(?:st|nd|rd|th|e|er|eme|ste|ª|º|°)?',
  /** A place that is known, which the searched text shows as a run of `@`. */
  geo: '@+(?:[ -]@+)*',
  /** The company's own name, which the searched text shows as a run of `¤`. */
  own: '¤+(?:[^a-z0-9¤]{1,3}¤+)*',
};
const GAP = '[^;]{0,60}?';
const NO_WORD_BEFORE = '(?<![\\w@¤])';
const NO_WORD_BEHIND = '(?![\\w@¤])';

/** Returns the pattern of words in the notation of `vocabulary/README.md`; it takes linear time. */
export function patternOf(words: Words, lists: Lists = {}): RegExp {
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
