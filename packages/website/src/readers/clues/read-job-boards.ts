import { parseUrl } from '@firmlens/egress';
import { JOB_BOARDS } from '@firmlens/contract';
import type { CrawledPage, PageKind } from '../../crawled-site';
import { allMatches, nameSimilarity } from '@firmlens/text';
import type { ClueReader } from './clue-reader';
import { jobBoardAccount, type JobBoardAccount } from './job-board-account';

/** Page kinds that link to openings. For each board, the first group that names an account wins. */
const PAGE_KINDS_BY_PRIORITY: readonly ReadonlySet<PageKind>[] = [
  new Set(['careers', 'job']),
  new Set(['home', 'about']),
];
/** Maximum number of accounts per board. Any more belong to other companies. */
const MAX_ACCOUNTS = 10;
const MAX_ADDRESSES = 500;
const BOARD_HOSTS = [
  ...['greenhouse.io', 'lever.co', 'ashbyhq.com', 'workable.com', 'smartrecruiters.com', 'recruitee.com'],
  ...['personio.de', 'personio.com', 'teamtailor.com'],
];
/**
 * An address on a job board host, anywhere in the page's source: links, frames, scripts, inline JSON,
 * embedded state. It cannot start inside a longer host name.
 */
const BOARD_ADDRESS = new RegExp(
  `(?<![\\w.-])(?:[\\w-]{1,63}\\.){1,4}(?:${BOARD_HOSTS.map((host) => host.replace('.', '\\.')).join('|')})(?![\\w.-])(?:[/?][^\\s"'<>\\\\)]{0,300})?`,
  'gi',
);

interface Account extends JobBoardAccount {
  /** The first page that contains it. */
  url: string;
  times: number;
}

/**
 * Finds the job board accounts that the company's pages link to. Some may belong to other companies. On each
 * board, the most linked account comes first.
 */
export const readJobBoards: ClueReader = ({ site }) => {
  const found = PAGE_KINDS_BY_PRIORITY.map((kinds) =>
    accountsOn(site.pages.filter(({ kind }) => kinds.has(kind))),
  );
  return JOB_BOARDS.flatMap((board) => {
    const accounts = found
      .map((of) => of.filter((account) => account.board === board))
      .find((of) => of.length > 0);
    return (accounts ?? [])
      .sort(
        (a, b) =>
          b.times - a.times || nameSimilarity(b.token, site.domain) - nameSimilarity(a.token, site.domain),
      )
      .slice(0, MAX_ACCOUNTS)
      .map(({ token, host, url }) => ({ kind: 'job_board', board, token, host, url }));
  });
};

function accountsOn(pages: readonly CrawledPage[]): Account[] {
  const accounts = new Map<string, Account>();
  for (const page of pages) {
    for (const address of boardAddresses(page)) {
      const account = jobBoardAccount(address);
      if (!account) continue;
      const key = `${account.board} ${account.token.toLowerCase()}`;
      const known = accounts.get(key) ?? { ...account, url: page.url, times: 0 };
      known.times += 1;
      accounts.set(key, known);
    }
  }
  return [...accounts.values()];
}

/** Whether a source names the host of a job board, which few do. */
function mentionsBoard(source: string): boolean {
  const folded = source.toLowerCase();
  return BOARD_HOSTS.some((host) => folded.includes(host));
}

/** Returns the job board addresses in a page's source and the one that the page redirects to, if any. */
function boardAddresses({ html, headers }: CrawledPage): URL[] {
  if (!mentionsBoard(html) && !mentionsBoard(headers['location']?.[0] ?? '')) return [];
  const source = `${headers['location']?.[0] ?? ''}\n${html}`
    .replace(/\\\/|\\u002f|&#x2f;|&#47;/gi, '/')
    .replace(/&amp;|\\u0026|&#38;/gi, '&');
  const addresses: URL[] = [];
  for (const [address] of allMatches(source, BOARD_ADDRESS)) {
    const url = parseUrl(`https://${address}`);
    if (url) addresses.push(url);
    if (addresses.length === MAX_ADDRESSES) break;
  }
  return addresses;
}
