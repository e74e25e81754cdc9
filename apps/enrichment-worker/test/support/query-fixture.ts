import { PassThrough } from 'node:stream';
import type { DataModule, Evidence, EvidenceField } from '@firmlens/contract';
import type { Egress } from '@firmlens/egress';
import { createLogger } from '@firmlens/runtime';
import type { Source, SourceContext, SourceOutcome } from '@firmlens/sources';
import { type CollectRequest, querySources, type SourcesDeps } from '../../src/collect/query-sources';

const SILENT = createLogger({ service: 'test', level: 'error', destination: new PassThrough() });
export const NOW = new Date('2026-11-20T12:00:00Z');
/** The outcome of a source that knows the company by this name. */
export const found = (name = 'Acme'): SourceOutcome => ({ status: 'found', evidence: [nameOf(name)] });

/** Evidence of the company's name. */
export function nameOf(name: string): Evidence {
  return {
    field: 'company.name',
    value: name,
    source: 'website',
    url: null,
    observed_at: NOW.toISOString(),
    confidence: 0.9,
  };
}

type StubOutcome = SourceOutcome | Error | ((context: SourceContext) => Promise<SourceOutcome>);

/** Creates a source with the given outcome that counts its queries. */
export function source(
  name: string,
  response: StubOutcome,
  overrides: Partial<Source> = {},
): Source & { queries: number } {
  const made = {
    name,
    fields: ['company.name', 'team.team_members'] as EvidenceField[],
    identifies: true,
    wave: 1 as const,
    lifetimeSeconds: 3_600,
    timeLimitMs: 1_000,
    ...overrides,
    queries: 0,
    lookUp: async (context: SourceContext) => {
      made.queries += 1;
      if (response instanceof Error) throw response;
      return typeof response === 'function' ? response(context) : response;
    },
  };
  return made;
}

/** Queries the sources. Unless one is given, the gate has no turn for anybody. */
export const query = (
  sources: Source[],
  { off = [], gate, ...order }: Partial<CollectRequest> & Partial<Pick<SourcesDeps, 'off' | 'gate'>> = {},
) =>
  querySources(
    {
      sources,
      off,
      egress: {} as Egress,
      gate: gate ?? { take: async () => ({ status: 'full' }) },
      cachedResponses: { find: async () => null, keep: async () => undefined },
      logger: SILENT,
    },
    {
      domain: 'acme.example',
      account: '1',
      modules: ['company', 'team'] as DataModule[],
      earlier: [],
      freshnessSeconds: 86_400,
      noDataCooldownSeconds: 86_400,
      deadline: Infinity,
      isLastTry: false,
      report: () => undefined,
      maxQueueMs: 20_000,
      signal: new AbortController().signal,
      now: NOW,
      ...order,
    },
  );
