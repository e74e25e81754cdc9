import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createImportedDatasets, type Database, openDatabase, optOut } from '@firmlens/domain';
import { createTestDatabase, type TestDatabase, emptyRedisUrl } from '@firmlens/testkit';
import { writeJsonLines, createRows, createFolder, peopleDataLabsRow, writeZip } from './support/data-files';
import { runAdmin, runAdminProcess } from './support/run-admin';

let database: TestDatabase;
let db: Database;
let folder: string;
let environment: NodeJS.ProcessEnv;
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 3, statementTimeoutMs: 10_000 });
  folder = await createFolder();
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: await emptyRedisUrl(),
    SECRETS_KEY: 'ab'.repeat(32),
    DATA_DIR: folder,
  };
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await db.$disconnect();
  await database.drop();
});

const admin = (...args: string[]) => runAdmin(['dataset', ...args, '--json'], environment);
const importPdl = (file: string) => admin('import', '--format', 'pdl', file);
const importInProcess = (file: string) =>
  runAdminProcess(['dataset', 'import', '--format', 'pdl', file, '--json'], environment);

async function imported(format: string, file: string): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await admin('import', '--format', format, file);
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, unknown>;
}
const companyOf = async (label: string) => {
  const found = await createImportedDatasets(db).company('pdl', `${label}.example`);
  return found === 'none' || found === null ? found : found.name;
};
const partitions = async () =>
  (
    await db.$queryRaw<{ name: string }[]>`
      SELECT relname AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
      WHERE nspname = 'dataset_partitions' AND relkind = 'r' AND relname NOT LIKE '%\\_0' ORDER BY 1`
  ).map(({ name }) => name);

test('makes the domains of an imported file known and reports the result', async () => {
  const file = writeJsonLines(folder, 'companies.jsonl.gz', [
    peopleDataLabsRow('acme-robotics'),
    peopleDataLabsRow('tangle-and-twine'),
  ]);
  expect(await companyOf('acme-robotics')).toBe('none');
  const { code, stdout, stderr } = await importInProcess(file);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    ...{ format: 'pdl', status: 'imported', resumed_after_line: null },
    ...{ rows_read: 2, rows_kept: 2, rows_refused: 0, refused: [] },
  });
  expect(stderr).toContain('2 rows');
  expect(await companyOf('acme-robotics')).toBe('Acme Robotics');
  expect(await companyOf('nobody')).toBeNull();
});

test('changes nothing if the same file is imported again, and says so', async () => {
  const file = writeJsonLines(folder, 'companies.jsonl', createRows(3));
  const first = await imported('pdl', file);
  const before = await db.dataset.findMany();
  expect(await imported('pdl', file)).toMatchObject({
    dataset_id: first['dataset_id'],
    status: 'already imported',
  });
  expect(await db.dataset.findMany()).toEqual(before);
});

test('replaces the previous file and deletes its rows', async () => {
  await imported('pdl', writeJsonLines(folder, 'old.jsonl', [peopleDataLabsRow('old-works')]));
  await imported('pdl', writeJsonLines(folder, 'new.jsonl', [peopleDataLabsRow('new-works')]));
  expect([await companyOf('old-works'), await companyOf('new-works')]).toEqual([null, 'New Works']);
  expect(await partitions()).toHaveLength(1);
  const { stdout } = await admin('list');
  expect(JSON.parse(stdout)).toMatchObject({
    datasets: [
      { file: 'new.jsonl', status: 'active' },
      { file: 'old.jsonl', status: 'replaced' },
    ],
  });
  await imported('pdl', path.join(folder, 'old.jsonl'));
  expect(await companyOf('old-works')).toBe('Old Works');
});

test('removes a dataset with its rows', async () => {
  const { dataset_id: id } = await imported('pdl', writeJsonLines(folder, 'companies.jsonl', createRows(3)));
  expect((await admin('remove', '--dataset', String(id))).code).toBe(0);
  expect(await companyOf('company-1')).toBe('none');
  expect(await partitions()).toEqual([]);
  const again = await admin('remove', '--dataset', String(id));
  expect([again.code, again.stderr]).toEqual([
    1,
    `There is no dataset ${String(id)}. \`dataset list\` shows them.\n`,
  ]);
});

test.each([
  ['another dataset', 'stocks.csv', 'date,open,close\n2026-01-01,1,2\n', 'its columns do not match'],
  ['nothing', 'empty.csv', '', 'it is empty'],
  ['bytes that are not text', 'noise.csv', '\xff\xfe\x00', 'a NUL byte'],
  ['JSON of another kind', 'x.jsonl', '{"a":1}\n', 'none of its first rows has website and name'],
])('rejects a file with %s before anything is written', async (_what, name, text, why) => {
  const file = path.join(folder, name);
  writeFileSync(file, text, 'latin1');
  const { code, stdout, stderr } = await importPdl(file);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`not in the format pdl (${why}). Expected: JSON lines or CSV with id, website`);
  expect([await db.dataset.count(), await partitions()]).toEqual([0, []]);
});

test('rejects a file of another format', async () => {
  const file = path.join(folder, 'companies.csv');
  writeFileSync(file, `${Object.keys(peopleDataLabsRow('x')).join(',')}\n`);
  const { code, stderr } = await admin('import', '--format', 'bigpicture', file);
  expect([code, stderr]).toEqual([1, expect.stringContaining('its columns are those of pdl')]);
});

test('reports a missing file or an unknown format in one line', async () => {
  const missing = await importInProcess(path.join(folder, 'none.csv'));
  expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('cannot be read: ENOENT')]);
  const unknown = await admin('import', '--format', 'xls', 'x');
  expect(unknown.stderr).toContain('Allowed choices are pdl, bigpicture, gleif, form-d');
});

test('reports broken rows by reason and line and imports the rest', async () => {
  const file = writeJsonLines(folder, 'spoilt.jsonl', [
    peopleDataLabsRow('acme-robotics', { founded: null, size: null }),
    'not json',
    peopleDataLabsRow('no-site', { website: '' }),
    peopleDataLabsRow('no-domain', { website: '127.0.0.1' }),
    peopleDataLabsRow('on-a-platform', { website: 'linkedin.com/company/x' }),
    peopleDataLabsRow('from-the-future', { founded: 3025 }),
    peopleDataLabsRow('acme', { website: 'http://www.acme-robotics.example/about', name: 'the richer one' }),
    peopleDataLabsRow('other-acme', { website: 'acme-robotics.example', name: 'as rich and later' }),
    peopleDataLabsRow('suffix-alone', { website: 'co.uk' }),
  ]);
  const result = await imported('pdl', file);
  expect(result).toMatchObject({ rows_read: 9, rows_kept: 2, rows_refused: 7 });
  const refused = result['refused'] as {
    reason: string;
    count: number;
    first_lines: number[];
    sample: string | null;
  }[];
  expect(Object.fromEntries(refused.map(({ reason, first_lines }) => [reason, first_lines]))).toEqual({
    'not a JSON object': [2],
    'no website': [3],
    'the website has no domain': [4, 9],
    'the website is a page of a platform': [5],
    'another row with the same key has more data, or as much and comes later': [1, 7],
  });
  expect(refused.find(({ reason }) => reason === 'not a JSON object')?.sample).toBe('not json');
  expect(result['kept_without']).toMatchObject([{ reason: 'an impossible founding year', first_lines: [6] }]);
  expect(await companyOf('acme-robotics')).toBe('As Rich and Later');
  expect(readFileSync(String(result['refused_file']), 'utf8').trim().split('\n').sort()).toEqual([
    '1,refused,"another row with the same key has more data, or as much and comes later"',
    '2,refused,"not a JSON object"',
    '3,refused,"no website"',
    '4,refused,"the website has no domain"',
    '5,refused,"the website is a page of a platform"',
    '6,kept,"an impossible founding year"',
    '7,refused,"another row with the same key has more data, or as much and comes later"',
    '9,refused,"the website has no domain"',
    'line,row,reason',
  ]);
});

test('finds an imported company by the search words that the database derives', async () => {
  await imported('pdl', writeJsonLines(folder, 'companies.jsonl', createRows(20)));
  const others = await db.$queryRaw`
    SELECT domain FROM known_companies WHERE dataset_id > 0 AND search <>
      company_search(name, description, industries, topics, services, country_code, employee_range)`;
  expect(others).toEqual([]);
});

test('imports the same companies from CSV with backslash-escaped quotes', async () => {
  const file = path.join(folder, 'companies.csv');
  const header = Object.keys(peopleDataLabsRow('x')).join(',');
  writeFileSync(
    file,
    `${header}\n` +
      `a,"acme.example","acme \\"robotics\\", ltd",2014,1-10,leeds,,united kingdom,"robotics, drives",linkedin.com/company/acme\n` +
      `b,b.example,"left open,2014,1-10,leeds,,united kingdom,robotics,linkedin.com/company/b\n` +
      `c,c.example,c works,2014,1-10,leeds,,united kingdom,robotics,linkedin.com/company/c\n`,
  );
  expect(await imported('pdl', file)).toMatchObject({
    rows_kept: 2,
    refused: [{ reason: 'broken quotes', first_lines: [3] }],
  });
  expect(await companyOf('acme')).toBe('Acme "Robotics", Ltd');
});

test('does not import a company that opted out, and removes one that opts out later', async () => {
  await optOut(db, 'shy-works.example');
  const file = writeJsonLines(folder, 'companies.jsonl', [
    peopleDataLabsRow('shy-works'),
    peopleDataLabsRow('late-works'),
    peopleDataLabsRow('open-works'),
  ]);
  const result = await imported('pdl', file);
  expect(result).toMatchObject({
    rows_kept: 2,
    refused: [{ reason: 'its company opted out', first_lines: [1], sample: null }],
  });
  await optOut(db, 'late-works.example');
  expect(
    await db.knownCompany.findMany({ where: { datasetId: { gt: 0 } }, select: { domain: true } }),
  ).toEqual([{ domain: 'open-works.example' }]);
});

const ACCESSION = '0000900001-26-000001';
const QUARTER = {
  '2026q1_d/FORMDSUBMISSION.tsv': `ACCESSIONNUMBER\tFILE_NUM\tFILING_DATE\tSUBMISSIONTYPE\tTESTORLIVE\n${ACCESSION}\t021-1\t29-MAR-2026\tD\tLIVE\n`,
  '2026q1_d/ISSUERS.tsv': `ACCESSIONNUMBER\tIS_PRIMARYISSUER_FLAG\tCIK\tENTITYNAME\n${ACCESSION}\tYES\t900001\tAcme "Robotics" Corp\n`,
  '2026q1_d/OFFERING.tsv': `ACCESSIONNUMBER\tTOTALOFFERINGAMOUNT\tTOTALAMOUNTSOLD\n${ACCESSION}\t12000000\t8000000\n`,
  '2026q1_d/RELATEDPERSONS.tsv': `ACCESSIONNUMBER\tLASTNAME\n${ACCESSION}\tExample\n`,
};

test('keeps the notices of several quarters and drops the people they name', async () => {
  await imported('form-d', writeZip(folder, '2026q1_d.zip', QUARTER));
  const next = Object.entries(QUARTER).map(([name, text]) => [
    name,
    text.replaceAll('26-000001', '26-000002'),
  ]);
  await imported(
    'form-d',
    writeZip(folder, '2026q2_d.zip', Object.fromEntries(next) as Record<string, string>),
  );
  const notices = await createImportedDatasets(db).entries('form-d', { numberKey: '0000900001' });
  expect(notices).toHaveLength(2);
  expect(notices).toContainEqual(
    expect.objectContaining({ issuer: 'Acme "Robotics" Corp', sold: 8_000_000 }),
  );
  expect(JSON.stringify(notices)).not.toContain('Example');
});

test('rejects an archive that lacks a table, and says what was expected', async () => {
  const others = Object.fromEntries(Object.entries(QUARTER).filter(([name]) => !name.includes('OFFERING')));
  const { stderr } = await admin('import', '--format', 'form-d', writeZip(folder, 'half.zip', others));
  expect(stderr).toContain(
    'not in the format form-d (offerings are missing). Expected: the zip of a quarter',
  );
});

test('finds companies of the golden copy by LEI and by register number', async () => {
  const header =
    'LEI,Entity.LegalName,Entity.RegistrationAuthority.RegistrationAuthorityEntityID,Entity.EntityStatus,Entity.LegalAddress.Country';
  const file = writeZip(folder, 'lei2.csv.zip', {
    'lei2.csv': `${header}\n"5299000ACME00000LE29","ACME ROBOTICS, LIMITED","1234567","ACTIVE","GB"\n`,
  });
  expect(await imported('gleif', file)).toMatchObject({ rows_kept: 1 });
  const sets = createImportedDatasets(db);
  const expected = [expect.objectContaining({ lei: '5299000ACME00000LE29' })];
  expect(await sets.entries('gleif', { key: '5299000ACME00000LE29' })).toEqual(expected);
  expect(await sets.entries('gleif', { numberKey: 'GB 01234567' })).toEqual(expected);
});
