import { createHash } from 'node:crypto';
import { connectForCommands, type RedisServers } from '@firmlens/redis';

/** Attempts of one person (passwords: at one address), and of all at one address, within the window. */
const MOST_BY_PERSON = 5;
const MOST_BY_ADDRESS = 50;
const WINDOW_SECONDS = 900;

/**
 * Counts an attempt unless a limit is reached. KEYS: the person's counter and the address's. ARGV: their limits, the
 * window in s. Returns 0 if it counted, else the seconds to wait.
 */
const BEGIN = `
local wait = 0
for i = 1, 2 do
  if tonumber(redis.call('GET', KEYS[i]) or '0') >= tonumber(ARGV[i]) then
    wait = math.max(wait, redis.call('TTL', KEYS[i]), 1)
  end
end
if wait > 0 then return wait end
for i = 1, 2 do
  if redis.call('INCR', KEYS[i]) == 1 then redis.call('EXPIRE', KEYS[i], ARGV[3]) end
end
return 0
`;

/** Takes a counted attempt back, because it succeeded. KEYS as above. */
const SUCCEED = `
redis.call('DEL', KEYS[1])
if tonumber(redis.call('GET', KEYS[2]) or '0') > 0 then redis.call('DECR', KEYS[2]) end
return 1
`;

/** An attempt to give a password or a second factor's code, or to have a mail sent. */
export type Attempt = {
  /** The client's network. */
  network: string;
} & ({ kind: 'password' | 'mail'; email: string } | { kind: 'code'; userId: number });

/**
 * Counts attempts in Redis for all processes: five by person, and fifty by address, in fifteen minutes. Passwords and
 * mails count by person and address together, so nobody else can use them up. Codes count by person alone: six digits
 * could be guessed from many addresses, and only who has the password gets to them. Every call rejects while Redis is
 * down.
 */
export interface AttemptLimits {
  /**
   * Counts an attempt as failed before it is checked, so that many at once are no way around the limits. Returns null,
   * or the seconds to wait if there were too many.
   */
  begin(attempt: Attempt): Promise<number | null>;
  /** Call this if the password or the code was right. */
  succeed(attempt: Attempt): Promise<void>;
  close(): void;
}

interface Scripts {
  begin(person: string, address: string, ...args: number[]): Promise<number>;
  succeed(person: string, address: string): Promise<number>;
}

interface AttemptLimitsOptions {
  redis: RedisServers;
  timeoutMs: number;
  /** Returns the id of the database, whose people are counted apart from another's. */
  installation: () => Promise<string>;
}

/** Connects the counters. Commands fail immediately while Redis is down. */
export function openAttemptLimits({
  redis: servers,
  timeoutMs,
  installation,
}: AttemptLimitsOptions): AttemptLimits {
  const redis = connectForCommands(servers, {
    commandTimeout: timeoutMs,
    scripts: { begin: { lua: BEGIN, numberOfKeys: 2 }, succeed: { lua: SUCCEED, numberOfKeys: 2 } },
  });
  const scripts = redis as unknown as Scripts;

  let known: string | undefined;
  async function countersOf(attempt: Attempt): Promise<[person: string, address: string]> {
    known ??= await installation();
    const { kind, network } = attempt;
    // The tag keeps both on one node of a cluster.
    const name = `{firmlens-attempts}:${known}:`;
    if (kind === 'code') return [`${name}C${attempt.userId}`, `${name}A${network}`];
    // Email addresses are not stored.
    const person = createHash('sha256').update(`${network} ${attempt.email.toLowerCase()}`).digest('hex');
    const [byPerson, byAddress] = kind === 'password' ? ['P', 'A'] : ['M', 'N'];
    return [`${name}${byPerson}${person}`, `${name}${byAddress}${network}`];
  }

  return {
    async begin(attempt) {
      const counters = await countersOf(attempt);
      const wait = await scripts.begin(...counters, MOST_BY_PERSON, MOST_BY_ADDRESS, WINDOW_SECONDS);
      return wait === 0 ? null : wait;
    },
    async succeed(attempt) {
      await scripts.succeed(...(await countersOf(attempt)));
    },
    close: () => redis.disconnect(),
  };
}
