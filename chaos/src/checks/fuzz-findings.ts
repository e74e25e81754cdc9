import { fuzz, type FuzzReport, openFuzzAccounts } from '../fuzz';
import { FUZZ_RECEIVER } from '../harness/fault-sites';
import type { Harness } from '../harness/harness';

/** At least one response in this many must have needed a valid key. */
const MAX_REQUESTS_PER_AUTHENTICATED = 4;

/**
 * Returns the broken rules as text. If hardly any request passed authentication, says that the run shows
 * nothing.
 */
export function describeFindings({
  requests,
  pastAuthentication,
  violations,
}: Pick<FuzzReport, 'requests' | 'pastAuthentication' | 'violations'>): string[] {
  const broken = violations.map(({ rule, what, request }) => `${rule}: ${what}; ${request}`);
  return pastAuthentication * MAX_REQUESTS_PER_AUTHENTICATED >= requests
    ? broken
    : [...broken, `only ${pastAuthentication} of ${requests} requests passed authentication`];
}

/** Sends requests of every kind to the running service (A20), from separate accounts. */
export async function fuzzFindings(
  harness: Harness,
  options: { requests: number; seed: number; log: (line: string) => void },
): Promise<Omit<FuzzReport, 'violations'> & { violations: string[] }> {
  const secretsKey = harness.env['SECRETS_KEY'] ?? '';
  const accounts = await openFuzzAccounts(harness.db, Buffer.from(secretsKey, 'hex'));
  const report = await fuzz(
    {
      ...accounts,
      baseUrls: harness.baseUrls,
      domains: harness.world.companiesOf('small').map(({ domain }) => domain),
      webhookUrl: `https://${FUZZ_RECEIVER}/`,
      hidden: [...accounts.hidden, secretsKey, harness.postgres.url, harness.redis.url, __dirname],
    },
    options,
  );
  return { ...report, violations: describeFindings(report) };
}
