import { textKey } from '../../merge/name-keys';

/** The names that a headline seems to contain, as folded words, without the company's own. */
export interface NamesInTitle {
  /** All words with a capital. */
  capitals: ReadonlySet<string>;
  /** Words whose capital can only mean a name. */
  certain: ReadonlySet<string>;
}

const MAX_WORDS = 40;
/** Shorter words say nothing about how a headline is written: `In`, `of`. */
const LONG_WORD = 4;
/** Words that lawsuits and awards have in common; German capitalises nouns. */
const COMMON_STORY_WORDS =
  /^(?:(?:law)?suits?|patent\w*|courts?|judges?|ceo|chief|claims?|fines?|settle\w*|usa?|eu|euros?|dollars?|mi(?:lli)?o\w*|klagen?|gericht\w*|urteil\w*|vergleich|strafen?|bussgeld\w*|prozess|streit|verfahren|awards?|prizes?|winners?|best|top|preise?|auszeichnung\w*|gewinner|prix|premios?|premio|prijs|we|our|wir|nous|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Returns the names in a headline. `isOwn` recognises the folded words of the company's own name. */
export function namesInTitle(title: string, isOwn: (word: string) => boolean): NamesInTitle {
  const words = (title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS).map((word, at) => ({
    key: textKey(word),
    isCapital: /^\p{Lu}/u.test(word),
    isFirst: at === 0,
  }));
  const others = words.filter(({ key }) => key.length > 1 && !isOwn(key));
  const laterNames = others.filter(({ key, isFirst }) => !isFirst && key.length >= LONG_WORD);
  // A Headline That Capitalises Each Word shows no names.
  const isSentence = laterNames.filter(({ isCapital }) => isCapital).length * 2 <= laterNames.length;
  const capitals = others.filter(({ key, isCapital }) => isCapital && !COMMON_STORY_WORDS.test(key));
  const certain = capitals.filter(({ isFirst }) => isSentence && !isFirst);
  return {
    capitals: new Set(capitals.map(({ key }) => key)),
    certain: new Set(certain.map(({ key }) => key)),
  };
}

/** Whether two headlines share a name. */
export function shareName(a: NamesInTitle, b: NamesInTitle): boolean {
  const shareCertainName = (one: NamesInTitle, other: NamesInTitle) =>
    [...one.certain].some((word) => other.capitals.has(word));
  return shareCertainName(a, b) || shareCertainName(b, a);
}

/** Whether one headline contains all names of the other. */
export function haveSameNames(a: NamesInTitle, b: NamesInTitle): boolean {
  const containsAll = (one: NamesInTitle, other: NamesInTitle) =>
    one.certain.size > 0 && [...one.certain].every((word) => other.capitals.has(word));
  return containsAll(a, b) || containsAll(b, a);
}
