import { fuzz, type FuzzReport, openFuzzAccounts } from '../fuzz';
import { FUZZ_HOOKS } from '../rig/fault-sites';
import type { Rig } from '../rig/rig';

/** Sends requests of every kind to the running service (A20), from accounts of its own. */
export async function fuzzed(
  rig: Rig,
  options: { requests: number; seed: number; log: (line: string) => void },
): Promise<FuzzReport> {
  const secretsKey = rig.env['SECRETS_KEY'] ?? '';
  const accounts = await openFuzzAccounts(rig.db, Buffer.from(secretsKey, 'hex'));
  return fuzz(
    {
      ...accounts,
      baseUrls: rig.baseUrls,
      domains: rig.world.companiesOf('small').map(({ domain }) => domain),
      webhookUrl: `https://${FUZZ_HOOKS}/`,
      hidden: [...accounts.hidden, secretsKey, rig.postgres.url, rig.redis.url, __dirname],
    },
    options,
  );
}
