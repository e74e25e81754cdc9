/** Rounds of the event loop between two pieces of work. In each, Node accepts one connection and reads all. */
const ROUNDS = 4;

/** A piece of work. Returns false if there was nothing to do any more. */
type Work = () => boolean;

/**
 * Returns a function that queues work of somebody: one piece for every few rounds of the event loop, from
 * everybody in turn. Whatever does not queue here is delayed by one piece at most, however much waits. If
 * nothing else is to do, the rounds between take no time.
 */
export function createTurns(): (who: string, work: Work) => void {
  /** Whoever is next comes first. */
  const queues = new Map<string, Work[]>();
  let isScheduled = false;
  let roundsLeft = 0;

  function runOne(): void {
    for (const [who, queue] of queues) {
      const work = queue.shift();
      queues.delete(who);
      if (queue.length > 0) queues.set(who, queue);
      if (work?.()) return;
    }
  }
  function schedule(): void {
    if (!isScheduled) setImmediate(round);
    isScheduled = true;
  }
  function round(): void {
    isScheduled = false;
    roundsLeft -= 1;
    if (roundsLeft < 0) {
      roundsLeft = ROUNDS;
      runOne();
    }
    if (queues.size > 0) schedule();
  }
  return (who, work) => {
    const queue = queues.get(who);
    if (queue) queue.push(work);
    else queues.set(who, [work]);
    schedule();
  };
}
