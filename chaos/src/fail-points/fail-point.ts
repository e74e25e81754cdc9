/** A point in a process's work at which it acts on itself, by default only the first time that it gets there. */
export interface FailPoint {
  /** A statement to PostgreSQL, a command to Redis, or a response to a client. */
  at: 'sql' | 'redis' | 'response';
  /** Before it is sent, or once its outcome is known. */
  when: 'before' | 'after';
  /**
   * A part of the statement's text and values, of the command's name and arguments, or of the request's path.
   * A list must match in all its parts.
   */
  match: string | readonly string[];
  /** Only if the statement found or changed something. Only for `after`, when the outcome is known. */
  found?: true | undefined;
  /** Every time, not only once. */
  always?: boolean;
  /**
   * Die immediately, freeze until thawed, cut the waiting client's connection (for responses), or never
   * continue with this one operation (before it is sent).
   */
  act: 'kill' | 'freeze' | 'cut' | 'hang';
}

/** A command from the harness to a process: arm a fail point, or shift the wall clock. */
export type ProcessCommand = { point: FailPoint; number: number } | { offsetMs: number };

/** A process's message that it has reached a fail point, sent before it acts. */
export interface Reached {
  /** The number that the fail point was given. */
  number: number;
  /** The statement with its values, the command, or the path. */
  what: string;
}

/** The environment variable with the fail points that a process has from its start, as JSON. */
export const POINTS_VARIABLE = 'FIRMLENS_CHAOS_POINTS';
