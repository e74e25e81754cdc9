import Joi from 'joi';
import { parseHostAndPort, parseUrl } from './network-formats';
import { listOf, parsedBy, setting } from './setting';

const WITH_SENTINELS = 'set together with REDIS_SENTINELS';
const IS_SET = Joi.array().min(1).required();
const HAS_DATABASE = Joi.string()
  .pattern(/^rediss?:\/\/[^/]*\/0*[1-9]/)
  .required();

/** Visible ASCII text that is required or optional with `REDIS_SENTINELS` and forbidden without it. */
function sentinelText(presence: 'required' | 'optional'): Joi.AnySchema<string | null> {
  const text = parsedBy<string | null>((given) => (/^[\x21-\x7e]{1,200}$/.test(given) ? given : undefined));
  return text.when('sentinels', {
    is: IS_SET,
    then: presence === 'required' ? Joi.required() : Joi.any().default(null),
    otherwise: Joi.forbidden().default(null),
  });
}

/** Where Redis is: one server, a cluster, or a master that Sentinels know. */
export const redisSettings = {
  url: setting(
    'REDIS_URL',
    'a Redis URL (redis://HOST:PORT, or rediss:// for TLS)',
    parsedBy((text) => (parseUrl(text, ['redis:', 'rediss:'])?.hostname ? text : undefined)).required(),
  ),
  /** Empty: it is no cluster. */
  clusterNodes: setting(
    'REDIS_CLUSTER_NODES',
    'a comma-separated list of HOST:PORT, without a database in REDIS_URL',
    listOf(parseHostAndPort, { maxItems: 1000 })
      .default([])
      .when('url', { is: HAS_DATABASE, then: Joi.forbidden() }),
  ),
  /** Empty: the server in the URL is the only one. */
  sentinels: setting(
    'REDIS_SENTINELS',
    'a comma-separated list of HOST:PORT, without REDIS_CLUSTER_NODES',
    listOf(parseHostAndPort, { maxItems: 100 })
      .default([])
      .when('clusterNodes', { is: IS_SET, then: Joi.forbidden() }),
  ),
  sentinelMaster: setting(
    'REDIS_SENTINEL_MASTER',
    `a name of 1 to 200 visible ASCII characters, ${WITH_SENTINELS}`,
    sentinelText('required'),
  ),
  /** Of the Sentinels themselves; that of Redis is in the URL. */
  sentinelPassword: setting(
    'REDIS_SENTINEL_PASSWORD',
    `a password of 1 to 200 visible ASCII characters, ${WITH_SENTINELS}`,
    sentinelText('optional'),
  ),
} as const;
