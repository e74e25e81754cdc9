import { once } from 'node:events';
import type { FirmlensClient } from '@firmlens/client';
import { formatResult } from '@firmlens/command-line';
import { connect } from './connect';
import type { Environment } from './environment';
import { jsonLine, printable, withoutEmpty } from './printable';

/** What a command works with. */
export interface Session {
  environment: Environment;
  isJson: boolean;
  client(): Promise<FirmlensClient>;
  /** Writes a result: as one line of JSON for scripts, otherwise for people, with these columns of its tables. */
  result(json: unknown, shown?: { value: unknown; columns?: readonly string[] }): Promise<void>;
  /** Writes a part of a result as it is. Resolves when the next may follow. */
  write(text: string): Promise<void>;
  /** Tells people something that is no result. Scripts that read JSON are not told. */
  say(line: string): void;
  /** What goes on at the service if the command is interrupted now. */
  goesOn(what: string): void;
}

export interface SharedOptions {
  json?: true | undefined;
  keyFile?: string | undefined;
}

/** Creates the session of a call. `onGoesOn` is told what to say if it is interrupted. */
export function createSession(
  environment: Environment,
  { json, keyFile }: SharedOptions,
  onGoesOn: (what: string) => void,
): Session {
  const { stdout, stderr } = environment;
  const isJson = json === true;
  const write = async (text: string) => {
    if (!stdout.write(text)) await once(stdout, 'drain');
  };
  return {
    environment,
    isJson,
    client: () => connect(environment, keyFile),
    write,
    result: (value, shown = { value }) =>
      write(
        isJson
          ? jsonLine(value)
          : `${printable(formatResult(withoutEmpty(shown.value) ?? {}, shown.columns))}\n`,
      ),
    say(line) {
      if (!isJson) stderr.write(`${printable(line)}\n`);
    },
    goesOn: onGoesOn,
  };
}

/** Turns what a command does into a parser's action. */
export type Runner = <Args extends unknown[]>(
  work: (session: Session, ...args: Args) => Promise<void>,
) => (...args: Args) => Promise<void>;
