import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Entry, openPromise } from 'yauzl';
import { CommandError } from '../command';
import { printableText } from './printable-text';

/** The decompressed text of one file. */
export interface FileContent {
  /**
   * Streams the text from byte `from`. Throws a `CommandError` if the file is damaged or unpacks to an
   * implausible size.
   */
  read(from: number): AsyncIterable<Buffer>;
  /** How much of the text lies before a position, from 0 to 1. Approximate for compressed files. */
  share(position: number): number;
}

/** A plain, gzip or zip file. */
export interface DatasetFile {
  bytes: number;
  /** Identifies the file wherever it lies: SHA-256 of its size and of samples from all over it. */
  fingerprint: string;
  /**
   * Returns the file's text, or for an archive that of the entry whose name matches. Returns null if there is
   * none. Throws a `CommandError` if several entries match.
   */
  content(name: RegExp): FileContent | null;
  close(): void;
}

const SAMPLES = 64;
const CHUNK = 256 * 1024;
const SAMPLE_BYTES = 64 * 1024;
const MAX_ENTRIES = 1_000;
const MAX_LISTED_NAMES = 5;
/** The folder in which macOS stores its metadata for the files of a zip. */
const MACOS_METADATA_FOLDER = '__MACOSX/';
/** Tables compress to about a tenth. A file beyond this ratio is probably a decompression bomb. */
const MAX_RATIO = 200;
/** Small texts may be very repetitive, so the ratio counts only beyond this size. */
const MIN_BOMB_BYTES = 4 * 1024 * 1024;

/** Opens a data file. Throws a `CommandError` if that fails. */
export async function openDatasetFile(path: string): Promise<DatasetFile> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    const stat = await handle.stat();
    if (!stat.isFile()) throw new CommandError(`${path} is not a file.`);
    const file = { bytes: stat.size, fingerprint: await fingerprintOf(handle, stat.size) };
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    const signature = buffer.toString('latin1');
    if (signature === 'PK\x05\x06') throw new CommandError(`${path} is an empty zip.`);
    if (signature === 'PK\x03\x04') return { ...file, ...(await openZip(path)) };
    const content = signature.startsWith('\x1f\x8b')
      ? gzipContent(path, stat.size)
      : plainContent(path, stat.size);
    return { ...file, content: () => content, close: () => undefined };
  } catch (error) {
    throw unreadable(path, error);
  } finally {
    await handle?.close();
  }
}

function unreadable(path: string, error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  return new CommandError(
    `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
  );
}

async function fingerprintOf(handle: FileHandle, bytes: number): Promise<string> {
  const hash = createHash('sha256').update(`${bytes}\n`);
  const buffer = Buffer.alloc(SAMPLE_BYTES);
  const step = Math.max(SAMPLE_BYTES, Math.floor((bytes - SAMPLE_BYTES) / (SAMPLES - 1)));
  for (let at = 0; at < bytes; at += step) {
    const { bytesRead } = await handle.read(buffer, 0, SAMPLE_BYTES, at);
    hash.update(buffer.subarray(0, bytesRead));
  }
  return hash.digest('hex');
}

function plainContent(path: string, bytes: number): FileContent {
  return {
    read: (start) => readChecked(path, createReadStream(path, { start, highWaterMark: CHUNK })),
    share: (position) => (bytes === 0 ? 1 : position / bytes),
  };
}

function gzipContent(path: string, bytes: number): FileContent {
  let packed = 0;
  return {
    read(from) {
      const raw = createReadStream(path, { highWaterMark: CHUNK });
      const unpacked = createGunzip({ chunkSize: CHUNK });
      // An error reaches the reader through `unpacked` itself.
      pipeline(raw, unpacked, () => undefined);
      packed = 0;
      return readChecked(path, unpacked, from, (size) => {
        // The compressed bytes that were unpacked so far. More may have been read.
        packed = unpacked.bytesWritten;
        return isBomb(size, packed);
      });
    },
    share: () => packed / bytes,
  };
}

async function openZip(path: string): Promise<Pick<DatasetFile, 'content' | 'close'>> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entries.length === MAX_ENTRIES)
      throw new CommandError(`${path} contains more than ${MAX_ENTRIES} files.`);
    entries.push(entry);
  }
  return {
    content: (name) => {
      const [entry, ...others] = entries.filter(
        ({ fileName }) => name.test(fileName) && !fileName.startsWith(MACOS_METADATA_FOLDER),
      );
      if (entry === undefined) return null;
      if (others.length > 0)
        throw new CommandError(
          `${path} contains several files with rows (${namesOf([entry, ...others])}). Put each in a file of its own.`,
        );
      if (entry.isEncrypted()) throw new CommandError(`${path} is encrypted. Unpack it first.`);
      const { uncompressedSize: bytes, compressedSize } = entry;
      // yauzl rejects an entry whose real size differs from its header, so these sizes can be trusted.
      if (isBomb(bytes, compressedSize)) throw zipBombError(path);
      return {
        async *read(from) {
          const unpacked = await zip.openReadStreamPromise(entry);
          yield* readChecked(path, unpacked, from);
        },
        share: (position) => (bytes === 0 ? 1 : position / bytes),
      };
    },
    close: () => zip.close(),
  };
}

function namesOf(entries: readonly Entry[]): string {
  const names = entries.slice(0, MAX_LISTED_NAMES).map(({ fileName }) => printableText(fileName));
  return [...names, ...(entries.length > MAX_LISTED_NAMES ? ['…'] : [])].join(', ');
}

function zipBombError(path: string): CommandError {
  return new CommandError(`${path} unpacks to more than ${MAX_RATIO} times its size.`);
}

function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > MIN_BOMB_BYTES && unpacked > packed * MAX_RATIO;
}

/**
 * Skips the first bytes of a stream and stops it with a `CommandError` once `isOverLimit` returns true for its
 * size.
 */
async function* readChecked(
  path: string,
  stream: AsyncIterable<unknown>,
  skip = 0,
  isOverLimit: (size: number) => boolean = () => false,
): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const start = size;
      size += chunk.length;
      if (isOverLimit(size)) throw zipBombError(path);
      if (size > skip) yield chunk.subarray(Math.max(0, skip - start));
    }
  } catch (error) {
    throw unreadable(path, error);
  }
}
