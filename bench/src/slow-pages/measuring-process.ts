/** The process that reads one slow document per message. The search ends it if a document takes too long. */
import { crawlSite, createTextBudget, DEFAULT_CRAWL_SETTINGS } from '@firmlens/website';
import { optimizeExpressions, readSite } from '@firmlens/website/reading';
import { CRAWLED_DOMAIN, egressServing, siteWith, textOf } from './documents';
import { KINDS, type SlowDocument } from './kinds';

/** What a document costs its reader, in ms of processor time. */
export interface Cost {
  processor: number;
  /** The longest that it keeps the thread from other work. */
  blocked: number;
  /** Of the document's text. */
  length: number;
}

const NOW = new Date('2026-11-20T12:00:00Z');
/** Shorter turns of the event loop are its own. */
const MIN_TURN_MS = 1;
const MAX_PAGES = 4;
const WARM_UP_SHARE = 1 / 500;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** A document, and the share of its greatest length that counts. */
export interface Task {
  document: SlowDocument;
  share: number;
}

/** More words than a document counts. */
const MAX_COUNTED = 200_000;
let measured = 0;

async function costOf({ document, share }: Task): Promise<Cost> {
  // Readers remember lines, but a hostile site never repeats what was read before.
  const text = textOf(document, share, (measured % 40) * MAX_COUNTED);
  measured += 1;
  const isCrawled = ['crawled page', 'sitemap', 'robots'].includes(document.medium);
  const { processor, blocked } = isCrawled ? await crawlCost(document, text) : readingCost(document, text);
  return { processor, blocked, length: text.length };
}

/** A reading is synchronous, on a thread of its own. */
function readingCost(document: SlowDocument, text: string): Omit<Cost, 'length'> {
  const site = siteWith(document, text);
  const start = processorMs();
  readSite(site, NOW, { forModel: true });
  const processor = processorMs() - start;
  return { processor, blocked: processor };
}

/** A crawl shares its thread with all other work of the worker. */
async function crawlCost(document: SlowDocument, text: string): Promise<Omit<Cost, 'length'>> {
  let processor = 0;
  let blocked = 0;
  let since = processorMs();
  const endTurn = (): void => {
    const taken = processorMs() - since;
    since += taken;
    if (taken > MIN_TURN_MS) processor += taken;
    blocked = Math.max(blocked, taken);
  };
  let turn = setImmediate(function watch() {
    endTurn();
    turn = setImmediate(watch);
  });
  await crawlSite(
    {
      domain: CRAWLED_DOMAIN,
      egress: egressServing(document, text),
      cachedResponses: { find: async () => null, keep: async () => {} },
      text: createTextBudget().open(),
      signal: new AbortController().signal,
      now: NOW,
    },
    {
      ...DEFAULT_CRAWL_SETTINGS,
      maxPages: MAX_PAGES,
      rateLimit: { requestsPerSecond: 2_000, burst: 100, parallel: 2 },
    },
  );
  endTurn();
  clearImmediate(turn);
  return { processor, blocked };
}

/** What the readers load and compile at first is no cost of a document. */
async function warmUp(): Promise<void> {
  for (const document of Object.values(KINDS)) await costOf({ document, share: WARM_UP_SHARE });
}

process.on('message', (task: Task) => {
  void costOf(task).then((cost) => process.send?.(cost));
});
// As the reading thread does.
optimizeExpressions();
void warmUp().then(() => process.send?.('ready'));
