import { access, constants, type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Refusal } from '@firmlens/domain';
import { CommandError } from '../command';
import { printableText } from './printable-text';

/** A row that is not stored, or is stored without a part of it. */
interface RefusedRow {
  line: number;
  reason: string;
  isKept: boolean;
  /** The row, for a sample. Null if it must not be shown. */
  text: string | null;
}

/**
 * The refused rows, counted by reason. The first of them are listed in a file, which exists once it has a
 * row.
 */
export interface RefusedRows {
  /** Keyed by reason. */
  refusals: Record<string, Refusal>;
  add(row: RefusedRow): void;
  /** Writes the added rows to disk and returns the length of the file. */
  commit(): Promise<number>;
  close(): Promise<void>;
}

const FIRST_LINES = 5;
/** More rows would not help anyone repair the file. */
const MAX_LISTED = 100_000;
const HEADER = 'line,row,reason\n';
const TRUNCATION_ROW = ',,further rows are only counted\n';

/**
 * Returns where to list the refused rows of a data file: beside it, or in `dataDir` if its folder is not
 * writable.
 */
export async function refusedRowsPath(dataFile: string, dataDir: string): Promise<string> {
  const name = `${path.basename(dataFile)}.refused.csv`;
  for (const file of [path.join(path.dirname(path.resolve(dataFile)), name), path.resolve(dataDir, name)]) {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await access(path.dirname(file), constants.W_OK);
      return file;
    } catch {
      // Try the next folder.
    }
  }
  throw new CommandError(`Neither the folder of ${dataFile} nor ${dataDir} can be written to.`);
}

/** Opens the list and truncates it to the length at the last commit of the import. */
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
    const handle = await open(file, 'a');
    await handle.truncate(length);
    return handle;
  }

  return {
    refusals: counted,
    add({ line, reason, isKept, text }) {
      if (listed < MAX_LISTED)
        waiting.push(`${line},${isKept ? 'kept' : 'refused'},"${reason.replaceAll('"', '""')}"\n`);
      else if (listed === MAX_LISTED) waiting.push(TRUNCATION_ROW);
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
