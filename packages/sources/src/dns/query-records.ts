import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 3_000;
const TRIES = 2;
/** Limits all queries together, whatever the servers do, so a machine without a network is not held up. */
const TOTAL_TIMEOUT_MS = 6_000;
const MAX_RECORDS = 100;
const MAX_RECORD = 2_048;

/** Subdomains that commonly point to a service. */
const SERVICE_HOSTS = ['www', 'docs', 'status', 'help', 'support', 'shop', 'go', 'info', 'careers'] as const;

export const DNS_RECORD_TYPES = ['MX', 'TXT', 'NS', 'SOA', 'CNAME', 'DMARC'] as const;
export type DnsRecordType = (typeof DNS_RECORD_TYPES)[number];

/** One record's data, in lower case. Host names have no final dot. */
export interface DnsRecord {
  kind: DnsRecordType;
  text: string;
}

export interface DnsResponses {
  records: DnsRecord[];
  questions: number;
  /** Queries that no server answered. `lastFault` is the reason of the last one. */
  unanswered: number;
  lastFault: string | null;
}

/** Throws if a server's address is invalid. */
export function createResolver(servers: readonly string[]): Resolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers.length > 0) resolver.setServers([...servers]);
  return resolver;
}

/**
 * Queries a domain's mail, text, name server and authority records, its DMARC policy and the aliases of
 * well-known hosts, all concurrently. The resolver must not be shared. A missing name or record counts as a
 * response. Never rejects because of a server. Ends after 6 seconds or when the signal aborts.
 */
export async function queryRecords(
  domain: string,
  { resolver, signal }: { resolver: Resolver; signal: AbortSignal },
): Promise<DnsResponses> {
  const questions: Promise<DnsRecord[]>[] = [
    resolver.resolveMx(domain).then((found) => found.map(({ exchange }) => record('MX', exchange))),
    resolver.resolveTxt(domain).then((found) => found.map((parts) => record('TXT', parts.join('')))),
    resolver.resolveNs(domain).then((found) => found.map((host) => record('NS', host))),
    resolver
      .resolveSoa(domain)
      .then(({ nsname, hostmaster }) => [record('SOA', nsname), record('SOA', hostmaster)]),
    resolver
      .resolveTxt(`_dmarc.${domain}`)
      .then((found) => found.map((parts) => record('DMARC', parts.join(''))))
      .then((found) => found.filter(({ text }) => text.startsWith('v=dmarc1'))),
    ...SERVICE_HOSTS.map((host) =>
      resolver.resolveCname(`${host}.${domain}`).then((found) => found.map((name) => record('CNAME', name))),
    ),
  ];

  const cancel = (): void => resolver.cancel();
  const timer = setTimeout(cancel, TOTAL_TIMEOUT_MS);
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  const outcomes = await Promise.allSettled(questions);
  clearTimeout(timer);
  signal.removeEventListener('abort', cancel);

  const faults = outcomes
    .map((outcome) => (outcome.status === 'rejected' ? faultCode(outcome.reason) : null))
    .filter((code) => code !== null && code !== 'ENODATA' && code !== 'ENOTFOUND');
  return {
    records: outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.slice(0, MAX_RECORDS) : [],
    ),
    questions: questions.length,
    unanswered: faults.length,
    lastFault: faults.at(-1) ?? null,
  };
}

function record(kind: DnsRecordType, text: string): DnsRecord {
  return { kind, text: text.slice(0, MAX_RECORD).toLowerCase().replace(/\.$/, '') };
}

function faultCode(reason: unknown): string {
  return typeof reason === 'object' && reason !== null && 'code' in reason ? String(reason.code) : 'unknown';
}
