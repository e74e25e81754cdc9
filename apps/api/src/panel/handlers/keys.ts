import {
  createAccountKey,
  disableAccountKey,
  isAddressRange,
  listAccountKeys,
  renameAccountKey,
  rotateAccountKey,
} from '@firmlens/domain';
import type { Handlers, Member, PanelDeps } from '../call';
import { evictKey } from '../evict-key';
import { idOf } from '../id-of';
import { keyBody } from '../key-body';
import { PanelError } from '../panel-error';
import { invalidFields } from '../validate-input';

type Names =
  | 'GET /keys'
  | 'POST /keys'
  | 'POST /keys/:key_id/rotate'
  | 'PUT /keys/:key_id/name'
  | 'DELETE /keys/:key_id';

const unknownKey = () => new PanelError('not_found', 'The account has no such key, or it is disabled.');

/** Returns the key of the session's account that a path names. */
const keyOf = ({ account }: Member, { key_id: keyId }: { key_id: string }) => ({
  accountId: account.accountId,
  keyId: idOf(keyId),
});

export function keyHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb } = deps;
  return {
    'GET /keys': async ({ session }) => {
      const keys = await listAccountKeys(panelDb, session.account.accountId);
      return {
        keys: keys.map(keyBody),
      };
    },

    'POST /keys': async ({ input, session, address }) => {
      const expiresAt = input.expires_at === null ? null : new Date(input.expires_at);
      const allowIps = input.allow_ips.map((range) => range.trim());
      if (expiresAt !== null && expiresAt <= new Date()) {
        throw invalidFields({ expires_at: 'Choose a time in the future.' });
      }
      const wrong = allowIps.find((range) => !isAddressRange(range));
      if (wrong !== undefined) {
        throw invalidFields({ allow_ips: `${wrong} is not an IP address or CIDR range.` });
      }
      const { userId, account } = session;
      const name = input.name?.trim() ?? null;
      const key = { accountId: account.accountId, name, expiresAt, allowIps };
      const { keyId, apiKey } = await createAccountKey(panelDb, { userId, address }, key);
      return { key_id: keyId, api_key: apiKey };
    },

    'POST /keys/:key_id/rotate': async ({ input, session, address }) => {
      const actor = { userId: session.userId, address };
      const rotated = await rotateAccountKey(panelDb, actor, keyOf(session, input));
      if (rotated === null) throw unknownKey();
      await evictKey(deps, rotated.oldHash);
      return { key_id: rotated.keyId, api_key: rotated.apiKey };
    },

    'PUT /keys/:key_id/name': async ({ input, session, address }) => {
      const actor = { userId: session.userId, address };
      const named = { ...keyOf(session, input), name: input.name?.trim() ?? null };
      if (!(await renameAccountKey(panelDb, actor, named))) {
        throw new PanelError('not_found', 'The account has no such key.');
      }
      return {};
    },

    'DELETE /keys/:key_id': async ({ input, session, address }) => {
      const actor = { userId: session.userId, address };
      const hash = await disableAccountKey(panelDb, actor, keyOf(session, input));
      if (hash === null) throw unknownKey();
      await evictKey(deps, hash);
      return {};
    },
  };
}
