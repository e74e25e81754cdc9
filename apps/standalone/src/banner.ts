import path from 'node:path';
import type { ReceivedDelivery } from '@firmlens/simulator';
import { print } from './terminal';

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
  dataDir: string;
  companies: string[];
  hasSimulatedSources: boolean;
  /** The webhook worker and the enrichment worker. */
  workerHealthUrls: string[];
}

/** Prints where the service listens and how to use it. */
export function printBanner({ baseUrl, apiKey, dataDir, companies, ...demo }: BannerFacts): void {
  const others = companies.filter((company) => company !== EXAMPLE_COMPANY && !(company in WITHOUT_DATA));
  const withoutData = companies.filter((company) => company in WITHOUT_DATA);
  const lines = [
    '',
    'Firmlens is ready',
    '',
    `  Base URL   ${baseUrl}`,
    `  API key    ${apiKey}`,
    `  Data       ${dataDir}`,
    `  Logs       ${path.join(dataDir, 'logs')}`,
    `  Workers    ${demo.workerHealthUrls.join(' ')}`,
    '',
    "Enrich a demo company for 60 of the trial account's credits:",
    '',
    `  curl -s -H 'X-API-Key: ${apiKey}' '${baseUrl}/company/${EXAMPLE_COMPANY}?enrich=${ALL_MODULES}'`,
    '',
    'The request is queued, unless its data is fresh. The crawler makes about one request a second, so',
    'expect the webhook below in about half a minute.',
    'After that, the same command returns the data, free for 24 hours.',
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
    `Agents connect to:      ${baseUrl}/mcp with the same key (docs/agents.md)`,
    'Ctrl-C stops everything; the data stays.',
    '',
  ];
  for (const line of lines) print(line);
}

function describeSignature({ verified, verdicts }: ReceivedDelivery): string {
  if (verified) return 'signature verified';
  return `SIGNATURE NOT VERIFIED (${verdicts?.service ?? 'unknown'}, ${verdicts?.standard ?? 'unknown'})`;
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
  return [time, 'Webhook', event, domain, credits, describeSignature(delivery), results]
    .filter((part) => part !== '')
    .join('  ');
}
