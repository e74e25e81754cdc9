/** The server went away while it was worked with. */
export class ConnectionLostError extends Error {}

/** SQLSTATE classes of a connection that ended and a server that stops, and what the system calls a broken socket. */
const CODE = /^(?:08...|57P0[1-3]|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/;
/** What the driver says by words alone. */
const MESSAGE = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether an error of the driver means that the connection is gone, and not that a statement failed. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODE.test(code) || MESSAGE.test(error.message);
}
