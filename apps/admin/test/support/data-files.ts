import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Creates a folder for the files of one test. */
export const createFolder = () => mkdtemp(path.join(tmpdir(), 'firmlens-dataset-'));

/** Returns the row of an invented company as People Data Labs writes it. */
export function peopleDataLabsRow(
  label: string,
  change: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    id: label,
    website: `${label}.example`,
    name: label.replaceAll('-', ' '),
    founded: 2014,
    size: '11-50',
    locality: 'leeds',
    region: 'west yorkshire',
    country: 'united kingdom',
    industry: 'industrial automation',
    linkedin_url: `linkedin.com/company/${label}`,
    ...change,
  };
}

const lines = (rows: readonly unknown[]) =>
  rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('');

/** Writes rows as lines of JSON. A string is written as it is. */
export function writeJsonLines(folder: string, name: string, rows: readonly unknown[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(lines(rows)) : lines(rows));
  return file;
}

/** Creates numbered rows of companies. */
export const createRows = (count: number, prefix = 'company') =>
  Array.from({ length: count }, (_, index) => peopleDataLabsRow(`${prefix}-${index}`));

/** Writes a zip with uncompressed files. */
export function writeZip(folder: string, name: string, files: Readonly<Record<string, string>>): string {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [fileName, text] of Object.entries(files)) {
    const [label, data] = [Buffer.from(fileName), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, label, data]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, entry, label]));
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]));
  return file;
}

function crc32(data: Buffer): number {
  let crc = -1;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}
