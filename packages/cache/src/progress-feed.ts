import { setTimeout as delay } from 'node:timers/promises';
import type { BatchProgress } from '@firmlens/contract';
import { connectForCommands, type RedisServers } from '@firmlens/redis';
import { progressStream, STEP } from './batch-progress';

/** How long one read waits for steps, in ms. Whoever begins to watch meanwhile waits for its end. */
const BLOCK_MS = 250;
/** A connection that has not responded for this long is replaced, in ms. */
const STALL_MS = 5_000;
/** The most entries of one stream that one read returns. */
const PAGE = 200;
/** Pause after a failed read, in ms. */
const PAUSE_MS = 500;

/** A step with its id in the stream, from which a reader can go on. */
export interface ProgressEntry {
  id: string;
  step: BatchProgress;
}

/** Follows the progress of batches. While Redis is down, nothing arrives; afterwards what was missed. */
export interface ProgressFeed {
  /**
   * Calls back for each step after the entry with this id, or for all that are stored, and then for each new one,
   * until the returned function is called.
   */
  watch(batchId: string, afterId: string | null, onEntry: (entry: ProgressEntry) => void): () => void;
  close(): Promise<void>;
}

interface FeedOptions {
  redis: RedisServers;
  /** Returns the id of the database, whose batches are kept apart from another's. */
  installation: () => Promise<string>;
}

interface Watcher {
  batchId: string;
  /** The last entry that it was given. */
  lastId: string;
  onEntry: (entry: ProgressEntry) => void;
}

type Reply = [stream: string, entries: [id: string, fields: string[]][]][] | null;

const ID = /^\d{1,15}-\d{1,15}$/;
const FIRST = '0-0';

/** Whether an id of a stream comes after another. */
function isAfter(id: string, other: string): boolean {
  const [time = 0n, sequence = 0n] = id.split('-').map(BigInt);
  const [otherTime = 0n, otherSequence = 0n] = other.split('-').map(BigInt);
  return time > otherTime || (time === otherTime && sequence > otherSequence);
}

/** Opens a feed with one connection for all watchers of this process. It reads only while somebody watches. */
export function openProgressFeed({ redis: servers, installation }: FeedOptions): ProgressFeed {
  const redis = connectForCommands(servers, { commandTimeout: STALL_MS, socketTimeout: STALL_MS });
  const watchers = new Set<Watcher>();
  const closing = new AbortController();
  let known: string | undefined;
  let reading: Promise<void> | undefined;

  /** Reads each stream from where its watcher furthest behind is. */
  async function readOnce(): Promise<void> {
    known ??= await installation();
    // Whoever joins meanwhile may be further behind than this read, and is served by the next one.
    const readers = [...watchers];
    const positions = new Map<string, string>();
    for (const { batchId, lastId } of readers) {
      const position = positions.get(batchId);
      if (position === undefined || isAfter(position, lastId)) positions.set(batchId, lastId);
    }
    const byStream = new Map(
      [...positions.keys()].map((batchId) => [progressStream(known ?? '', batchId), batchId]),
    );
    if (byStream.size === 0) return;
    const read = [...byStream.keys(), ...positions.values()];
    const reply: Reply = await redis.xread('COUNT', PAGE, 'BLOCK', BLOCK_MS, 'STREAMS', ...read);
    for (const [stream, entries] of reply ?? []) {
      for (const [id, fields] of entries) deliver(readers, byStream.get(stream), id, fields);
    }
  }

  function deliver(readers: Watcher[], batchId: string | undefined, id: string, fields: string[]): void {
    const step = JSON.parse(fields[fields.indexOf(STEP) + 1] ?? 'null') as BatchProgress;
    for (const watcher of readers) {
      const isMeant = watcher.batchId === batchId && watchers.has(watcher) && isAfter(id, watcher.lastId);
      if (!isMeant) continue;
      watcher.lastId = id;
      watcher.onEntry({ id, step });
    }
  }

  async function readWhileWatched(): Promise<void> {
    while (watchers.size > 0 && !closing.signal.aborted) {
      await readOnce().catch(() => delay(PAUSE_MS, undefined, { signal: closing.signal }).catch(() => null));
    }
    reading = undefined;
  }

  return {
    watch(batchId, afterId, onEntry) {
      const lastId = afterId !== null && ID.test(afterId) ? afterId : FIRST;
      const watcher = { batchId, lastId, onEntry };
      watchers.add(watcher);
      reading ??= readWhileWatched();
      return () => void watchers.delete(watcher);
    },
    async close() {
      closing.abort();
      watchers.clear();
      redis.disconnect();
      await reading;
    },
  };
}
