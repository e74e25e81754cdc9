/** The job boards we can read, by source name. */
export const JOB_BOARDS = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'recruitee',
  'personio',
  'teamtailor',
] as const;
export type JobBoard = (typeof JOB_BOARDS)[number];

interface Identity {
  /** ISO 17442 legal entity identifier, 20 characters in upper case. */
  lei: { lei: string };
  /** The company's number in a national register, in that register's notation, without spaces. */
  register_number: { country: string; number: string };
  /** SEC central index key, 10 digits. */
  cik: { cik: string };
  /** Login of an organisation, case preserved. */
  github_org: { org: string };
  /**
   * The company's account on a job board. The case of `token` is preserved because some boards distinguish
   * it. `host` is where the account was found.
   */
  job_board: { board: JobBoard; token: string; host: string };
}

type ClueOf<K extends keyof Identity> = { kind: K; url: string } & Identity[K];

/**
 * An identifier of the company in another source, and the page or record (`url`) that ties it to the domain.
 */
export type Clue = { [K in keyof Identity]: ClueOf<K> }[keyof Identity];

/** Returns the clues of one kind, in the order they were found. */
export function cluesOf<K extends Clue['kind']>(
  clues: readonly Clue[],
  kind: K,
): Extract<Clue, { kind: K }>[] {
  return clues.filter((clue): clue is Extract<Clue, { kind: K }> => clue.kind === kind);
}
