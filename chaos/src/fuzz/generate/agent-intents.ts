import { FUNDING_STAGES, HIGHLIGHT_TYPES, INDUSTRIES } from '@firmlens/contract';
import fc from 'fast-check';
import {
  companyFilters,
  countries,
  cursor,
  day,
  domain,
  domains,
  limit,
  modules,
  someOf,
  words,
} from './filter-values';
import { hostileJson } from './hostile-json';
import { domainText } from './hostile-texts';
import type { Intent } from './intent';

const optional = { requiredKeys: [] };

/** Arguments of the seven tools, mostly as their schemas specify. */
const TOOLS: readonly (readonly [name: string, args: fc.Arbitrary<unknown>])[] = [
  [
    'search_signals',
    fc.record(
      {
        domains: domains(0),
        types: someOf(HIGHLIGHT_TYPES),
        funding_stages: someOf(FUNDING_STAGES),
        countries,
        industries: someOf(INDUSTRIES),
        since: day,
        until: day,
        include_rumours: fc.boolean(),
        limit,
        cursor,
      },
      optional,
    ),
  ],
  ['search_signals', fc.record({ limit, cursor: fc.constant('{{cursor}}') }, optional)],
  ['get_company', fc.record({ domain, modules }, { requiredKeys: ['domain'] })],
  [
    'refresh_company',
    fc.record(
      { domain, modules, max_credits: fc.integer({ min: -1, max: 100 }) },
      { requiredKeys: ['domain'] },
    ),
  ],
  [
    'get_scan_status',
    fc.record({
      batch_id: fc.oneof(
        fc.nat(40).map((number) => `{{batch ${number}}}`),
        domainText,
      ),
    }),
  ],
  [
    'search_companies',
    fc.record(
      {
        ...companyFilters,
        limit,
        cursor,
      },
      optional,
    ),
  ],
  ['search_companies', fc.record({ query: words, limit }, { requiredKeys: ['query'] })],
  ['check_coverage', fc.record({ domains: domains(1) })],
  ['get_account', fc.constant({})],
];

const joined = (values: fc.Arbitrary<string[]>) => values.map((each) => each.join(', '));

/** Arguments of the four prompts, all of which are strings. */
const PROMPTS: readonly (readonly [name: string, args: fc.Arbitrary<unknown>])[] = [
  ['account_brief', fc.record({ domain, focus: words }, { requiredKeys: ['domain'] })],
  ['why_now', fc.record({ domain, offer: words })],
  [
    'signal_sweep',
    fc.record(
      {
        types: joined(someOf(HIGHLIGHT_TYPES)),
        since: day,
        countries: joined(countries),
        industries: joined(someOf(INDUSTRIES)),
        max_credits: fc.constantFrom('10', '0', '-1', '1e9', ' 50 ', '', 'many'),
      },
      optional,
    ),
  ],
  ['freshness_audit', fc.record({ domains: joined(domains(1)) })],
];

interface MethodCall {
  method: string;
  params?: unknown;
}

const called = (method: string, all: typeof TOOLS) =>
  all.map(([name, args]) =>
    args.map((given): MethodCall => ({ method, params: { name, arguments: given } })),
  );

const methodCall: fc.Arbitrary<MethodCall> = fc.oneof(
  { weight: 12, arbitrary: fc.oneof(...called('tools/call', TOOLS)) },
  { weight: 4, arbitrary: fc.oneof(...called('prompts/get', PROMPTS)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<MethodCall>(
      { method: 'ping' },
      { method: 'tools/list' },
      { method: 'prompts/list', params: {} },
      { method: 'notifications/initialized' },
      { method: 'resources/list' },
      { method: 'tools/list', params: { cursor: 'x' } },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('2025-06-18', '2025-03-26', '2024-11-05', '1999-01-01', '')
      .map((protocolVersion) => ({
        method: 'initialize',
        params: { protocolVersion, capabilities: {}, clientInfo: { name: 'fuzzer', version: '1' } },
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('tools/call', 'prompts/get', 'initialize', 'ping'), hostileJson)
      .map(([method, params]) => ({ method, params })),
  },
);

/** An object, so that leaving out the id is one of the choices. */
const id: fc.Arbitrary<object> = fc.oneof(
  { weight: 8, arbitrary: fc.nat(1_000_000).map((number) => ({ id: number })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<object>(
      { id: 'a' },
      {},
      { id: null },
      { id: 1.5 },
      { id: '' },
      { id: {} },
      { id: -1 },
    ),
  },
);

const message = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.tuple(methodCall, id).map(([request, given]) => ({ jsonrpc: '2.0', ...given, ...request })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      { jsonrpc: '2.0', id: 1, result: {} },
      { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } },
      { jsonrpc: '1.0', id: 1, method: 'ping' },
      { id: 1, method: 'ping' },
      [{ jsonrpc: '2.0', id: 1, method: 'ping' }],
      [],
      null,
      'ping',
    ),
  },
);

/** Requests by agents: every method of the protocol, every tool and prompt. */
export const agentIntent: fc.Arbitrary<Intent> = message.map((json) => ({
  endpoint: `POST /mcp ${nameOf(json)}`,
  method: 'POST',
  segments: ['mcp'],
  query: [],
  headers: [
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
  ],
  json,
}));

const NAMES: ReadonlySet<unknown> = new Set([...TOOLS, ...PROMPTS].map(([name]) => name));

/** Returns the method, or the name of the tool or prompt that it calls. */
function nameOf(json: unknown): string {
  const { method, params } = (typeof json === 'object' && json !== null ? json : {}) as Partial<MethodCall>;
  const name = typeof params === 'object' && params !== null && 'name' in params ? params.name : undefined;
  const known = NAMES.has(name) ? name : method;
  return typeof known === 'string' ? known : 'no request';
}
