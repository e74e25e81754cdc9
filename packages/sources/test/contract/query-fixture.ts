import type { RequestListener } from 'node:http';
import { createEgress } from '@firmlens/egress';
import { startSimulatedWeb, type SimulatedWeb } from '@firmlens/simulator';
import { createSourceHttp, SourceError, type TurnResult } from '../../src/http';
import type { CachedResponse } from '@firmlens/egress';
import type { PriorKnowledge, Source, SourceOutcome } from '../../src/source';
import { sourceOfHost } from '../../src/source-of-host';

export const NOW = new Date('2026-11-20T12:00:00Z');
export const NOTHING_KNOWN: PriorKnowledge = { evidence: [], clues: [] };

interface CompanyQuery {
  domain: string;
  known?: PriorKnowledge;
  timeLimitMs?: number;
}

/** Queries sources over real connections, without rate limits. */
export interface QueryFixture {
  web: SimulatedWeb;
  /** The results reported to the host gate during the last query. */
  turnResults: (TurnResult | null)[];
  /** Responses cached for conditional requests. */
  cachedResponses: Map<string, CachedResponse>;
  query(source: Source, query: CompanyQuery): Promise<SourceOutcome>;
  close(): Promise<void>;
}

/** Serves the hosts on this machine. Other names do not resolve. */
export async function startQueryFixture(
  sites: Readonly<Record<string, RequestListener>>,
): Promise<QueryFixture> {
  const web = await startSimulatedWeb({ sites });
  const egress = createEgress({
    connectTo: web.connectTo,
    extraCa: web.caPem,
    dnsServers: ['127.0.0.1:1'],
    userAgent: 'Firmlens/test (+ops@firmlens.example)',
  });
  const turnResults: (TurnResult | null)[] = [];
  const cachedResponses = new Map<string, CachedResponse>();
  return {
    web,
    turnResults,
    cachedResponses,
    async query(source, { domain, known = NOTHING_KNOWN, timeLimitMs = source.timeLimitMs }) {
      const signal = AbortSignal.timeout(timeLimitMs);
      const http = createSourceHttp({
        egress,
        account: '1',
        signal,
        until: performance.now() + timeLimitMs,
        gate: {
          // Like the real gate: a pause longer than the time left closes the host.
          take: async ({ name }, { withinMs }) => {
            if (!source.name.startsWith(sourceOfHost(name))) throw new Error(`sourceOfHost lacks ${name}`);
            const pauseMs = turnResults.at(-1)?.pauseMs ?? 0;
            if (pauseMs > withinMs) return { status: 'closed', retryInMs: pauseMs };
            return { status: 'go', leave: async (end) => void turnResults.push(end) };
          },
        },
        cachedResponses: {
          find: async (url) => cachedResponses.get(url) ?? null,
          keep: async (url, response) => void cachedResponses.set(url, response),
        },
      });
      turnResults.length = 0;
      try {
        return await source.lookUp({ domain, account: '1', known, http, egress, signal, now: NOW });
      } catch (error) {
        // Any other error is a bug in the source.
        if (!(error instanceof SourceError) && !signal.aborted) throw error;
        return { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
      }
    },
    async close() {
      await egress.close();
      await web.close();
    },
  };
}
