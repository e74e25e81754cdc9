/** Where in its work a process is to do something to itself, once: at the `skip` + 1st time that it comes there. */
export interface FailPoint {
  /** A statement to PostgreSQL, a command to Redis, or an answer to a client. */
  at: 'sql' | 'redis' | 'answer';
  /** Before it is sent, or when its outcome is known. */
  when: 'before' | 'after';
  /** A part of the statement's text, the command's name and arguments, or the request's path. */
  match: string;
  skip?: number;
  /** Die at once, or cut the connection of the client that waits (for answers). */
  act: 'kill' | 'cut';
}
