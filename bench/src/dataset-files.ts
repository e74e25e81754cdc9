import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type GeneratedCompany, generatedCompanies } from './generated-companies';

const GENERATOR_OPTIONS = { seed: 7, described: 0 };
/** Rows per write. */
const BLOCK = 2_000;

/** Ways to corrupt a company's row so that no import can accept all of it. */
const CORRUPTIONS: readonly ((row: Record<string, unknown>) => Buffer)[] = [
  (row) => json({ ...row, website: '' }),
  (row) => json({ ...row, website: '10.0.0.1' }),
  (row) => json({ ...row, website: 'co.uk' }),
  (row) => json({ ...row, website: 'facebook.com/somebody' }),
  (row) => json({ ...row, name: '' }),
  (row) => json({ ...row, industry: 'long '.repeat(1_000) }),
  (row) => json({ ...row, founded: 3025 }),
  (row) => json(row).subarray(0, 60),
  (row) => Buffer.concat([json(row).subarray(0, 20), Buffer.from([0xff, 0xfe]), json(row).subarray(20)]),
  (row) => Buffer.concat([json(row).subarray(0, 20), Buffer.from([0]), json(row).subarray(20)]),
];

/** Writes a file in the format of People Data Labs, with `corruptRows` corrupt rows spread over it. */
export async function writeDatasetFile(
  file: string,
  { companies, corruptRows }: { companies: number; corruptRows: number },
): Promise<void> {
  const every = corruptRows === 0 ? Number.POSITIVE_INFINITY : Math.floor(companies / corruptRows);
  await writeBlocks(file, companies, (company, index) => {
    const row = rowOf(company);
    const isCorrupt = index % every === every - 1;
    const corruptRow = isCorrupt ? CORRUPTIONS[Math.floor(index / every) % CORRUPTIONS.length] : undefined;
    return Buffer.concat([corruptRow?.(row) ?? json(row), Buffer.from('\n')]);
  });
}

/** Writes the same companies in COPY format, as an import stores them. */
export async function writeCopyFile(file: string, companies: number): Promise<void> {
  await writeBlocks(
    file,
    companies,
    ({ domain, name, industry, countryCode, locality, size, founded, linkedin }) =>
      Buffer.from(
        `1\t${domain}\t${name}\t{"${industry}"}\t${countryCode ?? '\\N'}\t${locality ?? '\\N'}\t${size}\t` +
          `${founded ?? '\\N'}\thttps://www.${linkedin}\n`,
      ),
  );
}

function rowOf({ domain, name, founded, size, locality, country, industry, linkedin }: GeneratedCompany) {
  const id = domain.slice(0, domain.indexOf('.'));
  return {
    id,
    website: domain,
    name,
    founded,
    size,
    locality,
    region: null,
    country,
    industry,
    linkedin_url: linkedin,
  };
}

function json(row: Record<string, unknown>): Buffer {
  return Buffer.from(JSON.stringify(row));
}

async function writeBlocks(
  file: string,
  companies: number,
  line: (company: GeneratedCompany, index: number) => Buffer,
): Promise<void> {
  function* blocks() {
    let block: Buffer[] = [];
    let index = 0;
    for (const company of generatedCompanies(companies, GENERATOR_OPTIONS)) {
      block.push(line(company, index));
      index += 1;
      if (block.length === BLOCK) {
        yield Buffer.concat(block);
        block = [];
      }
    }
    yield Buffer.concat(block);
  }
  await pipeline(Readable.from(blocks()), createWriteStream(file));
}
