import type { JobBoard } from '@firmlens/contract';

/** A company's account on a job board, as found in an address. */
export interface JobBoardAccount {
  board: JobBoard;
  /** Case preserved, percent-decoded. */
  token: string;
  host: string;
}

/** The hosts of a job board and the position of the account in their addresses. */
interface BoardPattern {
  board: JobBoard;
  host: RegExp;
  /**
   * Where the account is in the path. With `query`, it is in that parameter instead. Without `account`, it is
   * the first label of the host.
   */
  account?: { path: RegExp; query?: string }[];
  /** The form that every account name has. */
  form: RegExp;
  /** Names in the account's position that are not accounts. */
  reserved?: ReadonlySet<string>;
}

const NAME = /^[A-Za-z0-9][\w.-]{0,79}$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const FIRST = { path: /^\/([^/]+)/ };
const RESERVED_SUBDOMAINS = words(
  'www api app apps apply assets auth blog career careers cdn docs ext get go help hire info jobs learn login mail ' +
    'marketing my partner partners resources scripts share static status support try workable recruitee teamtailor',
);

const BOARD_PATTERNS: readonly BoardPattern[] = [
  {
    board: 'greenhouse',
    host: /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io$/,
    account: [{ path: /^\/embed\//, query: 'for' }, FIRST],
    form: /^[A-Za-z0-9][\w-]{0,79}$/,
    reserved: words('embed assets v1 api users packs'),
  },
  {
    board: 'greenhouse',
    host: /^(?:boards-api(?:\.eu)?|api)\.greenhouse\.io$/,
    account: [{ path: /^\/v1\/boards\/([^/]+)/ }],
    form: /^[A-Za-z0-9][\w-]{0,79}$/,
  },
  { board: 'lever', host: /^jobs(?:\.eu)?\.lever\.co$/, account: [FIRST], form: NAME },
  {
    board: 'lever',
    host: /^api(?:\.eu)?\.lever\.co$/,
    account: [{ path: /^\/v0\/postings\/([^/]+)/ }],
    form: NAME,
  },
  {
    board: 'ashby',
    host: /^jobs\.ashbyhq\.com$/,
    account: [FIRST],
    form: /^[\p{L}\p{N}][\p{L}\p{N} .&_+'-]{0,79}$/u,
    reserved: words('api embed _next static meeting b'),
  },
  {
    board: 'ashby',
    host: /^api\.ashbyhq\.com$/,
    account: [{ path: /^\/posting-api\/job-board\/([^/]+)/ }],
    form: /^[\p{L}\p{N}][\p{L}\p{N} .&_+'-]{0,79}$/u,
  },
  {
    board: 'workable',
    host: /^apply\.workable\.com$/,
    account: [{ path: /^\/api\/v\d\/(?:widget\/)?accounts\/([^/]+)/ }, FIRST],
    form: /^[A-Za-z0-9][\w-]{0,79}$/,
    reserved: words('api j static assets'),
  },
  { board: 'workable', host: /^[^.]+\.workable\.com$/, form: LABEL, reserved: RESERVED_SUBDOMAINS },
  {
    board: 'smartrecruiters',
    host: /^(?:careers|jobs)\.smartrecruiters\.com$/,
    account: [{ path: /^\/oneclick-ui\/company\/([^/]+)/ }, FIRST],
    form: NAME,
    reserved: words('oneclick-ui sr-jobs my-applications ni api assets static job-ad'),
  },
  {
    board: 'smartrecruiters',
    host: /^api\.smartrecruiters\.com$/,
    account: [{ path: /^\/v1\/companies\/([^/]+)/ }],
    form: NAME,
  },
  { board: 'recruitee', host: /^[^.]+\.recruitee\.com$/, form: LABEL, reserved: RESERVED_SUBDOMAINS },
  {
    board: 'personio',
    host: /^[^.]+\.jobs\.personio\.(?:de|com)$/,
    form: LABEL,
    reserved: RESERVED_SUBDOMAINS,
  },
  {
    board: 'teamtailor',
    host: /^[^.]+(?:\.na)?\.teamtailor\.com$/,
    form: LABEL,
    reserved: RESERVED_SUBDOMAINS,
  },
];

/**
 * Returns the account that a job board address belongs to. Null for other hosts and for the board's own
 * pages.
 */
export function jobBoardAccount({ hostname, pathname, searchParams }: URL): JobBoardAccount | null {
  for (const place of BOARD_PATTERNS) {
    if (!place.host.test(hostname)) continue;
    const token = accountIn(place, hostname, pathname, searchParams);
    if (token === null || !place.form.test(token) || place.reserved?.has(token.toLowerCase())) return null;
    return { board: place.board, token, host: hostname };
  }
  return null;
}

function accountIn(
  { account }: BoardPattern,
  hostname: string,
  pathname: string,
  searchParams: URLSearchParams,
): string | null {
  if (account === undefined) return hostname.split('.', 1)[0] ?? null;
  for (const { path, query } of account) {
    const match = path.exec(pathname);
    if (match) return query === undefined ? decoded(match[1] ?? '') : searchParams.get(query);
  }
  return null;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
