import { type Clue, cluesOf, type JobBoard } from '@firmlens/contract';
import type { SourceHttp } from '../http';
import { iterateCooperatively } from '@firmlens/turns';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { boardEvidence } from './board-evidence';
import { isCompanyName } from './is-company-name';
import { isJob, type JobOpening } from './job-opening';
import { postingUrl } from './posting-url';

/** Identifies a company's account on a board. */
type BoardClue = Extract<Clue, { kind: 'job_board' }>;

/** A company's board, as the service returned it. */
interface Board {
  /** The board's page for people. */
  url: string;
  /** The entries that were read, with null for each one that cannot be parsed. */
  entries: readonly (JobOpening | null)[];
  /** How many entries were not read because the board is too long. */
  unread?: number;
}

export type BoardEntries = Pick<Board, 'entries' | 'unread'>;

/** The largest employers have fewer openings at the same time. */
const MAX_ENTRIES = 5_000;

/** Parses the entries of a list one by one. Those beyond the length of any real board are only counted. */
export async function readBoardEntries(
  list: readonly unknown[],
  read: (entry: unknown) => JobOpening | null,
): Promise<BoardEntries> {
  const entries: (JobOpening | null)[] = [];
  for await (const entry of iterateCooperatively(list.slice(0, MAX_ENTRIES))) entries.push(read(entry));
  return { entries, unread: Math.max(0, list.length - MAX_ENTRIES) };
}

/** A recruiting service on which companies post their jobs. */
export interface BoardSystem {
  board: JobBoard;
  /** The service's name for people. */
  title: string;
  /** Pattern of account names, checked before one is put into a URL. */
  token: RegExp;
  /** Registrable domains of the openings' pages. */
  domains: readonly string[];
  /** Whether the service returns job descriptions. */
  hasDescriptions: boolean;
  /**
   * Reads a board. Returns null if the service has no such account, or gives the same response as for an
   * unknown one. May reject with `SourceError`.
   */
  read(clue: BoardClue, http: SourceHttp, now: Date): Promise<Board | null>;
}

/**
 * Creates the source for a recruiting service. It is queried if the company's pages link to an account there.
 * Links may also lead to accounts of customers or partners, so openings must be in the company's name. If
 * they name no company, the account must be the only one linked, or be named like the company.
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
      const isOwnName = (text: string) => isCompanyName(text, domain, known);
      const accounts = cluesOf(known.clues, 'job_board');
      const boardClues = accounts.filter(
        (candidate) => candidate.board === name && token.test(candidate.token),
      );
      const clue = boardClues.find((candidate) => isOwnName(candidate.token)) ?? boardClues[0];
      if (clue === undefined) {
        return { status: 'not_asked', reason: `no ${title} board is linked from the site` };
      }
      const board = await system.read(clue, http, now);
      if (board === null) return { status: 'nothing', reason: `${title} has no such board` };
      const { url, entries, unread = 0 } = board;
      const readable = entries.filter((entry) => entry !== null);
      if (entries.length > 0 && readable.length === 0) {
        return { status: 'failed', reason: `${title} returned openings that cannot be parsed` };
      }
      const companies = [...new Set(readable.flatMap(({ company }) => company ?? []))];
      const others = new Set(companies.filter((company) => !isOwnName(company)));
      const isOwnBoard =
        companies.length > 0
          ? others.size < companies.length
          : new Set(accounts.map(accountKey)).size === 1 || isOwnName(clue.token);
      if (!isOwnBoard) {
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
