import type { listAccountKeys } from '@firmlens/domain';
import type { ApiKey } from '@firmlens/panel-contract';

type AccountKey = Awaited<ReturnType<typeof listAccountKeys>>[number];

/** Returns what a page shows of a key. */
export function keyBody(key: AccountKey): ApiKey {
  return {
    key_id: key.keyId,
    series: key.series,
    prefix: key.prefix,
    name: key.name,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
    disabled_at: key.disabledAt?.toISOString() ?? null,
    allow_ips: key.allowIps,
  };
}
