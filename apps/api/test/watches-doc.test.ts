import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { SignalPayloadSchema } from '@firmlens/contract';
import { type Caller, openAccount } from './support/accounts';
import { type Api, startApi } from './support/start-api';

const run = promisify(execFile);
const GUIDE = path.join(__dirname, '../../../docs/watches.md');

let api: Api;
let caller: Caller;
let guide: string;
beforeAll(async () => {
  api = await startApi({
    connectTo: ['lumenfold.example:443:127.0.0.1:9', 'gridwatt.example:443:127.0.0.1:9'],
  });
  caller = await openAccount(api.db, { plan: 'trial' });
  guide = await readFile(GUIDE, 'utf8');
});
afterAll(() => api.stop());

const blocksOf = (language: string) =>
  guide
    .split(`\`\`\`${language}\n`)
    .slice(1)
    .map((rest) => rest.split('```', 1)[0] ?? '');

test('the commands of the guide work in its order', async () => {
  const blocks = blocksOf('sh');
  expect(blocks).toHaveLength(6);
  const env = { ...process.env, KEY: caller.key, BASE: `http://127.0.0.1:${api.port}/api/v1`, WATCH: '' };
  const outputs: string[] = [];
  for (const block of blocks) {
    const { stdout } = await run('bash', ['-c', block], { env });
    env.WATCH ||= /"watch_id":"(watch_\w+)"/.exec(stdout)?.[1] ?? '';
    outputs.push(stdout);
  }
  expect(outputs.filter((output) => output.includes('"success":false'))).toEqual([]);
  const [created = '', searching = '', shown, controlled, signals = '', deleted] = outputs;
  expect(JSON.parse(created)).toMatchObject({ data: { companies: 2 }, problems: [] });
  expect(JSON.parse(searching)).toMatchObject({ data: { search: { filters: { countries: ['GB', 'FR'] } } } });
  expect(shown).toContain('"domains":["gridwatt.example","lumenfold.example"]');
  expect(controlled).toContain('"reason":"requested"');
  expect(JSON.parse(signals)).toMatchObject({ data: { signals: [], next: null } });
  expect(deleted).toContain('is deleted');
});

test('the event of the guide is the example of the OpenAPI document', () => {
  expect(SignalPayloadSchema['examples']).toEqual([JSON.parse(blocksOf('json')[0] ?? '')]);
});
