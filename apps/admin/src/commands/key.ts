import { createKey, disableKey, type KeySummary, listKeys, rotateKey } from '@firmlens/domain';
import { Command } from '@commander-js/extra-typings';
import { ACCOUNT_HELP, CommandError, type Runner } from '../command';
import { parseAddressRanges, parseDate, parseNumber } from '../parse-values';
import { evictCachedKey } from '../update-cache';

const keyJson = (key: KeySummary) => ({
  key_id: key.keyId,
  prefix: key.prefix,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  disabled_at: key.disabledAt?.toISOString() ?? null,
  allow_ips: key.allowIps,
});

export function keyCommand(run: Runner) {
  const key = new Command('key').description('Manage API keys');
  key
    .command('create')
    .description('Create an API key, shown once')
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .option('--expires <date>', 'ISO 8601 date or date-time', parseDate)
    .option('--allow-ip <ranges>', 'IP addresses or CIDR ranges, separated by commas', parseAddressRanges)
    .action(
      run(async ({ db }, { account: accountId, expires = null, allowIp = [] }) => {
        const created = await createKey(db, { accountId, expiresAt: expires, allowIps: allowIp });
        if (created === null) throw new CommandError(`There is no account ${accountId}.`);
        return { json: { key_id: created.keyId, api_key: created.apiKey } };
      }),
    );
  key
    .command('disable')
    .description('Disable an API key; it stops working before the command returns')
    .requiredOption('--key-id <id>', 'id of the key (see `key list`)', parseNumber)
    .action(
      run(async (deps, { keyId }) => {
        const hash = await disableKey(deps.db, keyId);
        if (hash === null) throw new CommandError(`There is no key ${keyId}.`);
        return {
          json: { key_id: keyId, status: 'disabled' },
          ...(await evictCachedKey(deps, { keyId, hash })),
        };
      }),
    );
  key
    .command('rotate')
    .description('Replace an API key; the old one stops working before the command returns')
    .requiredOption('--key-id <id>', 'id of the key (see `key list`)', parseNumber)
    .action(
      run(async (deps, { keyId }) => {
        const rotated = await rotateKey(deps.db, keyId);
        if (rotated === null) throw new CommandError(`There is no active key ${keyId}.`);
        // Show the new key even if Redis still has the old one, because it cannot be shown again.
        return {
          json: { key_id: rotated.keyId, api_key: rotated.apiKey },
          ...(await evictCachedKey(deps, { keyId, hash: rotated.oldHash })),
        };
      }),
    );
  key
    .command('list')
    .description('List the API keys of an account')
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .action(
      run(async ({ db }, { account: accountId }) => {
        const keys = await listKeys(db, accountId);
        // Every account has at least the key that it was created with.
        if (keys.length === 0) throw new CommandError(`There is no account ${accountId}.`);
        return { json: { keys: keys.map(keyJson) } };
      }),
    );
  return key;
}
