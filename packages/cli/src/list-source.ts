import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { ListEntry, ListSource } from '@firmlens/client';
import { toSentence } from '@firmlens/command-line';
import type { Environment } from './environment';
import { UsageError } from './failures';

/** The name of standard input. */
const STDIN = '-';

/** Reads a file, or standard input for `-`. Throws a `UsageError` if it cannot be read. */
export async function readInput({ stdin }: Environment, name: string): Promise<string> {
  if (name === STDIN) return text(stdin);
  try {
    return await readFile(name, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(
      code === 'ENOENT' ? `There is no file ${name}.` : `${name} cannot be read: ${toSentence(message)}`,
    );
  }
}

/** Reads the companies of a list: an array in JSON, otherwise CSV, which the service reads. */
export async function readListSource(environment: Environment, name: string): Promise<ListSource> {
  const content = await readInput(environment, name);
  if (!/^\uFEFF?\s*\[/.test(content)) return content;
  try {
    return JSON.parse(content.replace(/^\uFEFF/, '')) as ListEntry[];
  } catch (error) {
    throw new UsageError(`${name} is not JSON: ${toSentence((error as Error).message)}`);
  }
}
