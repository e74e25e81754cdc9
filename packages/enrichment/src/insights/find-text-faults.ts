import { textKey } from '../merge/name-keys';
import { countriesNamed } from './country-names';
import { isEnglish } from './common-words';
import { type UnknownWord, unknownWordsIn, type Vocabulary } from './vocabulary';

/** What a written text is checked against. */
export interface Measure {
  /** What the facts contain, without rumours. */
  withoutRumours: Vocabulary;
  /** What the facts and rumours contain. A sentence that draws on a rumour must say so. */
  all: Vocabulary;
  /** Other people's texts, which must not be copied. */
  quotable: readonly string[];
  maxLength: number;
  /** Whether the text is about the future. */
  isOutlook?: boolean;
  /** The code of the one country that the text may name, if it is about a country. */
  country?: string;
}

/** What is wrong with a text. */
export interface Fault {
  /** Completes the sentence "refused: …" in our own words, safe to publish. */
  fault: string;
  /** The words of the text that are at fault. They may be anybody's name, so only the writer sees them. */
  words: readonly string[];
}

const FAULT_BY_KIND: Readonly<Record<UnknownWord['kind'], string>> = {
  number: 'a number that is in no evidence',
  date: 'a date that is in no evidence',
  name: 'a name that is in no evidence',
  country: 'a country that is in no evidence',
  event: 'an event or a state that no evidence reports',
  superlative: 'a superlative that is in no evidence',
};

/** This many consecutive words of a headline or description are a copy. */
const COPIED_WORDS = 12;
const MAX_NAMED = 5;

/** Control characters, invisible characters, and those that change the direction of text. */
const ODD_CHARACTER = /[\p{C}\p{Zl}\p{Zp}\p{Extended_Pictographic}]/u;
const MARKUP = /[<>[\]{}`|\\^~]|\*\*|__|&(?:#|[a-z]{2,8};)/iu;
const ADDRESS =
  /:\/\/|(?:^|[^\p{L}\p{N}])(?:www\.|mailto:|javascript:)|[@#][\p{L}\p{N}_]|[\p{L}\p{N}_.+-]@/iu;
/** An insight is about a company and addresses nobody. */
const READER_ADDRESS =
  /(?<!\p{L})(?:you|your|yours|click|visit|subscribe|sign up|buy now|call now|contact us|as an ai|i am|i cannot)(?!\p{L})/iu;
const RUMOUR_WORDS = /(?<!\p{L})(?:rumou?r(?:s|ed)?|unconfirmed|hearsay|speculation|reportedly)(?!\p{L})/iu;

function isCopy(text: string, quotable: readonly string[]): boolean {
  const words = textKey(text).split(' ');
  const sources = quotable.map((source) => ` ${textKey(source)} `);
  return words.some((_word, start) => {
    const phrase = words.slice(start, start + COPIED_WORDS);
    return (
      phrase.length === COPIED_WORDS && sources.some((source) => source.includes(` ${phrase.join(' ')} `))
    );
  });
}

/** Returns, sentence by sentence, what no fact contains. A rumour counts if the sentence calls it one. */
function findInventions(text: string, { withoutRumours, all, isOutlook = false }: Measure): Fault[] {
  const invented = text
    .split(/(?<=[.!?]) +/u)
    .flatMap((sentence) =>
      unknownWordsIn(sentence, RUMOUR_WORDS.test(sentence) ? all : withoutRumours, isOutlook),
    );
  const kinds = [...new Set(invented.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const written = invented.filter((one) => one.kind === kind).map((one) => one.written);
    return { fault: FAULT_BY_KIND[kind], words: [...new Set(written)].slice(0, MAX_NAMED) };
  });
}

/**
 * Returns the faults of a text that was written from facts; empty if it is acceptable. Every number, date,
 * name and country must be in the facts, and every event must be of a kind that a fact reports. The text must
 * be plain English prose of the given length that addresses nobody and copies no headline. What a number
 * counts, and whether a sentence is true of its names, is not checked.
 */
export function findTextFaults(text: string, measure: Measure): Fault[] {
  const toFault = (fault: string, words: readonly string[] = []): Fault => ({ fault, words });
  if (text.trim() === '') return [toFault('it is empty')];
  if (text.length > measure.maxLength) return [toFault(`it is longer than ${measure.maxLength} characters`)];
  const faults: Fault[] = [];
  if (ODD_CHARACTER.test(text)) faults.push(toFault('it contains control characters or pictographs'));
  if (MARKUP.test(text)) faults.push(toFault('it contains markup'));
  if (ADDRESS.test(text)) faults.push(toFault('it contains an address'));
  if (READER_ADDRESS.test(text)) faults.push(toFault('it addresses the reader'));
  if (!isEnglish(text)) faults.push(toFault('it is not English'));
  if (isCopy(text, measure.quotable)) faults.push(toFault('it copies a headline'));
  faults.push(...findInventions(text, measure));
  const { country } = measure;
  const others = country === undefined ? [] : countriesNamed(text).filter(({ code }) => code !== country);
  if (others.length > 0)
    faults.push(
      toFault(
        'it names another country',
        others.map(({ name }) => name),
      ),
    );
  return faults;
}
