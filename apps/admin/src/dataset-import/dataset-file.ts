import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Entry, openPromise } from 'yauzl';
import { CommandError } from '../command';
import { printableText } from './printable-text';

/** One text inside a file, decompressed. */
export interface FileContent {
  /** From a byte of it on. Throws `CommandError` where it is broken, or unpacks to what no data set is. */
  read(from: number): AsyncIterable<Buffer>;
  /** 0 to 1: how much of the text a position is, as far as that can be told. */
  share(position: number): number;
}

/** A file that may be plain, a gzip or a zip. */
export interface DatasetFile {
  bytes: number;
  /** The same for the same file wherever it lies: SHA-256 of its size and of parts from all over it. */
  fingerprint: string;
  /** The text in it, or that of the name in an archive; null where it has none. Throws `CommandError` where several may be meant. */
  content(name: RegExp): FileContent | null;
  close(): void;
}

const SAMPLES = 64;
const CHUNK = 256 * 1024;
const SAMPLE_BYTES = 64 * 1024;
const MAX_ENTRIES = 1_000;
const NAMES_TOLD = 5;
/** What macOS puts beside each file of a zip. */
const MAC_NOTES = '__MACOSX/';
/** Tables compress to a tenth or so; what grows beyond this is made to keep a machine busy. */
const MAX_RATIO = 200;
/** Small texts may well repeat themselves. */
const RATIO_FROM_BYTES = 4 * 1024 * 1024;

/** Opens it; throws `CommandError` where that cannot be done. */
export async function openDatasetFile(path: string): Promise<DatasetFile> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    const stat = await handle.stat();
    if (!stat.isFile()) throw new CommandError(`${path} is not a file`);
    const file = { bytes: stat.size, fingerprint: await fingerprintOf(handle, stat.size) };
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    const magic = buffer.toString('latin1');
    if (magic === 'PK\x05\x06') throw new CommandError(`${path} is an empty zip`);
    if (magic === 'PK\x03\x04') return { ...file, ...(await openZip(path)) };
    const content = magic.startsWith('\x1f\x8b')
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
    `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
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
    read: (start) => checked(path, createReadStream(path, { start, highWaterMark: CHUNK })),
    share: (position) => (bytes === 0 ? 1 : position / bytes),
  };
}

function gzipContent(path: string, bytes: number): FileContent {
  let packed = 0;
  return {
    read(from) {
      const raw = createReadStream(path, { highWaterMark: CHUNK });
      const unpacked = createGunzip({ chunkSize: CHUNK });
      // Whoever reads is told of a fault by the stream that is read.
      pipeline(raw, unpacked, () => undefined);
      packed = 0;
      return checked(path, unpacked, from, (size) => {
        // What was unpacked; more may have been read.
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
      throw new CommandError(`${path} contains more than ${MAX_ENTRIES} files`);
    entries.push(entry);
  }
  return {
    content: (name) => {
      const [entry, ...others] = entries.filter(
        ({ fileName }) => name.test(fileName) && !fileName.startsWith(MAC_NOTES),
      );
      if (entry === undefined) return null;
      if (others.length > 0)
        throw new CommandError(
          `${path} contains several files with rows (${namesOf([entry, ...others])}); put each in a file of its own`,
        );
      if (entry.isEncrypted()) throw new CommandError(`${path} is encrypted; unpack it first`);
      const { uncompressedSize: bytes, compressedSize } = entry;
      // A zip that tells other sizes than it has cannot be read at all.
      if (isBomb(bytes, compressedSize)) throw tooMuch(path);
      return {
        async *read(from) {
          const unpacked = await zip.openReadStreamPromise(entry);
          yield* checked(path, unpacked, from);
        },
        share: (position) => (bytes === 0 ? 1 : position / bytes),
      };
    },
    close: () => zip.close(),
  };
}

function namesOf(entries: readonly Entry[]): string {
  const names = entries.slice(0, NAMES_TOLD).map(({ fileName }) => printableText(fileName));
  return [...names, ...(entries.length > NAMES_TOLD ? ['…'] : [])].join(', ');
}

function tooMuch(path: string): CommandError {
  return new CommandError(`${path} unpacks to more than ${MAX_RATIO} times its size`);
}

function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > RATIO_FROM_BYTES && unpacked > packed * MAX_RATIO;
}

/** The stream without its first bytes; `isTooMuch` is told how many there have been. */
async function* checked(
  path: string,
  stream: AsyncIterable<unknown>,
  skip = 0,
  isTooMuch: (size: number) => boolean = () => false,
): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const start = size;
      size += chunk.length;
      if (isTooMuch(size)) throw tooMuch(path);
      if (size > skip) yield chunk.subarray(Math.max(0, skip - start));
    }
  } catch (error) {
    throw unreadable(path, error);
  }
}
