import { Redis } from 'ioredis';

/** What an operator wants to know of Redis before anything else. */
export interface RedisFacts {
  /** Such as 7.0.15. */
  version: string;
  /** What it does when its memory is full; jobs are safe only with `noeviction`. */
  memoryPolicy: string;
  usedMemoryBytes: number;
  /** 0 for no limit. */
  maxMemoryBytes: number;
  isReplica: boolean;
  /** Its clock. */
  now: Date;
}

/** Reads the server's own figures. Rejects with its refusal, or why it could not be reached. */
export async function readRedisFacts({
  url,
  timeoutMs,
}: {
  url: string;
  timeoutMs: number;
}): Promise<RedisFacts> {
  const redis = new Redis(url, {
    lazyConnect: true,
    // A Redis before 6 knows no other, and should be able to say so.
    protocol: 2,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    retryStrategy: () => null,
  });
  // A refusal, such as of the password, comes as an event before the command that waits for it fails.
  let refusal: Error | undefined;
  redis.on('error', (error: Error) => (refusal ??= error));
  try {
    await redis.connect();
    const fields = parseInfo(await redis.info());
    const [seconds, micros] = await redis.time();
    return {
      version: fields.get('redis_version') ?? '',
      memoryPolicy: fields.get('maxmemory_policy') ?? '',
      usedMemoryBytes: Number(fields.get('used_memory') ?? 0),
      maxMemoryBytes: Number(fields.get('maxmemory') ?? 0),
      isReplica: fields.get('role') === 'slave',
      now: new Date(Number(seconds) * 1_000 + Number(micros) / 1_000),
    };
  } catch (error) {
    throw refusal ?? error;
  } finally {
    redis.disconnect();
  }
}

/** Parses the lines `name:value` of INFO. */
function parseInfo(text: string): Map<string, string> {
  return new Map(
    text
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}
