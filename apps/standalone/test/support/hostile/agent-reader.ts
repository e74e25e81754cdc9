import { COUNTRY_CODES } from '@firmlens/contract';
import type { Service } from '../service';
import { hidesText, createLeakFinder } from './find-leaks';

export type Fields = Record<string, unknown>;

/** An agent that checks every response for content that should not be there. */
export interface AgentReader {
  /** Calls a tool. `label` names the call in reported leaks. */
  call(label: string, tool: string, args?: Fields): Promise<{ body: Fields }>;
  /** Makes a call that may be rejected. */
  refusal(label: string, method: string, params: Fields): Promise<void>;
  prompt(label: string, name: string, args: Record<string, string>): Promise<void>;
  /** Returns the leaks since the last call of `leaks`, grouped by kind: the first of each and a count. */
  leaks(): string[];
  /** The coverage block of each company, from the database. All are fresh. */
  coverage: ReadonlyMap<string, Fields>;
}

interface ToolResult {
  content: { type: string; text: string }[];
  structuredContent: Fields;
}

const dayOf = (date: Date | null | undefined): string | null => date?.toISOString().slice(0, 10) ?? null;

/** Connects the agent to a service with enriched companies. */
export async function connectAgentReader(service: Service): Promise<AgentReader> {
  const { db } = service;
  const findLeaks = createLeakFinder(await siteTexts(service));
  const found = new Map<string, { first: string; count: number }>();
  const recordLeaks = (label: string, what: string, response: unknown): void => {
    for (const { path, rule, value } of findLeaks(response)) {
      const kind = `${what}${path.replaceAll(/\[\d+\]/g, '[]')}: ${rule.replaceAll(/\(.*?\)/g, '')}`;
      const known = found.get(kind) ?? { first: `${what} ${label} ${path}: ${rule}: ${value}`, count: 0 };
      found.set(kind, { ...known, count: known.count + 1 });
    }
  };
  const coverage = await storedCoverage(service);
  const balance = async () => (await db.account.findFirstOrThrow()).balance;

  return {
    coverage,
    async call(label, tool, args = {}) {
      const before = await balance();
      const { body } = await service.callAgents('tools/call', { name: tool, arguments: args });
      if (body.result === undefined) throw new Error(`${tool} ${label}: ${JSON.stringify(body.error)}`);
      const { content, structuredContent } = body.result as unknown as ToolResult;
      expect(content).toHaveLength(1);
      expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
      recordLeaks(label, tool, structuredContent);
      const after = await balance();
      expect(structuredContent['billing']).toMatchObject({
        credits_charged: before - after,
        credits_remaining: after,
      });
      const { companies = [] } = structuredContent['coverage'] as { companies?: Fields[] };
      expect(companies).toEqual(companies.map(({ domain }) => coverage.get(String(domain))));
      return { body: structuredContent };
    },
    async refusal(label, method, params) {
      const { body } = await service.callAgents(method, params);
      const name =
        typeof params['name'] === 'string' && /^[a-z_]+$/.test(params['name']) ? params['name'] : '';
      const { structuredContent = body.result } = (body.result ?? {}) as Partial<ToolResult>;
      recordLeaks(
        label,
        `${method.includes('/') ? method : 'a method'} ${name}`,
        body.error ?? structuredContent,
      );
    },
    async prompt(label, name, args) {
      const { body } = await service.callAgents('prompts/get', { name, arguments: args });
      if (body.result === undefined) throw new Error(`${name} ${label}: ${JSON.stringify(body.error)}`);
      const { messages, ...rest } = body.result as {
        messages: { role: string; content: { text: string } }[];
      };
      for (const { content, ...message } of messages) {
        const [instructions = '', quoted = '', ...after] = content.text.split(/<\/?data>/);
        recordLeaks(label, name, { ...rest, message, own: instructions.split('\n'), after });
        // The caller's own words are quoted verbatim and contain nothing hidden.
        expect(Object.keys(JSON.parse(quoted) as Fields)).toEqual(expect.arrayContaining(Object.keys(args)));
        if (hidesText(quoted.trim())) recordLeaks(label, `${name} quoted`, quoted.trim());
      }
    },
    leaks() {
      const kinds = [...found.values()].map(({ first, count }) => `${count} times: ${first}`);
      found.clear();
      return kinds;
    },
  };
}

async function storedCoverage({ db }: Service): Promise<Map<string, Fields>> {
  const scans = await db.companyModule.findMany({ where: { module: 'company' } });
  const newest = await db.signal.groupBy({ by: ['domain'], _max: { happenedOn: true } });
  return new Map(
    scans.map(({ domain, enrichedAt }) => [
      domain,
      {
        domain,
        status: 'fresh',
        last_scanned_at: dayOf(enrichedAt),
        last_signal_at: dayOf(newest.find((row) => row.domain === domain)?._max.happenedOn),
        signal_absence_is_meaningful: true,
      },
    ]),
  );
}

/** Returns the values that are no text, with the keys that lead to each. */
export function valuesBesideTexts(
  value: unknown,
  path: readonly string[] = [],
): [path: string[], value: unknown][] {
  if (typeof value === 'string') return [];
  if (typeof value !== 'object' || value === null) return [[[...path], value]];
  return Object.entries(value).flatMap(([key, inner]) => valuesBesideTexts(inner, [...path, key]));
}

/** Returns every string in a value, at any depth. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * Returns texts from the sites' evidence that no response contains otherwise. Revenue models (`Subscription`) are our
 * own words, which names of technologies contain as well.
 */
async function siteTexts(service: Service): Promise<string[]> {
  const rows = await service.db.evidence.findMany({
    where: { NOT: [{ module: 'technology' }, { field: { endsWith: 'revenue_model' } }] },
  });
  const lists = await Promise.all(
    ['tools/list', 'prompts/list'].map((method) => service.callAgents(method, {})),
  );
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const serviceTexts = [JSON.stringify(lists), ...COUNTRY_CODES.map((code) => countries.of(code))].join('\n');
  const words = rows.flatMap(({ value, url }) => [...stringsIn(value), url ?? '']);
  return [...new Set(words)].filter(
    (text) =>
      text.length >= 8 &&
      /\p{L}{3}/u.test(text) &&
      !/^[a-z0-9.-]+$/.test(text) &&
      !serviceTexts.includes(text),
  );
}
