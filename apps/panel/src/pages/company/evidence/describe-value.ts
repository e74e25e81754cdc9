import { jurisdictionName } from '../../../components/country-name';
import { money } from '../../../components/numbers';
import { company } from '../../../texts/company';
import { shortDate } from '../dates';
import { describeIndustryCode } from '../industry-code';

/** A value as people read it: what names it, and what else is known of it. */
interface Description {
  name: string;
  details: [label: string, text: string][];
}

type Part = [key: string, value: unknown];

/** What names an item, in the order in which it is shown. */
const NAMES: readonly string[] = ['name', 'title', 'country', 'month_name', 'stage', 'insight'];
/** Said by the amount, or of use to programs alone. */
const HIDDEN: ReadonlySet<string> = new Set(['currency', 'country_code']);
const DOLLARS: ReadonlySet<string> = new Set(['amount_usd', 'valuation_usd']);

const LABELS: Readonly<Record<string, string | undefined>> = company.details;
const PROOFS: Readonly<Record<string, string | undefined>> = company.proofs;
const TYPES: Readonly<Record<string, string | undefined>> = company.types;
const CLASSES: Readonly<Record<string, string | undefined>> = company.classes;

const count = new Intl.NumberFormat('en');
const rate = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 });

/** Describes the value of a piece of evidence of this field. */
export function describeValue(field: string, value: unknown): Description {
  if (typeof value !== 'object' || value === null) return { name: scalar(field, value), details: [] };
  const parts = Object.fromEntries(Object.entries(value)) as Readonly<Record<string, unknown>>;
  switch (field) {
    case 'funding.exchange_rates':
      return {
        name: company.exchangeRate(textOf(parts['currency']), rate.format(Number(parts['usd']))),
        details: [[company.details.rate_date, shortDate(textOf(parts['date']))]],
      };
    case 'funding.stated_total':
      return {
        name: amount(parts['amount'], parts['currency']),
        details: [[company.details.stated_on, shortDate(textOf(parts['date']))]],
      };
    case 'funding.investment_history':
      return record(
        Object.entries({ ...parts, stage: parts['stage'] ?? company.unnamed }),
        parts['currency'],
      );
    default:
      return record(Object.entries(parts).flatMap(flat), parts['currency']);
  }
}

function scalar(field: string, value: unknown): string {
  if (typeof value === 'number') {
    if (field === 'funding.last_valuation') return amount(value, 'USD');
    return field.endsWith('_year') ? String(value) : count.format(value);
  }
  if (field === 'company.jurisdiction') return jurisdictionName(textOf(value));
  if (field === 'company.sic_codes') return describeIndustryCode(textOf(value));
  return text(textOf(value));
}

function record(parts: readonly Part[], currency: unknown): Description {
  const known = parts
    .filter(([key]) => !HIDDEN.has(key))
    .map(([key, value]): [string, string] => [key, detail(key, value, currency)])
    .filter(([, shown]) => shown !== '');
  const named = NAMES.flatMap((key) => known.filter(([name]) => name === key))[0] ?? known[0];
  return {
    name: named?.[1] ?? '',
    details: known
      .filter((entry) => entry !== named)
      .map(([key, shown]) => [LABELS[key] ?? capital(key.replaceAll('_', ' ')), shown]),
  };
}

/** What a signal says beside its title is in a record of its own. */
const flat = ([key, value]: Part): Part[] =>
  key === 'entities' && typeof value === 'object' && value !== null ? Object.entries(value) : [[key, value]];

function detail(key: string, value: unknown, currency: unknown): string {
  if (value === null || value === undefined) return '';
  if (DOLLARS.has(key)) return amount(value, 'USD');
  if (key === 'proof') return PROOFS[textOf(value)] ?? textOf(value);
  if (key === 'type') return TYPES[textOf(value)] ?? textOf(value);
  if (key === 'class') return CLASSES[textOf(value)] ?? textOf(value);
  if (typeof value !== 'number') return text(textOf(value));
  return typeof currency === 'string' ? amount(value, currency) : count.format(value);
}

/** An amount with its currency; without one, as a number. */
function amount(value: unknown, currency: unknown): string {
  const units = Number(value);
  if (!Number.isFinite(units)) return textOf(value);
  return typeof currency === 'string' ? money(units, currency, 'exact') : count.format(units);
}

/** A day, or an amount such as `EUR 12000000`, as the panel writes it; anything else as it is. */
function text(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return shortDate(value);
  const [, currency, units] = /^([A-Z]{3}) (\d{1,15}(?:\.\d{1,4})?)$/.exec(value) ?? [];
  return currency === undefined ? value : amount(units, currency);
}

/** All texts and numbers in a value, with commas between them. */
const textOf = (value: unknown): string => textsOf(value).join(', ');

/** All texts and numbers in a value, as texts. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
