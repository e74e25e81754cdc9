import { textKey } from '../../merge/name-keys';

/** Names that a headline seems to hold, by the words that they are made of, folded, without the company's own. */
export interface NamesInTitle {
  /** All words with a capital. */
  capitals: ReadonlySet<string>;
  /** Those that have it for no other reason than that they name something. */
  sure: ReadonlySet<string>;
}

const MAX_WORDS = 40;
/** Shorter ones say nothing about how a headline is written: `In`, `of`. */
const LONG_WORD = 4;
/** What lawsuits and prizes have in common; German writes nouns with a capital. */
const IN_EVERY_STORY =
  /^(?:(?:law)?suits?|patent\w*|courts?|judges?|ceo|chief|claims?|fines?|settle\w*|usa?|eu|euros?|dollars?|mi(?:lli)?o\w*|klagen?|gericht\w*|urteil\w*|vergleich|strafen?|bussgeld\w*|prozess|streit|verfahren|awards?|prizes?|winners?|best|top|preise?|auszeichnung\w*|gewinner|prix|premios?|premio|prijs|we|our|wir|nous|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** The names of a headline; `isOwn` knows the words of the company's own name, folded. */
export function namesInTitle(title: string, isOwn: (word: string) => boolean): NamesInTitle {
  const words = (title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS).map((word, at) => ({
    key: textKey(word),
    isCapital: /^\p{Lu}/u.test(word),
    isFirst: at === 0,
  }));
  const others = words.filter(({ key }) => key.length > 1 && !isOwn(key));
  const told = others.filter(({ key, isFirst }) => !isFirst && key.length >= LONG_WORD);
  // Where Each Word Has a Capital, it tells no names.
  const isSentence = told.filter(({ isCapital }) => isCapital).length * 2 <= told.length;
  const capitals = others.filter(({ key, isCapital }) => isCapital && !IN_EVERY_STORY.test(key));
  const sure = capitals.filter(({ isFirst }) => isSentence && !isFirst);
  return { capitals: new Set(capitals.map(({ key }) => key)), sure: new Set(sure.map(({ key }) => key)) };
}

/** Whether two headlines share a name. */
export function shareName(a: NamesInTitle, b: NamesInTitle): boolean {
  const inBoth = (one: NamesInTitle, other: NamesInTitle) =>
    [...one.sure].some((word) => other.capitals.has(word));
  return inBoth(a, b) || inBoth(b, a);
}

/** Whether one headline has all names of the other. */
export function haveSameNames(a: NamesInTitle, b: NamesInTitle): boolean {
  const allIn = (one: NamesInTitle, other: NamesInTitle) =>
    one.sure.size > 0 && [...one.sure].every((word) => other.capitals.has(word));
  return allIn(a, b) || allIn(b, a);
}
