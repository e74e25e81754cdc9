import { createKey, disableKey, type KeySummary, listKeys, rotateKey } from '@firmlens/domain';
import { type Command, CommandError } from '../command';
import { moment, number, ranges } from '../read-flags';
import { dropKey } from '../write-through';

const keyJson = (key: KeySummary) => ({
  key_id: key.keyId,
  prefix: key.prefix,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  disabled_at: key.disabledAt?.toISOString() ?? null,
  allow_ips: key.allowIps,
});

export const keyCommands: Command[] = [
  {
    name: 'key create',
    required: ['account'],
    optional: ['expires', 'allow-ip'],
    run: async ({ db }, flags) => {
      const accountId = number(flags, 'account');
      const created = await createKey(db, {
        accountId,
        expiresAt: moment(flags, 'expires'),
        allowIps: ranges(flags, 'allow-ip'),
      });
      if (created === null) throw new CommandError(`there is no account ${accountId}`);
      return { json: { key_id: created.keyId, api_key: created.apiKey } };
    },
  },
  {
    name: 'key disable',
    required: ['key-id'],
    optional: [],
    run: async (deps, flags) => {
      const keyId = number(flags, 'key-id');
      const hash = await disableKey(deps.db, keyId);
      if (hash === null) throw new CommandError(`there is no key ${keyId}`);
      return { json: { key_id: keyId }, ...(await dropKey(deps, { keyId, hash })) };
    },
  },
  {
    name: 'key rotate',
    required: ['key-id'],
    optional: [],
    run: async (deps, flags) => {
      const keyId = number(flags, 'key-id');
      const rotated = await rotateKey(deps.db, keyId);
      if (rotated === null) throw new CommandError(`there is no key ${keyId} in use`);
      // The new key is shown whatever happens to the old one: it never can be again.
      return {
        json: { key_id: rotated.keyId, api_key: rotated.apiKey },
        ...(await dropKey(deps, { keyId, hash: rotated.oldHash })),
      };
    },
  },
  {
    name: 'key list',
    required: ['account'],
    optional: [],
    run: async ({ db }, flags) => {
      const accountId = number(flags, 'account');
      const keys = await listKeys(db, accountId);
      // Every account has the key that it was opened with.
      if (keys.length === 0) throw new CommandError(`there is no account ${accountId}`);
      return { json: { keys: keys.map(keyJson) } };
    },
  },
];
