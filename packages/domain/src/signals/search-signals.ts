import type { HighlightObservation, HighlightType } from '@firmlens/contract';
import type { Transaction } from '../database';
import { Prisma } from '../generated/client';
import { FILTERED_COLUMNS, narrowestFilters } from './narrowest-filters';
import { type ListFilter, MAX_PAGE_SIZE, type SignalFilters, type SignalPosition } from './signal-filters';

/** The most rows read for a value. There are few different numbers, because each has its own plan. */
const LIMITS: readonly number[] = [20, MAX_PAGE_SIZE];

/** A piece of evidence behind a signal. */
export interface SignalEvidence {
  source: string;
  url: string | null;
  /** ISO 8601 date-time. */
  observed_at: string;
  confidence: number;
}

/** A signal on file. Title, description, entities and URLs are third-party text. */
export interface FoundSignal {
  id: bigint;
  domain: string;
  type: HighlightType;
  class: HighlightObservation['class'];
  title: string;
  description: string | null;
  /** Days as `YYYY-MM-DD`: when it happened and when it was seen, if known. */
  happenedOn: string | null;
  seenOn: string | null;
  entities: Record<string, string>;
  /** The sort key: the day it happened, otherwise the day it was first seen. */
  day: string;
  sourceUrl: string | null;
  evidence: SignalEvidence[];
  /** From 0 to 1; null if no evidence is on file. */
  confidence: number | null;
  fundingStage: string | null;
}

interface PageRequest {
  limit: number;
  after: SignalPosition | null;
}

export interface SignalsPage {
  signals: FoundSignal[];
  /** Where the page ended; null if there are no older signals. */
  next: SignalPosition | null;
}

/**
 * Returns signals on file, newest first, after the end of an earlier page. An index has each value's signals
 * in that order: the first ones of each value of the narrowest filters are read and merged, and those that
 * other filters reject are skipped.
 */
export async function searchSignals(
  db: Transaction,
  filters: SignalFilters,
  { limit, after }: PageRequest,
): Promise<SignalsPage> {
  const leading = await narrowestFilters(db, filters);
  const rows = await db.$queryRaw<FoundSignal[]>`
    SELECT s.id, s.domain, s.type, s.class, s.title, s.description, to_char(s.happened_on, 'YYYY-MM-DD') AS "happenedOn",
           to_char(s.seen_on, 'YYYY-MM-DD') AS "seenOn", to_char(s.day, 'YYYY-MM-DD') AS day, s.entities,
           s.source_url AS "sourceUrl", s.evidence, s.confidence, s.funding_stage AS "fundingStage"
    FROM (SELECT DISTINCT day, id FROM (${inOrder(leading, filters, { limit, after })}) AS found
          ORDER BY day DESC, id DESC LIMIT ${limit + 1}::int) AS page
    JOIN signals s ON s.id = page.id
    ORDER BY page.day DESC, page.id DESC`;
  const signals = rows.slice(0, limit);
  const last = rows.length > limit ? signals.at(-1) : undefined;
  return {
    signals,
    next: last === undefined ? null : { day: last.day, id: last.id },
  };
}

/**
 * Returns the first signals of each leading value that pass the other filters. Some may occur under several
 * values.
 */
function inOrder(
  leading: readonly ListFilter[],
  filters: SignalFilters,
  { limit, after }: PageRequest,
): Prisma.Sql {
  // The number is part of the text: a plan that does not know it assumes a large part of the table.
  const first = Prisma.raw(`DESC LIMIT ${(LIMITS.find((most) => limit <= most) ?? limit) + 1}`);
  if (leading.length === 0) {
    const passing = whereClause(conditions(leading, filters, after, Prisma.raw('id')));
    return Prisma.sql`SELECT day, id FROM signals ${passing} ORDER BY day DESC, id ${first}`;
  }
  const isListed = leading.includes('industries');
  const [from, id] = [
    Prisma.raw(isListed ? 'signal_industries' : 'signals'),
    Prisma.raw(isListed ? 'signal_id' : 'id'),
  ];
  const values = leading.map(
    (list) => Prisma.sql`unnest(${[...filters[list]]}::text[]) AS ${Prisma.raw(`of_${list}`)}(value)`,
  );
  const equal = leading.map((list) =>
    Prisma.raw(`${list === 'industries' ? 'industry' : FILTERED_COLUMNS[list]} = of_${list}.value`),
  );
  return Prisma.sql`
    SELECT of_values.day, of_values.id FROM ${Prisma.join(values, ' CROSS JOIN ')} CROSS JOIN LATERAL (
      SELECT day, ${id} AS id FROM ${from} ${whereClause([...equal, ...conditions(leading, filters, after, id)])}
      ORDER BY day DESC, ${id} ${first}) AS of_values`;
}

const whereClause = (all: Prisma.Sql[]): Prisma.Sql =>
  all.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(all, ' AND ')}`;

/** Returns the conditions besides the leading filters. */
function conditions(
  leading: readonly ListFilter[],
  { types, fundingStages, countries, industries, since, until, includeRumours }: SignalFilters,
  after: SignalPosition | null,
  id: Prisma.Sql,
): Prisma.Sql[] {
  const whenAny = (list: ListFilter, values: readonly string[], condition: Prisma.Sql): Prisma.Sql[] =>
    leading.includes(list) || values.length === 0 ? [] : [Prisma.sql`${condition} (${[...values]}::text[])`];
  return [
    ...(includeRumours ? [] : [Prisma.sql`class <> 'rumour'`]),
    ...whenAny('types', types, Prisma.sql`type = ANY`),
    ...whenAny('fundingStages', fundingStages, Prisma.sql`funding_stage = ANY`),
    ...whenAny('countries', countries, Prisma.sql`country_code = ANY`),
    ...whenAny('industries', industries, Prisma.sql`industries &&`),
    ...(since === null ? [] : [Prisma.sql`day >= ${since}::date`]),
    ...(until === null ? [] : [Prisma.sql`day <= ${until}::date`]),
    ...(after === null ? [] : [Prisma.sql`(day, ${id}) < (${after.day}::date, ${after.id}::bigint)`]),
  ];
}
