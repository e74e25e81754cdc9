import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createImportedDatasets, type Database, openDatabase } from '@firmlens/domain';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { writeJsonLines, createRows, createFolder, peopleDataLabsRow, writeZip } from './support/data-files';
import { MAIN, runAdmin, runAdminProcess } from './support/run-admin';

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
const companyOf = async (label: string) => {
  const found = await createImportedDatasets(db).company('pdl', `${label}.example`);
  return found === 'none' || found === null ? found : found.name;
};
const HEADER = Object.keys(peopleDataLabsRow('x')).join(',');
const statuses = async () =>
  Object.fromEntries(
    (await db.dataset.findMany()).map(({ fileName, status, rowsKept }) => [
      fileName,
      [status, Number(rowsKept)],
    ]),
  );

function writeDataFile(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const csvRow = (name: string) =>
  `1,${name}.example,caf\xe9 ${name},2014,1-10,leeds,,united kingdom,robotics,x\n`;

test.each([
  ['without rows', `${HEADER}\n`, 'it has no rows'],
  ['without a usable row', `${HEADER}\n1,,a,2,3,4,5,6,7,8\n`, 'none of its 1 rows can be used'],
  [
    'in another encoding',
    Buffer.from(`${HEADER}\n${csvRow('a')}${csvRow('b').replace('\xe9', 'e')}`, 'latin1'),
    '1 of its 2 rows cannot be read, most of them for: invalid UTF-8',
  ],
])('keeps the active dataset if a file %s is imported', async (_what, content, why) => {
  await importPdl(writeJsonLines(folder, 'good.jsonl', createRows(3)));
  const file = writeDataFile('bad.csv', content);
  for (const attempt of [1, 2]) {
    const { code, stdout, stderr } = await importPdl(file);
    expect([attempt, code, stdout]).toEqual([attempt, 1, '']);
    expect(stderr).toContain(`bad.csv is not activated: ${why}`);
    expect(stderr).toMatch(
      /Dataset \d+ \(good\.jsonl\) stays active\. `dataset remove --dataset \d+` drops it\./,
    );
  }
  expect(await statuses()).toMatchObject({
    'good.jsonl': ['active', 3],
    'bad.csv': ['loading', expect.any(Number)],
  });
  const good = await db.dataset.findFirstOrThrow({ where: { status: 'active' } });
  await runAdmin(['dataset', 'remove', '--dataset', String(good.id)], environment);
  expect((await importPdl(file)).code).toBe(why.includes('cannot be read') ? 0 : 1);
});

test('warns about a large share of refused rows and writes no list if none was refused', async () => {
  const some = await importPdl(
    writeJsonLines(folder, 'some.jsonl', [...createRows(19), peopleDataLabsRow('x', { website: '' })]),
  );
  expect(some.stderr).toContain('Warning: 1 of 20 rows (5.0 %) were refused.\n');
  const none = await importPdl(writeJsonLines(folder, 'none.jsonl', createRows(3)));
  expect(none.stderr).not.toContain('Warning');
  expect(JSON.parse(none.stdout)).toMatchObject({ refused_file: null });
  expect(existsSync(path.join(folder, 'none.jsonl.refused.csv'))).toBe(false);
});

test('does not let a dataset replace one whose import started later', async () => {
  const early = writeJsonLines(folder, 'early.jsonl', createRows(3));
  await importPdl(early);
  await importPdl(writeJsonLines(folder, 'late.jsonl', createRows(2)));
  // Simulates an earlier import that is still loading when the later one completes.
  const late = await db.dataset.findFirstOrThrow({ where: { fileName: 'late.jsonl' } });
  await db.dataset.update({ where: { id: late.id }, data: { id: late.id + 1_000 } });
  const { code, stderr } = await importPdl(early);
  expect([code, stderr]).toEqual([1, expect.stringContaining('whose import started later, is active')]);
  expect(await statuses()).toMatchObject({ 'late.jsonl': ['active', 2] });
});

test('loses only the first line if it is broken, and optional keys may be missing', async () => {
  const file = writeJsonLines(folder, 'x.jsonl', ['{"id":', '{"website":"acme.example","name":"acme"}']);
  const { code, stdout } = await importPdl(file);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    rows_kept: 1,
    refused: [{ reason: 'not a JSON object', first_lines: [1], sample: '{"id":' }],
  });
});

test('rejects a zip with several row files, an empty one and an encrypted one, each with its own message', async () => {
  const rows = `${JSON.stringify(peopleDataLabsRow('a'))}\n`;
  const two = await importPdl(writeZip(folder, 'two.zip', { 'a.json': rows, 'b.json': rows }));
  expect(two.stderr).toContain('contains several files with rows (a.json, b.json)');
  const empty = await importPdl(writeDataFile('empty.zip', Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`)));
  expect(empty.stderr).toContain('is an empty zip');
  const bytes = readFileSync(writeZip(folder, 'locked.zip', { 'a.json': rows }));
  const entry = bytes.indexOf('PK\x01\x02');
  bytes.writeUInt16LE(1, entry + 8);
  // An encrypted entry starts with a header of twelve bytes.
  bytes.writeUInt32LE(bytes.readUInt32LE(entry + 20) + 12, entry + 20);
  expect((await importPdl(writeDataFile('locked.zip', bytes))).stderr).toContain(
    'is encrypted. Unpack it first.',
  );
  expect(await db.dataset.count()).toBe(0);
});

test('rejects a file early if it unpacks to far more than its size', async () => {
  const line = `${JSON.stringify(peopleDataLabsRow('a'))}\n`;
  const gz = writeDataFile('x.jsonl.gz', gzipSync(line + `${'{}'.padEnd(99)}\n`.repeat(150_000)));
  expect((await importPdl(gz)).stderr).toContain('unpacks to more than 200 times its size');
  const blank = writeDataFile('blank.jsonl.gz', gzipSync('\n'.repeat(10_000_000)));
  expect((await importPdl(blank)).stderr).toContain('unpacks to more than 200 times its size');
});

test('says in one line how to resume an import that lost PostgreSQL, and resumes it', async () => {
  const file = writeJsonLines(folder, 'large.jsonl', createRows(60_000));
  const child = spawn(process.execPath, [MAIN, 'dataset', 'import', '--format', 'pdl', file], {
    env: environment,
  });
  let stderr = '';
  child.stderr.on('data', (text) => (stderr += String(text)));
  const ended = once(child, 'close');
  await waitUntil(() => db.dataset.findFirst({ where: { position: { gt: 0 } } }), {
    what: 'the first commit',
  });
  await db.$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'firmlens-import'`;
  expect(await ended).toEqual([1, null]);
  expect(stderr.trim().split('\n').at(-1)).toBe(
    'The connection to PostgreSQL was lost. Run the same command again: it continues after the last committed row.',
  );
  const again = await importPdl(file);
  expect(JSON.parse(again.stdout)).toMatchObject({ status: 'imported', rows_kept: 60_000 });
});

test('resumes a killed import at its last commit, without duplicates, invisible until it is complete', async () => {
  const rows = createRows(90_000).flatMap((row, index) => (index % 100 === 0 ? [row, 'spoilt'] : [row]));
  const file = writeJsonLines(folder, 'large.jsonl', rows);
  const child = spawn(process.execPath, [MAIN, 'dataset', 'import', '--format', 'pdl', file], {
    env: environment,
  });
  const ended = once(child, 'exit');
  const committed = () => db.dataset.findFirst({ where: { position: { gt: 0 } } });
  await waitUntil(committed, { what: 'the first commit' });
  child.kill('SIGKILL');
  await ended;
  expect(await companyOf('company-1')).toBe('none');
  // What a process wrote after its last commit must be discarded.
  appendFileSync(`${file}.refused.csv`, '89901,refused,"not a JSON object"\n');

  const result = JSON.parse((await importPdl(file)).stdout) as Record<string, unknown>;
  expect(result).toMatchObject({
    status: 'imported',
    rows_read: 90_900,
    rows_kept: 90_000,
    rows_refused: 900,
  });
  expect(Number(result['resumed_after_line'])).toBeGreaterThan(0);
  expect(await db.knownCompany.count({ where: { datasetId: { gt: 0 } } })).toBe(90_000);
  const refused = readFileSync(String(result['refused_file']), 'utf8').trim().split('\n').slice(1);
  expect(refused).toHaveLength(900);
  expect(new Set(refused).size).toBe(900);
});

test('rejects an import of a file that another process is importing', async () => {
  const file = writeJsonLines(folder, 'companies.jsonl', createRows(3));
  await importPdl(file);
  const dataset = await db.dataset.findFirstOrThrow();
  const other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query(`SELECT pg_advisory_lock(dataset_lock('pdl', $1))`, [dataset.fingerprint]);
  // The command waits 15 seconds for the other import to end. A faster clock shortens that.
  const [started, startedMs] = [Date.now(), performance.now()];
  const clock = jest
    .spyOn(Date, 'now')
    .mockImplementation(() => started + (performance.now() - startedMs) * 50);
  const again = await importPdl(file);
  clock.mockRestore();
  const removal = await admin('remove', '--dataset', String(dataset.id));
  await other.end();
  expect([again.code, again.stderr]).toEqual([1, 'Another process is importing this file.\n']);
  expect([removal.code, removal.stderr]).toEqual([1, 'The dataset is being imported.\n']);
});

test('reports a truncated gzip and keeps what was committed', async () => {
  const complete = readFileSync(writeJsonLines(folder, 'whole.jsonl.gz', createRows(500)));
  const file = path.join(folder, 'half.jsonl.gz');
  writeFileSync(file, complete.subarray(0, complete.length - 200));
  const { code, stderr } = await runAdminProcess(
    ['dataset', 'import', '--format', 'pdl', file, '--json'],
    environment,
  );
  expect(code).toBe(1);
  expect(stderr).toContain('cannot be read: unexpected end of file');
  expect(await companyOf('company-1')).toBe('none');
});
