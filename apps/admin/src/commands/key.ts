import {
  createKey,
  type Database,
  disableKey,
  findKey,
  type KeySummary,
  listKeys,
  rotateKey,
} from '@firmlens/domain';
import { Command } from '@commander-js/extra-typings';
import { ACCOUNT_HELP, CommandError, type Runner } from '../command';
import { doIrreversibly, DRY_RUN, YES } from '../confirm';
import { helpEnd } from '../help';
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

/** Shows a key that is about to stop working. */
async function planFor(db: Database, keyId: number): Promise<object> {
  const key = await findKey(db, keyId);
  if (key === null) throw new CommandError(`There is no key ${keyId}.`);
  return { account_id: key.accountId, ...keyJson(key) };
}

export function keyCommand(run: Runner) {
  const key = new Command('key').helpGroup('Keys and secrets:').description('Manage API keys');
  key
    .command('create')
    .description('Create an API key for an account, and print it, once')
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .option(
      '--expires <date>',
      'when it stops working, such as 2027-12-31 or 2027-12-31T18:00+01:00 (UTC without an offset); default: never',
      parseDate,
    )
    .option(
      '--allow-ip <ranges>',
      'the only addresses that may use it, such as 203.0.113.7,2001:db8::/32; default: all',
      parseAddressRanges,
    )
    .addHelpText(
      'after',
      helpEnd(
        'Expiry and addresses cannot be changed later: create another key, and disable this one.',
        'key create --account 7 --expires 2027-12-31 --allow-ip 203.0.113.0/24',
      ),
    )
    .action(
      run(async ({ db }, { account: accountId, expires = null, allowIp = [] }) => {
        const created = await createKey(db, { accountId, expiresAt: expires, allowIps: allowIp });
        if (created === null) throw new CommandError(`There is no account ${accountId}.`);
        return { json: { key_id: created.keyId, api_key: created.apiKey } };
      }),
    );
  key
    .command('disable')
    .description('Disable an API key for good; it stops working before the command returns')
    .requiredOption('--key-id <id>', 'id of the key (see `key list`)', parseNumber)
    .option(...DRY_RUN)
    .option(...YES)
    .action(
      run(async (deps, { keyId, ...care }) => {
        const question = `Disable key ${keyId} for good?`;
        return doIrreversibly(deps, care, { question, plan: () => planFor(deps.db, keyId) }, async () => {
          const hash = await disableKey(deps.db, keyId);
          if (hash === null) throw new CommandError(`There is no key ${keyId}.`);
          const json = { key_id: keyId, status: 'disabled' };
          return { json, ...(await evictCachedKey(deps, { keyId, hash })) };
        });
      }),
    );
  key
    .command('rotate')
    .description(
      'Replace an API key by one with the same expiry and addresses, and print it, once; the old one stops working before the command returns',
    )
    .requiredOption('--key-id <id>', 'id of the key (see `key list`)', parseNumber)
    .option(...DRY_RUN)
    .option(...YES)
    .action(
      run(async (deps, { keyId, ...care }) => {
        const question = `Replace key ${keyId}? Whoever uses it must get the new one.`;
        return doIrreversibly(deps, care, { question, plan: () => planFor(deps.db, keyId) }, async () => {
          const rotated = await rotateKey(deps.db, keyId);
          if (rotated === null) throw new CommandError(`There is no active key ${keyId}.`);
          // Show the new key even if Redis still has the old one, because it cannot be shown again.
          const json = { key_id: rotated.keyId, api_key: rotated.apiKey };
          return { json, ...(await evictCachedKey(deps, { keyId, hash: rotated.oldHash })) };
        });
      }),
    );
  key
    .command('list')
    .description(
      'List the API keys of an account by id and first characters; the keys themselves are not stored',
    )
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
