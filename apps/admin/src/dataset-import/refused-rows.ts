import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Refusal } from '@firmlens/domain';
import { CommandError } from '../command';

/** A row that is not stored, or only without a part of it. */
export interface RefusedRow {
  line: number;
  reason: string;
  isKept: boolean;
  /** The row, for a sample; null where it must not be shown. */
  text: string | null;
}

/** The rows that were refused: counted by reason, and all of them in a file. */
export interface RefusedRows {
  file: string;
  /** By reason, as `commit` left it. */
  refusals: Record<string, Refusal>;
  add(row: RefusedRow): void;
  /** Puts what was added on disk; gives the length of the file. */
  commit(): Promise<number>;
  close(): Promise<void>;
}

const FIRST_LINES = 5;
const SAMPLE_LENGTH = 160;
const HEADER = 'line,row,reason\n';

/** Where the refused rows of a data file are told: beside it, or in the folder for our own files. */
export async function refusedFileOf(dataFile: string, dataDir: string): Promise<string> {
  const name = `${path.basename(dataFile)}.refused.csv`;
  for (const file of [path.join(path.dirname(path.resolve(dataFile)), name), path.resolve(dataDir, name)]) {
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await (await open(file, 'a')).close();
      return file;
    } catch {
      // The next place may do.
    }
  }
  throw new CommandError(`neither the folder of ${dataFile} nor ${dataDir} can be written to`);
}

/** Opens the file and takes it back to the length at which the rows that count were committed. */
export async function openRefusedRows(
  file: string,
  { refusals, refusedBytes }: { refusals: Readonly<Record<string, Refusal>>; refusedBytes: number },
): Promise<RefusedRows> {
  const handle: FileHandle = await open(file, 'a');
  await handle.truncate(refusedBytes);
  let length = refusedBytes;
  let waiting: string[] = length === 0 ? [HEADER] : [];
  const counted: Record<string, Refusal> = structuredClone(refusals);
  return {
    file,
    refusals: counted,
    add({ line, reason, isKept, text }) {
      waiting.push(`${line},${isKept ? 'kept' : 'refused'},"${reason.replaceAll('"', '""')}"\n`);
      const refusal = (counted[reason] ??= { count: 0, isKept, lines: [], sample: null });
      refusal.count += 1;
      if (refusal.lines.length < FIRST_LINES) refusal.lines.push(line);
      refusal.sample ??= text === null ? null : shown(text);
    },
    async commit() {
      const bytes = Buffer.from(waiting.join(''));
      waiting = [];
      if (bytes.length > 0) {
        await handle.appendFile(bytes);
        await handle.datasync();
      }
      length += bytes.length;
      return length;
    },
    close: () => handle.close(),
  };
}

/** The beginning of a row, without what a terminal would obey. */
function shown(text: string): string {
  return text.slice(0, SAMPLE_LENGTH).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '\u{FFFD}');
}
