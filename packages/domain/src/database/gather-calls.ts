import { isDatabaseUnavailable, isLockProblem } from './is-ready';

interface GatherOptions<Item, Result> {
  /**
   * Works on a page of items in one statement. Returns the results in the order of the items. Must not throw once the
   * statement has committed: its items would be worked on a second time.
   */
  run: (page: Item[]) => Promise<readonly Result[]>;
  /** The most items in a page. */
  pageSize: number;
  /** Returns what an item locks. Only one statement with the same lock is under way at a time, however slow it is. */
  lockOf?: (item: Item) => unknown;
}

/** While a statement takes longer than this, it holds up no others. */
const SLOW_MS = 100;
/** The most pages under way at once. */
const MOST_PAGES = 4;

interface Call<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Returns a function that works on one item, in one statement with those that are called at the same time: calls wait
 * while a statement is under way, and the next one takes them all. A call that is alone is made at once. If a page
 * fails for a reason that may lie in one of its items, each is worked on alone.
 */
export function gatherCalls<Item, Result>({
  run,
  pageSize,
  lockOf,
}: GatherOptions<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Call<Item, Result>[] = [];
  let running = 0;
  let prompt = 0;
  let isScheduled = false;
  const held = new Set<unknown>();
  const isFree = ({ item }: Call<Item, Result>) => lockOf === undefined || !held.has(lockOf(item));

  function schedule(): void {
    if (isScheduled || waiting.length === 0 || prompt > 0 || running >= MOST_PAGES) return;
    isScheduled = true;
    // What arrives in the same turn of the event loop belongs to the page.
    setImmediate(() => {
      isScheduled = false;
      const page = waiting.filter(isFree).slice(0, pageSize);
      if (page.length === 0) return;
      waiting = waiting.filter((call) => !page.includes(call));
      void start(page);
    });
  }

  async function start(page: Call<Item, Result>[]): Promise<void> {
    running += 1;
    prompt += 1;
    const locks = lockOf === undefined ? [] : page.map(({ item }) => lockOf(item));
    for (const lock of locks) held.add(lock);
    let isPrompt = true;
    const endPrompt = () => {
      if (isPrompt) prompt -= 1;
      isPrompt = false;
      schedule();
    };
    const timer = setTimeout(endPrompt, SLOW_MS);
    await work(page);
    clearTimeout(timer);
    for (const lock of locks) held.delete(lock);
    running -= 1;
    endPrompt();
  }

  async function work(page: Call<Item, Result>[]): Promise<void> {
    try {
      const results = await run(page.map(({ item }) => item));
      if (results.length !== page.length) {
        throw new Error(`${results.length} results for ${page.length} calls`);
      }
      for (const [index, { resolve }] of page.entries()) resolve(results[index] as Result);
    } catch (error) {
      const isOfOne = !isDatabaseUnavailable(error) || isLockProblem(error);
      if (page.length > 1 && isOfOne) await Promise.all(page.map((call) => work([call])));
      else for (const { reject } of page) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
