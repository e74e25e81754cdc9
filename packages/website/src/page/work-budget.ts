import { withReports } from '@firmlens/text';

/** The work that may go into one page: the largest real one takes 7 million. */
const PAGE_WORK = 8_000_000;
/** The work that may go into the pages of one site. The largest real one takes 40 million. */
const SITE_WORK = 60_000_000;

/*
 * A unit of work is one step in a page's tree with what a reader does there, some 30 ns. The work of everything
 * else is in proportion to the time that it takes in the slowest documents of `npm run bench slow-pages`.
 */

/** Returns the work of parsing a page of this length. */
export const workOfParsing = (length: number): number => 1 + length;

/** Returns the work that a whole page's text of this length is for all readers, who try many expressions on it. */
export const workOfReading = (length: number): number => 60 * length;

/** Returns the work of a look at a block of a page: mostly at its kind, and at its text only if that fits. */
export const workOfBlock = (length: number): number => 4 + (length >> 6);

/** Returns the work of a look at a whole page's text of this length, beside `workOfReading`. */
export const workOfText = (length: number): number => 1 + (length >> 4);

/** Returns the work that a rule of a technology is on a text of this length. */
export const workOfRule = (length: number): number => 1 + (length >> 2);

/**
 * Returns the work of recognising something in a text of this length that is seen for the first time: a name, a
 * position, an address, an event.
 */
const workOfRecognition = (length: number): number => 100 + 8 * length;

/** Returns the work that characters are which are only copied or compared: scripts, data. */
export const workOfCharacters = (length: number): number => 1 + (length >> 6);

/** Returns the work of a look at attributes of this length together: mostly at one, and not at its end. */
export const workOfAttributes = (length: number): number => 1 + (length >> 8);

/** Returns the work of a walk through data of a page: JSON, or what was made of it. */
export function workOfData(data: unknown): number {
  if (typeof data === 'string') return workOfCharacters(data.length);
  if (typeof data !== 'object' || data === null) return 1;
  return Object.values(data).reduce<number>((work, value) => work + workOfData(value), 1);
}

/** Thrown by whatever is looked at of a page that may take no more work. */
export class WorkExhaustedError extends Error {
  override readonly name = 'WorkExhaustedError';
  constructor(
    /** Address of the page, or the site's domain if all its pages together took too much. */
    readonly url: string,
  ) {
    super(`${url} takes too much work to read`);
  }
}

/** The budget that was spent last: that of the page which a reader looks at. */
const last: { looked: WorkBudget | null } = { looked: null };

/**
 * Returns what `read` returns. Whatever it recognises in a text for the first time is paid for by the page that was
 * looked at last, wherever in the program it is recognised.
 */
export function readMetered<T>(read: () => T): T {
  last.looked = null;
  return withReports(({ length }) => last.looked?.spend(workOfRecognition(length)), read);
}

/**
 * How much work may go into something. Whoever reads a page pays by looking at it, so that no reader has to
 * count. A budget within another one spends that, too.
 */
export class WorkBudget {
  constructor(
    /** What the work is for. */
    private readonly url: string,
    private left: number,
    private readonly around: WorkBudget | null = null,
  ) {}

  /** Whether more work was asked for than there was left, here or in the budget around it. */
  get isExhausted(): boolean {
    return this.left < 0 || (this.around?.isExhausted ?? false);
  }

  /** Throws `WorkExhaustedError` if that much is not left. */
  spend(units: number): void {
    this.left -= units;
    if (this.left < 0) throw new WorkExhaustedError(this.url);
    this.around?.spend(units);
    last.looked = this;
  }
}

/** Returns the budget of a page, within that of its site if it is read as a part of one. */
export const budgetOfPage = (url: string, site: WorkBudget | null = null): WorkBudget =>
  new WorkBudget(url, PAGE_WORK, site);

export const budgetOfSite = (domain: string): WorkBudget => new WorkBudget(domain, SITE_WORK);
