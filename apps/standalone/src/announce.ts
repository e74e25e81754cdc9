import path from 'node:path';
import type { ReceivedDelivery } from '@firmlens/replica';
import { say } from './terminal';

const RICHEST = 'lumenfold.example';
const ALL_MODULES = 'business,technology,funding,team,signals,competitors';

export interface ReadyFacts {
  baseUrl: string;
  apiKey: string;
  dataDir: string;
  companies: string[];
  hasReplicaSources: boolean;
  /** Of the webhook worker and the enrichment worker. */
  workerHealthUrls: string[];
}

/** Says that everything runs, and how to use it. */
export function announceReady({ baseUrl, apiKey, dataDir, companies, ...demo }: ReadyFacts): void {
  const others = companies.filter((company) => company !== RICHEST);
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
    "Enrich a company of the demo (60 of the trial account's credits):",
    '',
    `  curl -s -H 'X-API-Key: ${apiKey}' '${baseUrl}/company/${RICHEST}?enrich=${ALL_MODULES}'`,
    '',
    'It is queued. The crawler is polite, so its webhook shows up below after about half a minute; the same line then',
    'answers with the data, free for 24 hours.',
    `Further invented companies, three at a time on the trial plan: ${others.join(', ')}.`,
    `Where each value comes from: ${baseUrl}/company/${RICHEST}/evidence`,
    `Agents connect to ${baseUrl}/mcp with the same key (docs/agents.md).`,
    demo.hasReplicaSources
      ? 'There is no network, so the public sources are replicas that know these companies alone.'
      : 'Any real domain will do as well; the public sources are asked as they are (docs/sources.md).',
    'Ctrl-C ends everything; the data stays.',
    '',
  ];
  for (const line of lines) say(line);
}

function signatureWords({ verified, verdicts }: ReceivedDelivery): string {
  if (verified) return 'signature verified';
  return `SIGNATURE NOT VERIFIED (${verdicts?.service ?? 'unknown'}, ${verdicts?.standard ?? 'unknown'})`;
}

/** The values of a payload that the line shows, as text; anything else counts as missing. */
function shown(body: string): { event: string; domain: string; used: string; results: string } {
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  try {
    const payload = JSON.parse(body) as Record<string, unknown>;
    const credits = payload['credits'] as { used?: unknown } | undefined;
    return {
      event: text(payload['event']),
      domain: text(payload['domain']),
      used: text(credits?.used),
      results: text(payload['data_url']),
    };
  } catch {
    return { event: 'unreadable', domain: '', used: '', results: '' };
  }
}

/** One line for what the receiver got. */
export function announceDelivery(delivery: ReceivedDelivery): void {
  const { event, domain, used, results } = shown(delivery.body);
  const time = delivery.at.toISOString().slice(11, 19);
  say([time, 'Webhook', event, domain, `${used} credits used`, signatureWords(delivery), results].join('  '));
}
