import type { Evidence, Module } from '@firmlens/contract';
import type { Database } from '@firmlens/domain';
import type { Caller } from './accounts';
import { completeBatch } from './batches';

/** Returns an event as the signals module has it, with defaults for what the test does not set. */
export function highlight(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...{ type: 'funding', title: 'Marlow raises money', date: '2026-05-04', description: null },
    ...overrides,
    entities: {
      ...{
        class: 'confirmed',
        source_url: 'https://marlow.example/news',
        seen_on: '2026-06-01',
        evidence: '1',
      },
      ...(overrides['entities'] as object | undefined),
    },
  };
}

interface CompanyOptions {
  highlights?: readonly object[] | null;
  country?: string;
  industries?: readonly string[];
  modules?: readonly Module[];
  evidence?: readonly Evidence[];
}

/** Puts a company on file with these events. */
export async function companyWithSignals(
  db: Database,
  caller: Caller,
  domain: string,
  {
    highlights = [],
    country,
    industries = [],
    modules = ['signals', 'business'],
    evidence = [],
  }: CompanyOptions,
): Promise<void> {
  await completeBatch(db, caller, domain, {
    modules,
    evidence,
    data: {
      company: { headquarter_country: country ?? null },
      business: { industries },
      signals: { highlights_count: highlights?.length ?? null, highlights },
    },
  });
}
