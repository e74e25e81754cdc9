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
}

/** Says that everything runs, and how to use it. */
export function announceReady({ baseUrl, apiKey, dataDir, companies }: ReadyFacts): void {
  const others = companies.filter((company) => company !== RICHEST);
  const lines = [
    '',
    'Firmlens is ready',
    '',
    `  Base URL   ${baseUrl}`,
    `  API key    ${apiKey}`,
    `  Data       ${dataDir}`,
    `  Logs       ${path.join(dataDir, 'logs')}`,
    '',
    "Enrich a company of the demo (60 of the trial account's credits):",
    '',
    `  curl -s -H 'X-API-Key: ${apiKey}' '${baseUrl}/company/${RICHEST}?enrich=${ALL_MODULES}'`,
    '',
    'It is queued; its webhook shows up below within seconds. The same line then answers with the data, free for 24 hours.',
    `Further invented companies: ${others.join(', ')}.`,
    'With a network, any real domain will do. Ctrl-C ends everything; the data stays.',
    '',
  ];
  for (const line of lines) say(line);
}

function signatureWords({ verified, verdicts }: ReceivedDelivery): string {
  if (verified) return 'signature verified';
  return `SIGNATURE NOT VERIFIED (${verdicts?.service ?? 'unknown'}, ${verdicts?.standard ?? 'unknown'})`;
}

/** One line for what the receiver got. */
export function announceDelivery(delivery: ReceivedDelivery): void {
  let payload: { event?: unknown; domain?: unknown; credits?: { used?: unknown }; data_url?: unknown };
  try {
    payload = JSON.parse(delivery.body) as typeof payload;
  } catch {
    payload = {};
  }
  const { event, domain, credits, data_url: results } = payload;
  const words = [
    'Webhook',
    String(event ?? 'unreadable'),
    String(domain ?? ''),
    `${String(credits?.used ?? '?')} credits used`,
    signatureWords(delivery),
    ...(typeof results === 'string' ? [results] : []),
  ];
  say(`${delivery.at.toISOString().slice(11, 19)}  ${words.join('  ')}`);
}
