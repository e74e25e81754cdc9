/** The connection to the server was lost. */
export class ConnectionLostError extends Error {}

/** SQLSTATEs of a closed connection and a stopping server, and system codes of a broken socket. */
const CODE = /^(?:08...|57P0[1-3]|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/;
/** Messages of the driver that have no code. */
const MESSAGE = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether a driver error means that the connection is lost, rather than that a statement failed. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODE.test(code) || MESSAGE.test(error.message);
}
