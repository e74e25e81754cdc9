import { Parser } from 'htmlparser2';
import { feedInChunks } from '@firmlens/turns';
import { dayOf } from '../parsing/json-values';

/** The average headcount of a financial year. */
export interface YearlyHeadcount {
  /** Last day of the financial year. */
  day: string;
  employees: number;
}

interface Fact {
  context: string;
  scale: number;
  text: string;
}

const MAX_FACTS = 100;
const MAX_CONTEXTS = 5_000;
/** Real accounts nest some 30 levels deep. The parser's time grows with the square of the depth. */
const MAX_DEPTH = 500;
const MAX_DIGITS_TEXT = 40;
/** No company employs more people. */
const MAX_EMPLOYEES = 5_000_000;
const HEADCOUNT = 'AverageNumberEmployeesDuringPeriod';

/**
 * Reads the headcounts in annual accounts filed as inline XBRL, latest year first. They are the facts named
 * `AverageNumberEmployeesDuringPeriod`, with any prefix, about the whole company rather than one part. Stops
 * at markup nested deeper than any real accounts.
 */
export async function readAccounts(xhtml: string): Promise<YearlyHeadcount[]> {
  const facts: Fact[] = [];
  /** Last day of each context's period, or null if the context covers only part of the company. */
  const contexts = new Map<string, string | null>();
  let context: { id: string; day: string | null; isPart: boolean } | null = null;
  let fact: Fact | null = null;
  let dayText: string | null = null;
  let depth = 0;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MAX_DEPTH) parser.pause();
        const tag = localName(name);
        if (tag === 'context') context = { id: attributes['id'] ?? '', day: null, isPart: false };
        else if (tag === 'explicitMember' || tag === 'typedMember') context &&= { ...context, isPart: true };
        else if (tag === 'endDate' || tag === 'instant') dayText = '';
        else if (tag === 'nonFraction' && isHeadcount(attributes)) {
          fact = { context: attributes['contextRef'] ?? '', scale: scaleOf(attributes['scale']), text: '' };
        }
      },
      ontext(text) {
        if (dayText !== null) dayText = (dayText + text).trimStart().slice(0, MAX_DIGITS_TEXT);
        if (fact !== null) fact.text = (fact.text + text).trimStart().slice(0, MAX_DIGITS_TEXT);
      },
      onclosetag(name) {
        depth -= 1;
        const tag = localName(name);
        if (tag === 'endDate' || tag === 'instant') {
          context &&= { ...context, day: dayOf(dayText?.trim()) };
          dayText = null;
        } else if (tag === 'context' && context !== null) {
          if (contexts.size < MAX_CONTEXTS) contexts.set(context.id, context.isPart ? null : context.day);
          context = null;
        } else if (tag === 'nonFraction' && fact !== null) {
          if (facts.length < MAX_FACTS) facts.push(fact);
          fact = null;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  await feedInChunks(xhtml, (piece) => {
    parser.write(piece);
    return depth <= MAX_DEPTH;
  });
  parser.end();

  const years = new Map<string, number>();
  for (const { context: id, scale, text } of facts) {
    const day = contexts.get(id) ?? null;
    const employees = headcount(text, scale);
    if (day !== null && employees !== null && !years.has(day)) years.set(day, employees);
  }
  return [...years].map(([day, employees]) => ({ day, employees })).sort((a, b) => (a.day < b.day ? 1 : -1));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function isHeadcount({ name = '', sign = '' }: Readonly<Record<string, string>>): boolean {
  return localName(name) === HEADCOUNT && sign !== '-';
}

/** Returns the power of ten to multiply the number by. */
function scaleOf(scale = ''): number {
  return /^[0-6]$/.test(scale) ? Number(scale) : 0;
}

function headcount(text: string, scale: number): number | null {
  const digits = text.replace(/[\s,]/g, '');
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(digits)) return null;
  const employees = Math.round(Number(digits) * 10 ** scale);
  return employees <= MAX_EMPLOYEES ? employees : null;
}
