import { countriesNamed } from './country-names';
import { type DateFigure, isDateWithin, type ConsumeMatches, extractDates } from './dates-in-text';
import {
  domainNames,
  endsInName,
  isKnownRun,
  type KnownNames,
  collectKnownNames,
  type NameRun,
  namesByForm,
} from './names-in-text';
import { isSameNumber, type NumberFigure, extractNumbers } from './numbers-in-text';
import { unsupportedPraiseIn, unsupportedTopicsIn } from './topics';

/** The dates and numbers of a text, which can be checked without further context. */
interface Figures {
  dates: DateFigure[];
  numbers: NumberFigure[];
  /** The text without these figures. */
  rest: string;
}

/** The numbers, names, dates and countries in the facts. */
export interface Vocabulary {
  dates: readonly DateFigure[];
  numbers: readonly NumberFigure[];
  names: KnownNames;
  countries: ReadonlySet<string>;
  /** The texts themselves. */
  texts: readonly string[];
}

/** Something a text says that no fact contains: its kind, and how it is written. */
export interface UnknownWord {
  kind: 'number' | 'date' | 'name' | 'country' | 'event' | 'superlative';
  written: string;
}

function readFigures(text: string, isPartOfName: (before: string) => boolean): Figures {
  let rest = text.normalize('NFKC');
  const consume: ConsumeMatches = (pattern, read) => {
    const input = rest;
    rest = input.replace(pattern, (...args: unknown[]) => {
      const index = args.findIndex((arg) => typeof arg === 'number');
      const groups = args.slice(0, index) as (string | undefined)[];
      const match = Object.assign(groups, { index: args[index] as number, input }) as RegExpExecArray;
      return read(match) ? ' ; ' : match[0];
    });
  };
  const dates = extractDates(consume);
  const numbers = extractNumbers(consume, isPartOfName);
  return { dates, numbers, rest };
}

/** The company and the people whom the texts name. */
interface KnownSubjects {
  company: string;
  people: readonly string[];
}

/** Collects everything that the texts contain. */
export function vocabularyOf(texts: readonly string[], { company, people }: KnownSubjects): Vocabulary {
  const figures = [...texts, company].map((text) => readFigures(text, () => false));
  return {
    dates: figures.flatMap(({ dates }) => dates),
    numbers: figures.flatMap(({ numbers }) => numbers),
    // A product's name can contain a number.
    names: collectKnownNames([...figures.map(({ rest }) => rest), ...texts], company, people),
    countries: new Set([...texts, company].flatMap(countriesNamed).map(({ code }) => code)),
    texts,
  };
}

/**
 * Returns what a sentence says that the vocabulary does not contain: numbers, dates, names by their form
 * (capitals, digits, other scripts, domains), countries in any case, events, states and praise. `isOutlook`
 * says that it is about the future.
 */
export function unknownWordsIn(text: string, vocabulary: Vocabulary, isOutlook: boolean): UnknownWord[] {
  const { dates, numbers, rest } = readFigures(text, endsInName);
  const countries = countriesNamed(text);
  const isCountry = ({ keys }: NameRun) => countries.some(({ name }) => name === keys.join(' '));
  const names = namesByForm(rest).filter((run) => !isCountry(run) && !isKnownRun(run, vocabulary.names));
  const domains = domainNames(text).filter((name) => !vocabulary.names.domains.has(name));
  const toUnknownWords = (kind: UnknownWord['kind'], all: readonly string[]): UnknownWord[] =>
    all.map((written) => ({ kind, written: written.trim() }));
  const phrasesOf = (all: readonly { written: string }[]) => all.map((one) => one.written);
  return [
    ...toUnknownWords(
      'date',
      phrasesOf(dates.filter((date) => !vocabulary.dates.some((one) => isDateWithin(one, date)))),
    ),
    ...toUnknownWords(
      'number',
      phrasesOf(numbers.filter((number) => !vocabulary.numbers.some((one) => isSameNumber(one, number)))),
    ),
    ...toUnknownWords('name', [...phrasesOf(names), ...domains]),
    ...toUnknownWords(
      'country',
      countries.filter(({ code }) => !vocabulary.countries.has(code)).map(({ name }) => name),
    ),
    ...toUnknownWords('event', unsupportedTopicsIn(text, vocabulary.texts, isOutlook)),
    ...toUnknownWords('superlative', unsupportedPraiseIn(text, vocabulary.texts)),
  ];
}
