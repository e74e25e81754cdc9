import { ServiceError } from '@firmlens/contract';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { createInterface } from 'node:readline';
import { CommandError, type CommandDeps, type CommandResult, UsageError } from './command';

/** An option's value, or a list of them on standard input. */
export type OneOrList<T> = { one: T } | { parse: (text: string) => T };

/** The end of the help of an option that takes a list. */
export const OR_LIST = '`-` reads a list from standard input, one in each line';

/** Makes an option's parser take `-` as well. */
export const oneOrList =
  <T>(parse: (text: string) => T) =>
  (text: string): OneOrList<T> =>
    text === '-' ? { parse } : { one: parse(text) };

/** Reads a list: one value in each line. Blank lines and those that begin with # are left out. */
async function readList<T>(stdin: NodeJS.ReadableStream, parse: (text: string) => T): Promise<[string, T][]> {
  const values: [string, T][] = [];
  let line = 0;
  for await (const text of createInterface({ input: stdin })) {
    line += 1;
    const trimmed = text.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    try {
      values.push([trimmed, parse(trimmed)]);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      throw new UsageError(
        `Line ${line} of standard input is invalid. ${error.message} Nothing was changed.`,
      );
    }
  }
  if (values.length === 0) throw new UsageError('Standard input has no lines.');
  return values;
}

/**
 * Does the work for the option's value, or for each of the list in order. The result of a list is `{ "results": […] }`,
 * with `{ "input", "error" }` for each that failed; the others are done all the same. A line that cannot be read stops
 * the command before anything is done.
 */
export async function eachOf<T>(
  { stdin }: Pick<CommandDeps, 'stdin'>,
  value: OneOrList<T>,
  work: (value: T) => Promise<CommandResult>,
): Promise<CommandResult> {
  if ('one' in value) return work(value.one);
  const list = await readList(stdin, value.parse);
  const results: object[] = [];
  let failed = 0;
  for (const [input, parsed] of list) {
    try {
      const { json, problem } = await work(parsed);
      if (problem !== undefined) failed += 1;
      results.push(problem === undefined ? json : { ...json, error: problem });
    } catch (error) {
      if (!(error instanceof CommandError || error instanceof ServiceError)) throw error;
      failed += 1;
      results.push({ input, error: error.message });
    }
  }
  return { json: { results }, ...(failed > 0 && { problem: `${failed} of ${list.length} failed.` }) };
}
