import { access, constants, type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Refusal } from '@firmlens/domain';
import { CommandError } from '../command';
import { printableText } from './printable-text';

/** A row that is not stored, or only without a part of it. */
interface RefusedRow {
  line: number;
  reason: string;
  isKept: boolean;
  /** The row, for a sample; null where it must not be shown. */
  text: string | null;
}

/** The rows that were refused: counted by reason, and the first of them in a file, which is there as soon as it has one. */
export interface RefusedRows {
  /** By reason, as `commit` left it. */
  refusals: Record<string, Refusal>;
  add(row: RefusedRow): void;
  /** Puts what was added on disk; gives the length of the file. */
  commit(): Promise<number>;
  close(): Promise<void>;
}

const FIRST_LINES = 5;
/** Of more, whoever repairs a file learns nothing. */
const MAX_LISTED = 100_000;
const HEADER = 'line,row,reason\n';
const NO_MORE = ',,further rows are only counted\n';

/** Where the refused rows of a data file are told: beside it, or in the folder for our own files. */
export async function refusedRowsPath(dataFile: string, dataDir: string): Promise<string> {
  const name = `${path.basename(dataFile)}.refused.csv`;
  for (const file of [path.join(path.dirname(path.resolve(dataFile)), name), path.resolve(dataDir, name)]) {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await access(path.dirname(file), constants.W_OK);
      return file;
    } catch {
      // The next place may do.
    }
  }
  throw new CommandError(`neither the folder of ${dataFile} nor ${dataDir} can be written to`);
}

/** Takes the file back to the length at which the rows that count were committed. */
export async function openRefusedRows(
  file: string,
  { refusals, refusedBytes }: { refusals: Readonly<Record<string, Refusal>>; refusedBytes: number },
): Promise<RefusedRows> {
  if (refusedBytes === 0) await rm(file, { force: true });
  let handle: FileHandle | null = null;
  let length = refusedBytes;
  let waiting: string[] = [];
  const counted: Record<string, Refusal> = structuredClone(refusals);
  let listed = Object.values(counted).reduce((sum, { count }) => sum + count, 0);

  async function opened(): Promise<FileHandle> {
    const begun = await open(file, 'a');
    await begun.truncate(length);
    return begun;
  }

  return {
    refusals: counted,
    add({ line, reason, isKept, text }) {
      if (listed < MAX_LISTED)
        waiting.push(`${line},${isKept ? 'kept' : 'refused'},"${reason.replaceAll('"', '""')}"\n`);
      else if (listed === MAX_LISTED) waiting.push(NO_MORE);
      listed += 1;
      const refusal = (counted[reason] ??= { count: 0, isKept, lines: [], sample: null });
      refusal.count += 1;
      if (refusal.lines.length < FIRST_LINES) refusal.lines.push(line);
      refusal.sample ??= text === null ? null : printableText(text);
    },
    async commit() {
      if (waiting.length === 0) return length;
      const bytes = Buffer.from(`${length === 0 ? HEADER : ''}${waiting.join('')}`);
      waiting = [];
      handle ??= await opened();
      await handle.appendFile(bytes);
      await handle.datasync();
      length += bytes.length;
      return length;
    },
    close: async () => handle?.close(),
  };
}
