import { countriesNamed } from './country-names';
import { type DateFigure, isDateWithin, type Take, takeDates } from './dates-in-text';
import { domainNames, endsInName, isKnownRun, type KnownNames, knownNames, nameRuns } from './names-in-text';
import { isSameNumber, type NumberFigure, takeNumbers } from './numbers-in-text';

/** What a text names that can be true or false without further context. */
interface Figures {
  dates: DateFigure[];
  numbers: NumberFigure[];
  /** The text with each of them gone. */
  rest: string;
}

/** The numbers, names, dates and countries that facts hold. */
export interface Vocabulary {
  dates: readonly DateFigure[];
  numbers: readonly NumberFigure[];
  names: KnownNames;
  countries: ReadonlySet<string>;
}

function readFigures(text: string, isPartOfName: (before: string) => boolean): Figures {
  let rest = text.normalize('NFKC');
  const take: Take = (pattern, read) => {
    const input = rest;
    rest = input.replace(pattern, (...args: unknown[]) => {
      const index = args.findIndex((arg) => typeof arg === 'number');
      const groups = args.slice(0, index) as (string | undefined)[];
      const match = Object.assign(groups, { index: args[index] as number, input }) as RegExpExecArray;
      return read(match) ? ' ; ' : match[0];
    });
  };
  const dates = takeDates(take);
  const numbers = takeNumbers(take, isPartOfName);
  return { dates, numbers, rest };
}

/** Whose names texts hold, besides others. */
interface NamedIn {
  company: string;
  people: readonly string[];
}

/** All that the texts hold. */
export function vocabularyOf(texts: readonly string[], { company, people }: NamedIn): Vocabulary {
  const read = [...texts, company].map((text) => readFigures(text, () => false));
  return {
    dates: read.flatMap(({ dates }) => dates),
    numbers: read.flatMap(({ numbers }) => numbers),
    // A product's name can hold a number.
    names: knownNames([...read.map(({ rest }) => rest), ...texts], company, people),
    countries: new Set([...texts, company].flatMap(countriesNamed).map(({ code }) => code)),
  };
}

/**
 * What a text names that the vocabulary does not hold, as it is written there: numbers, dates, names by their form
 * (capitals, digits, other scripts, domains) and countries in whatever case.
 */
export function unknownIn(text: string, vocabulary: Vocabulary): string[] {
  const { dates, numbers, rest } = readFigures(text, endsInName);
  const unknown = [
    ...dates.filter((date) => !vocabulary.dates.some((known) => isDateWithin(known, date))),
    ...numbers.filter((number) => !vocabulary.numbers.some((known) => isSameNumber(known, number))),
    ...nameRuns(rest).filter((run) => !isKnownRun(run, vocabulary.names)),
  ].map(({ written }) => written.trim());
  const domains = domainNames(text).filter((name) => !vocabulary.names.domains.has(name));
  const countries = countriesNamed(text).filter(({ code }) => !vocabulary.countries.has(code));
  return [...new Set([...unknown, ...domains, ...countries.map(({ name }) => name)])];
}
