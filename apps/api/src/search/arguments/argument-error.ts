/** A search's argument is not valid. Agents and people each get it in the form of their own errors. */
export class ArgumentError extends Error {
  /** `message` says what to send instead. `data` accompanies the error in an agent's response. */
  constructor(
    readonly field: string,
    message: string,
    readonly data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ArgumentError';
  }
}
