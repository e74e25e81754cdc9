import type { HighlightObservation } from '@firmlens/contract';
import {
  createEndedBatch,
  expireFreshness,
  observed,
  type TestAccount,
  type TestDomain,
} from './test-domain';

/** An event as in a signals module, valid or not, with defaults for what a test does not care about. */
export function highlight(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: 'funding',
    title: 'Tanner raises 5 million dollars',
    date: '2026-05-04',
    description: 'A round.',
    ...overrides,
    entities: {
      class: 'confirmed',
      source_url: 'https://tanner.example/news/round',
      seen_on: '2026-06-01',
      evidence: '1',
      ...(overrides['entities'] as object | undefined),
    },
  };
}

/** A report of an event, as in evidence. */
export function observation(overrides: Partial<HighlightObservation> = {}): HighlightObservation {
  return {
    ...{ type: 'funding', title: 'Tanner raises 5 million dollars', date: '2026-05-04', description: null },
    ...{ entities: {}, class: 'confirmed', ...overrides },
  };
}

interface Scan {
  highlights: unknown;
  evidence?: Parameters<typeof observed>[];
  company?: object;
  business?: object;
}

/** Runs a completed batch with these highlights. */
export async function scan(
  domain: TestDomain,
  account: TestAccount,
  name: string,
  { highlights, evidence = [], company = {}, business = {} }: Scan,
): Promise<void> {
  await expireFreshness(domain, name);
  await createEndedBatch(domain.db, account, 'completed', {
    domain: name,
    modules: ['signals', 'business'],
    evidence: evidence.map((piece) => observed(...piece)),
    data: {
      company: { name: 'Tanner', ...company },
      business,
      signals: { highlights_count: null, highlights },
    },
  });
}

/** A row of the table, with days as `YYYY-MM-DD`. */
export interface SignalRow {
  id: string;
  [column: string]: unknown;
}

/** Returns a company's signals on file, newest first. */
export const signalsOnFile = (domain: TestDomain, name: string): Promise<SignalRow[]> =>
  domain.sql<SignalRow>(
    `SELECT *, happened_on::text, seen_on::text, day::text FROM signals WHERE domain = $1
     ORDER BY signals.day DESC, title`,
    [name],
  );
