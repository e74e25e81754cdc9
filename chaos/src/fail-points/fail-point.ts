/** Where in its work a process is to do something to itself, the first time that it comes there. */
export interface FailPoint {
  /** A statement to PostgreSQL, a command to Redis, or an answer to a client. */
  at: 'sql' | 'redis' | 'answer';
  /** Before it is sent, or when its outcome is known. */
  when: 'before' | 'after';
  /** A part of the statement's text and values, the command's name and arguments, or the request's path; or several. */
  match: string | readonly string[];
  /** Only where the statement found or changed something; for what is looked at when its outcome is known. */
  found?: true | undefined;
  /** At every time that it comes there, not once. */
  always?: boolean;
  /**
   * Die at once; be frozen until somebody thaws it; cut the connection of the client that waits (for answers); or never
   * go on with this one thing (before it is sent).
   */
  act: 'kill' | 'freeze' | 'cut' | 'hang';
}

/** What the rig tells a process to do: something at a point of its work, or to go by another wall clock. */
export type Order = { point: FailPoint; number: number } | { offsetMs: number };

/** What a process says when it comes to a point, before it does what it is to do there. */
export interface Reached {
  /** That the point was given. */
  number: number;
  /** The statement with its values, the command or the path. */
  what: string;
}

/** Holds points that a process has from its start on, as JSON. */
export const POINTS_VARIABLE = 'FIRMLENS_CHAOS_POINTS';
