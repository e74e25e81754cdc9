import { companyKey, personKey, textKey } from '@firmlens/contract';

/** Whether a returned value is the expected one, however it is spelt. */
type Comparison = (given: unknown, expected: unknown) => boolean;

interface Round {
  date: string | null;
  stage: string | null;
  amount: number | null;
  currency: string | null;
}

interface Highlight {
  type: string;
  title: string;
  description: string | null;
  date: string | null;
}

const DAY_MS = 86_400_000;
/** A round may be reported when it is signed, announced or filed. */
const SAME_ROUND_DAYS = 31;
const SAME_EVENT_DAYS = 10;
/** Amounts in dollars depend on which day's exchange rate is used. */
const SAME_AMOUNT = 0.03;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : value;
const words = (value: string): string[] => textKey(value).split(' ');
const address = (value: unknown): string =>
  text(value)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/+$/, '');

const sameText: Comparison = (given, expected) =>
  typeof expected === 'string' ? textKey(text(given)) === textKey(expected) : given === expected;
const sameName: Comparison = (given, expected) => sameText(fieldOf(given, 'name'), expected);
const sameCompany: Comparison = (given, expected) =>
  companyKey(text(fieldOf(given, 'name'))) === companyKey(text(expected));
const sameAddress: Comparison = (given, expected) => address(given) === address(expected);
const holds: Comparison = (given, expected) =>
  ` ${textKey(text(given))} `.includes(` ${textKey(text(expected))} `);

function areWithinDays(a: string | null, b: string | null, days: number): boolean {
  return a === null || b === null || Math.abs(Date.parse(a) - Date.parse(b)) <= days * DAY_MS;
}

const sameAmount: Comparison = (given, expected) =>
  typeof given === 'number' && typeof expected === 'number'
    ? Math.abs(given - expected) <= SAME_AMOUNT * expected
    : given === expected;

const sameRound: Comparison = (given, expected) => {
  const [a, b] = [given as Round, expected as Partial<Round>];
  return (
    areWithinDays(a.date, b.date ?? null, SAME_ROUND_DAYS) &&
    (b.amount === undefined || b.amount === null || sameAmount(a.amount, b.amount)) &&
    (b.currency === undefined || b.currency === null || a.currency === b.currency) &&
    (b.stage === undefined || b.stage === null || sameText(a.stage, b.stage))
  );
};

/** Matches events by type, approximate day and at least half of the words that identify the event. */
const sameEvent: Comparison = (given, expected) => {
  const [a, b] = [given as Highlight, expected as { type: string; date?: string | null; about: string }];
  const returnedWords = new Set(words(`${a.title} ${a.description ?? ''}`));
  const about = words(b.about);
  return (
    a.type === b.type &&
    areWithinDays(a.date, b.date ?? null, SAME_EVENT_DAYS) &&
    about.filter((word) => returnedWords.has(word)).length * 2 >= about.length
  );
};

/** Synonyms for each way to earn money. */
const REVENUE_MODELS = [
  ['product sales', 'sales', 'direct sales', 'one time purchase', 'one time sales', 'sale of products'],
  ['services', 'service fees', 'professional services', 'project fees', 'project based'],
  ['subscription', 'subscriptions', 'recurring subscription', 'saas subscription'],
  ['commission', 'commissions', 'transaction fee', 'transaction fees'],
  ['licence', 'license', 'licensing', 'software licences', 'perpetual license'],
];

const sameRevenueModel: Comparison = (given, expected) =>
  sameText(given, expected) ||
  REVENUE_MODELS.some((names) => [given, expected].every((name) => names.includes(textKey(text(name)))));

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  'company.legal_name': (given, expected) => textKey(text(given)) === textKey(text(expected)),
  'company.linkedin_url': sameAddress,
  'company.facebook_url': sameAddress,
  'company.twitter_url': sameAddress,
  'company.office_locations': holds,
  'funding.total_funding': sameAmount,
  // A part of a country, such as GB-EAW, counts as the country.
  'company.jurisdiction': (given, expected) =>
    text(given).slice(0, 2) === expected || sameText(given, expected),
  'funding.investment_history': sameRound,
  'funding.investors': sameCompany,
  'funding.acquisitions': sameCompany,
  'team.team_members': (given, expected) =>
    personKey(text(fieldOf(given, 'name'))) === personKey(text(fieldOf(expected, 'name'))),
  'business.revenue_model': sameRevenueModel,
  'business.target_countries': (given, expected) => fieldOf(given, 'country_code') === expected,
  'competitors.competitors': sameCompany,
  'signals.highlights': sameEvent,
};

/**
 * Whether a field's value matches its label: the value itself, one of `any`, or text that `contains` every
 * part.
 */
export function isExpected(field: string, given: unknown, label: unknown): boolean {
  if (label !== null && typeof label === 'object') {
    if ('any' in label) return (label.any as unknown[]).some((other) => isExpected(field, given, other));
    if ('optional' in label) return isExpected(field, given, label.optional);
    if ('contains' in label) {
      return (label.contains as unknown[]).every((part) =>
        textKey(text(given)).includes(textKey(text(part))),
      );
    }
  }
  return (COMPARISONS[field] ?? sameName)(given, label);
}
