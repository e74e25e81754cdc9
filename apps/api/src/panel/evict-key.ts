import type { PanelDeps } from './call';
import { updateRedis } from './update-redis';

/**
 * Makes every process refuse a key that is disabled in the database, from the moment this resolves. If Redis is down,
 * see `updateRedis`. The person must get the response, because a new key is shown only once.
 */
export async function evictKey(deps: Pick<PanelDeps, 'cache' | 'logger'>, hash: Buffer): Promise<void> {
  await updateRedis(deps, 'a disabled key is dropped from Redis later', () => deps.cache.dropKeys([hash]));
}
