import {
  citiesNamed,
  type Country,
  countriesIn,
  countryOfCode,
  countryOfPlace,
  employeeRange,
  parseCountry,
  patternOf,
} from '@firmlens/text';
import { peopleCountedIn, wholeNumber } from '../readers/company/headcount-wording';
import { OFFICE_WORDS as WORDS } from '../readers/company/office-words';
import { canTellFounding } from '../readers/company/read-founding';
import { type Finding, isAboutCompany, type Question } from './question';

/** Below every rule that reads the same field from markup. */
const CONFIDENCE = 0.45;

const SEAT = new RegExp(patternOf(WORDS.headquarters.words, WORDS.basedIn), 'u');
const OFFICE = new RegExp(patternOf(WORDS.branches.words, WORDS.offices.words), 'u');
const IN = new RegExp(`(?:^|\\s)${patternOf(WORDS.headquarters.in)} $`, 'iu');

export const headquarters: Question = {
  module: 'company',
  fields: ['company.headquarter_city', 'company.headquarter_country'],
  ask: 'the town where the company itself is based, as the page writes it, without its country',
  maxAnswers: 1,
  support(statement) {
    const { value, sentence } = statement;
    const country = countryOfTown(value, sentence);
    const isSeat =
      SEAT.test(sentence) || (!OFFICE.test(sentence) && IN.test(sentence.slice(0, sentence.indexOf(value))));
    if (country === null || !isSeat || !isAboutCompany(statement)) return [];
    return [
      { field: 'company.headquarter_city', value, confidence: CONFIDENCE },
      { field: 'company.headquarter_country', value: country.country, confidence: CONFIDENCE },
    ];
  },
};

/**
 * Returns the country of a known town: the one that the sentence names, else the one that is meant if nothing
 * else is said. Null if they do not agree or the town could be in several.
 */
function countryOfTown(town: string, sentence: string): Country | null {
  if (parseCountry(town) !== null) return null;
  const usual = countryOfPlace(town);
  const possible = new Set(citiesNamed(town).map(({ country }) => country));
  if (usual !== null) possible.add(usual.country_code);
  const named = countriesIn(sentence);
  const [agreeing, another] = named.filter(({ country_code }) => possible.has(country_code));
  if (named.length > 0) return another === undefined ? (agreeing ?? null) : null;
  const [only, ...rest] = possible;
  return usual ?? (only === undefined || rest.length > 0 ? null : countryOfCode(only));
}

export const employees: Question = {
  module: 'company',
  fields: ['company.employee_count', 'company.employee_range'],
  ask: "how many people work for the company itself, as the page writes the number; not its customers', users' or one team's",
  maxAnswers: 1,
  support(statement) {
    const count = wholeNumber(statement.value);
    const stated = peopleCountedIn(statement.sentence, null).find(
      ({ from, to }) => from === count && to === count,
    );
    if (stated === undefined || !isAboutCompany(statement)) return [];
    const { from, to, exact } = stated;
    const range = employeeRange(from, to);
    const findings: Finding[] = [];
    if (exact) findings.push({ field: 'company.employee_count', value: from, confidence: CONFIDENCE });
    if (range !== null)
      findings.push({ field: 'company.employee_range', value: range, confidence: CONFIDENCE });
    return findings;
  },
};

export const founding: Question = {
  module: 'company',
  fields: ['company.founded_year'],
  ask: 'the year in which the company itself was founded',
  maxAnswers: 1,
  support(statement) {
    const { value, sentence } = statement;
    const isYear = /^\d{4}$/.test(value);
    if (!isYear || !canTellFounding(sentence) || !isAboutCompany(statement)) return [];
    return [{ field: 'company.founded_year', value: Number(value), confidence: CONFIDENCE }];
  },
};
