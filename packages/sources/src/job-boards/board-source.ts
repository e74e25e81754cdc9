import { type Clue, cluesOf, type JobBoard } from '../clue';
import type { SourceHttp } from '../http';
import { iterateCooperatively } from '../parsing/cooperative-iteration';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { boardEvidence } from './board-evidence';
import { isCompanyName } from './is-company-name';
import { isJob, type JobOpening } from './job-opening';
import { postingUrl } from './posting-url';

/** What names a company's account on a board. */
type BoardClue = Extract<Clue, { kind: 'job_board' }>;

/** A company's board as its system answers. */
interface Board {
  /** For people. */
  url: string;
  /** The entries that were read; null in the place of one that cannot be read. */
  entries: readonly (JobOpening | null)[];
  /** Entries that there are beyond these, where a board is too long to be read. */
  unread?: number;
}

export type BoardEntries = Pick<Board, 'entries' | 'unread'>;

/** More than the largest employers have open at a time. */
const MAX_ENTRIES = 5_000;

/** The entries of a list, each read by itself; those beyond any real board's length are counted alone. */
export async function readBoardEntries(
  list: readonly unknown[],
  read: (entry: unknown) => JobOpening | null,
): Promise<BoardEntries> {
  const entries: (JobOpening | null)[] = [];
  for await (const entry of iterateCooperatively(list.slice(0, MAX_ENTRIES))) entries.push(read(entry));
  return { entries, unread: Math.max(0, list.length - MAX_ENTRIES) };
}

/** A recruiting service on which companies post what jobs they have. */
export interface BoardSystem {
  board: JobBoard;
  /** As the service writes it. */
  title: string;
  /** What its accounts are called; matched before a name enters a URL. */
  token: RegExp;
  /** Registrable domains of the openings' pages. */
  domains: readonly string[];
  /** Whether it tells what it expects of people. */
  hasDescriptions: boolean;
  /** Null where the service knows no such account, or does not show that it does. May reject. */
  read(clue: BoardClue, http: SourceHttp, now: Date): Promise<Board | null>;
}

/**
 * The source that a recruiting service is: it is asked where the company's own pages lead to an account there. These can
 * be customers' or partners' accounts too: openings must be in the company's name, and where nobody is named, the account
 * must be the only one that the pages lead to, or have the company's name itself.
 */
export function createBoardSource(system: BoardSystem): Source {
  const { board: name, title, token, domains, hasDescriptions } = system;
  const profile: SourceProfile = {
    name,
    fields: [
      'team.job_listings',
      'team.job_listings_count',
      'company.office_locations',
      'business.potential_target_countries',
      ...(hasDescriptions ? (['technology.technologies'] as const) : []),
    ],
    identifies: false,
    wave: 2,
    lifetimeSeconds: 12 * 3_600,
    timeLimitMs: MAX_TURN_WAIT_MS,
  };
  return {
    ...profile,
    async lookUp({ domain, known, http, now }) {
      const isOwn = (text: string) => isCompanyName(text, domain, known);
      const accounts = cluesOf(known.clues, 'job_board');
      const here = accounts.filter((seen) => seen.board === name && token.test(seen.token));
      const clue = here.find((seen) => isOwn(seen.token)) ?? here[0];
      if (clue === undefined) {
        return { status: 'not_asked', reason: `no ${title} board is linked from the site` };
      }
      const board = await system.read(clue, http, now);
      if (board === null) return { status: 'nothing', reason: `${title} shows no such board` };
      const { url, entries, unread = 0 } = board;
      const readable = entries.filter((entry) => entry !== null);
      if (entries.length > 0 && readable.length === 0) {
        return { status: 'failed', reason: `${title} answered with openings that cannot be read` };
      }
      const companies = [...new Set(readable.flatMap(({ company }) => company ?? []))];
      const others = new Set(companies.filter((company) => !isOwn(company)));
      const isOurs =
        companies.length > 0
          ? others.size < companies.length
          : new Set(accounts.map(accountKey)).size === 1 || isOwn(clue.token);
      if (!isOurs) {
        return { status: 'nothing', reason: `${companies[0] ?? clue.token} is another company's board` };
      }
      const openings = readable
        .filter(({ company }) => company === null || !others.has(company))
        .filter(isJob);
      const evidence = await boardEvidence(
        { url, openings, count: openings.length + unread },
        observer(profile, now),
        ({ page }) => postingUrl(page, [...domains, domain]) ?? url,
        known.evidence,
      );
      return { status: 'found', evidence };
    },
  };
}

function accountKey({ board, token }: BoardClue): string {
  return `${board} ${token.toLowerCase()}`;
}
