import path from 'node:path';
import { formatDuration } from '@firmlens/runtime';
import type { ReceivedDelivery, Verdict } from '@firmlens/simulator';
import type { WorkerHealthUrls } from './apps';
import type { PanelOwner } from './panel-owner';

const EXAMPLE_COMPANY = 'lumenfold.example';
const ALL_MODULES = 'business,technology,funding,team,signals,competitors';

/** Demo companies without data in any source, and why. */
const WITHOUT_DATA: Readonly<Record<string, string>> = {
  'silent-harbour.example': 'its website refuses connections',
  'verdant-hill.example': 'its domain is for sale',
};

export interface BannerFacts {
  baseUrl: string;
  apiKey: string;
  owner: PanelOwner;
  dataDir: string;
  companies: string[];
  hasSimulatedSources: boolean;
  /** Where the API serves operators, and the password of the queue dashboard. */
  ops: { url: string; token: string };
  workerHealthUrls: WorkerHealthUrls;
  /** How long a company's data is free after its enrichment. */
  freshnessSeconds: number;
}

/** Returns the lines that say where the service listens and how to use it. */
export function formatBanner({
  baseUrl,
  apiKey,
  owner,
  ops,
  dataDir,
  companies,
  ...demo
}: BannerFacts): string[] {
  const others = companies.filter((company) => company !== EXAMPLE_COMPANY && !(company in WITHOUT_DATA));
  const withoutData = companies.filter((company) => company in WITHOUT_DATA);
  return [
    '',
    'Firmlens is ready',
    '',
    `  Base URL   ${baseUrl}`,
    `  API key    ${apiKey}`,
    `  Panel      ${new URL('/panel', baseUrl).href}`,
    `             ${owner.email}, password ${owner.password ?? 'as you chose it'}`,
    `  Data       ${dataDir}`,
    `  Logs       ${path.join(dataDir, 'logs')}`,
    `  Health     ${baseUrl}/health (API)`,
    `             ${demo.workerHealthUrls['enrichment-worker']} (enrichment worker)`,
    `             ${demo.workerHealthUrls['webhook-worker']} (webhook worker)`,
    `  Queues     ${ops.url}/ops/queues`,
    `             any user, password ${ops.token}`,
    `  Metrics    ${ops.url}/metrics (API); the workers' are at /metrics beside their /health`,
    '',
    "Enrich a demo company for 60 of the trial account's credits:",
    '',
    `  curl -s -H 'X-API-Key: ${apiKey}' '${baseUrl}/company/${EXAMPLE_COMPANY}?enrich=${ALL_MODULES}'`,
    '',
    'The request is queued, unless its data is fresh. The crawler makes about one request a second, so',
    'expect the webhook below in about half a minute.',
    `After that, the same command returns the data, free for ${formatDuration(demo.freshnessSeconds)}.`,
    '',
    "The README's examples work after:",
    '',
    `  export KEY=${apiKey} BASE=${baseUrl}`,
    '',
    `More demo companies:  ${others.join(', ')}`,
    'The trial plan allows three enrichments at a time.',
    'These find nothing, so you can see the refund (no_data_found):',
    ...withoutData.map((company) => `  ${company}: ${WITHOUT_DATA[company]}`),
    demo.hasSimulatedSources
      ? 'There is no network: the public sources are simulated and know only these companies.'
      : 'Any real domain works too; Firmlens queries the real public sources (docs/sources.md).',
    '',
    `Sources of each value:  ${baseUrl}/company/${EXAMPLE_COMPANY}/evidence`,
    `Reference of the API:   ${new URL('../../docs', `${baseUrl}/`).href}, where calls can be tried with the key`,
    `Agents connect to:      ${baseUrl}/mcp with the same key (docs/agents.md)`,
    'Ctrl-C stops everything; the data stays.',
    '',
  ];
}

/** Says what a verdict means, to follow the name of a signature's header. */
const FAULTS: Readonly<Record<Exclude<Verdict, 'verified'>, string>> = {
  missing: 'is missing',
  malformed: 'is malformed',
  stale: 'has a timestamp more than five minutes off',
  'wrong signature': 'is wrong',
};

/** Says whether both signatures of a delivery verify and, if one does not, which and why. */
function describeSignatures({ verdicts }: ReceivedDelivery): string {
  if (verdicts === null) return '';
  const byHeader = { 'X-Service-Signature': verdicts.service, 'webhook-signature': verdicts.standard };
  const faults = Object.entries(byHeader).flatMap(([header, verdict]) =>
    verdict === 'verified' ? [] : [`${header} ${FAULTS[verdict]}`],
  );
  return faults.length === 0 ? 'signatures verified' : `SIGNATURES NOT VERIFIED: ${faults.join(', ')}`;
}

/** Describes what the batch cost, or that its credits came back. */
function describeCredits({ used, refunded }: { used?: unknown; refunded?: unknown }): string {
  if (typeof used !== 'number') return '';
  return used === 0 && typeof refunded === 'number' && refunded > 0
    ? `${refunded} credits refunded`
    : `${used} credits used`;
}

/**
 * Returns the payload fields for the printed line, as text. Anything but a string or number counts as
 * missing.
 */
function parsePayloadFields(body: string): {
  event: string;
  domain: string;
  credits: string;
  results: string;
} {
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  try {
    const payload = JSON.parse(body) as Record<string, unknown>;
    return {
      event: text(payload['event']),
      domain: text(payload['domain']),
      credits: describeCredits(payload['credits'] ?? {}),
      results: text(payload['data_url']),
    };
  } catch {
    return { event: 'unreadable', domain: '', credits: '', results: '' };
  }
}

/** Formats a received webhook as one line. The time is local. */
export function formatDelivery(delivery: ReceivedDelivery): string {
  const { event, domain, credits, results } = parsePayloadFields(delivery.body);
  const time = delivery.at.toTimeString().slice(0, 8);
  return [time, 'Webhook', event, domain, credits, describeSignatures(delivery), results]
    .filter((part) => part !== '')
    .join('  ');
}
