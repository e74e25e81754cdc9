import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Caller, openAccount } from './support/accounts';
import { type Api, startApi } from './support/start-api';

const run = promisify(execFile);
const GUIDE = path.join(__dirname, '../../../docs/lists.md');

let api: Api;
let caller: Caller;
let folder: string;
beforeAll(async () => {
  api = await startApi({
    heartbeatMs: 50,
    connectTo: ['lumenfold.example:443:127.0.0.1:9', 'gridwatt.example:443:127.0.0.1:9'],
  });
  caller = await openAccount(api.db, { plan: 'trial' });
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-guide-'));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the commands of the guide work in its order', async () => {
  const guide = await readFile(GUIDE, 'utf8');
  const blocks = guide
    .split('```sh\n')
    .slice(1)
    .map((rest) => rest.split('```', 1)[0] ?? '');
  expect(blocks).toHaveLength(5);
  const env = { ...process.env, KEY: caller.key, BASE: `http://127.0.0.1:${api.port}/api/v1`, LIST: '' };
  const outputs: string[] = [];
  for (const block of blocks) {
    // A stream ends with its list, which nobody enriches here.
    const script = block.replace('curl -sN', 'timeout 5 curl -sN');
    const { stdout } = await run('bash', ['-c', `${script}\ntrue`], { cwd: folder, env });
    env.LIST ||= /"list_id":"(list_\w+)"/.exec(stdout)?.[1] ?? '';
    outputs.push(stdout);
  }
  expect(outputs.filter((output) => output.includes('"success":false'))).toEqual([]);
  const [quoted = '', begun, watched, controlled, results] = outputs;
  expect(JSON.parse(quoted)).toMatchObject({ quote: { to_enrich: 2, duplicates: 1, price: 32 } });
  expect(begun).toContain('"not_resolved":1');
  expect(watched).toContain('data: {"list":');
  expect(controlled).toContain('"status":"cancelling"');
  expect(results).toContain('input,status,company.name,team.team_count');
});
