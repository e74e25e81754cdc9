import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReceivedDelivery } from '@firmlens/simulator';
import { build } from 'esbuild';
import { createHarness, type Harness } from './support/harness';

const GUIDE = path.join(__dirname, '../../../docs/webhooks.md');

/** What a program of the guide reads from its standard input. */
interface Case {
  headers: Record<string, string>;
  body: string;
  secret: string;
}

interface Language {
  /** As it is marked in the guide. */
  name: string;
  file: string;
  command: string[];
  /** Returns a program that prints `true` or `false` for each case. `code` is that of the guide. */
  programOf: (code: string) => string;
}

const LANGUAGES: Language[] = [
  {
    name: 'ts',
    file: 'verify.ts',
    command: [process.execPath, 'verify.mjs'],
    programOf: (code) => `${code}
import { readFileSync } from 'node:fs';
for (const { headers, body, secret } of JSON.parse(readFileSync(0, 'utf8'))) {
  console.log(isGenuine(headers, Buffer.from(body), secret));
}`,
  },
  {
    name: 'python',
    file: 'verify.py',
    command: ['python3', 'verify.py'],
    programOf: (code) => `${code}
import json
import sys

for case in json.load(sys.stdin):
    print(str(is_genuine(case["headers"], case["body"].encode(), case["secret"])).lower())
`,
  },
  {
    name: 'go',
    file: 'verify.go',
    command: ['go', 'run', 'verify.go'],
    programOf: (code) => `package main
import (
	"encoding/json"
	"fmt"
	"os"
)
${code}
func main() {
	var cases []struct { Headers map[string]string; Body, Secret string }
	if err := json.NewDecoder(os.Stdin).Decode(&cases); err != nil { panic(err) }
	for _, one := range cases {
		headers := http.Header{}
		for name, value := range one.Headers { headers.Set(name, value) }
		fmt.Println(isGenuine(headers, []byte(one.Body), one.Secret))
	}
}
`,
  },
  {
    name: 'php',
    file: 'verify.php',
    command: ['php', 'verify.php'],
    programOf: (code) => `<?php
${code}
foreach (json_decode(stream_get_contents(STDIN), true) as $case) {
    echo is_genuine($case['headers'], $case['body'], $case['secret']) ? 'true' : 'false', PHP_EOL;
}
`,
  },
];

let harness: Harness;
let folder: string;
let delivery: ReceivedDelivery;
let guide: string;

beforeAll(async () => {
  harness = await createHarness();
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-verifiers-'));
  guide = await readFile(GUIDE, 'utf8');
  const receiver = await harness.receive({ host: 'hooks.example', secret: harness.signingSecret });
  await harness.startWorker();
  const batchId = await harness.endBatch({ url: receiver.url, status: 'failed' });
  await harness.dispatch();
  await harness.whenDelivery(batchId, 'delivered');
  const [first] = receiver.deliveries;
  if (first === undefined) throw new Error('nothing was delivered');
  delivery = first;
});
afterAll(async () => {
  await harness.stopWorkers();
  await harness.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the code of the guide's section for verifying without a library. */
function codeOf(name: string): string {
  const section = guide.split('## Verify without a library')[1]?.split('\n## ', 1)[0] ?? '';
  const blocks = section.split(`\`\`\`${name}\n`).slice(1);
  expect(blocks).toHaveLength(1);
  return blocks[0]?.split('\n```', 1)[0] ?? '';
}

function verdicts({ command: [program = '', ...args] }: Language, cases: Case[]): string[] {
  const done = spawnSync(program, args, {
    cwd: folder,
    input: JSON.stringify(cases),
    encoding: 'utf8',
    env: { ...process.env, GOCACHE: path.join(folder, 'go-cache'), GOFLAGS: '-mod=mod' },
  });
  expect({ stderr: done.stderr, status: done.status }).toEqual({ stderr: '', status: 0 });
  return done.stdout.trim().split('\n');
}

const isInstalled = ({ command: [program = ''] }: Language) =>
  spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

for (const language of LANGUAGES) {
  const run = isInstalled(language) ? test : test.skip;
  run(
    `the ${language.name} code of the guide accepts a delivery of the service, and nothing else`,
    async () => {
      await writeFile(path.join(folder, language.file), language.programOf(codeOf(language.name)));
      if (language.name === 'ts') {
        const entry = path.join(folder, language.file);
        await build({ entryPoints: [entry], outfile: path.join(folder, 'verify.mjs'), format: 'esm' });
      }
      const headers = delivery.headers as Record<string, string>;
      const genuine = { headers, body: delivery.body, secret: harness.signingSecret };
      const sentAt = Number(headers['x-service-timestamp']);
      const at = (seconds: number) => ({ ...headers, 'x-service-timestamp': String(seconds) });
      const signedAt = (seconds: number) => {
        const key = Buffer.from(harness.signingSecret.slice('whsec_'.length), 'base64');
        const signed = createHmac('sha256', key).update(`${seconds}.${delivery.body}`).digest('hex');
        return { ...genuine, headers: { ...at(seconds), 'x-service-signature': signed } };
      };
      const { 'x-service-signature': signature = '', ...unsigned } = headers;
      expect(
        verdicts(language, [
          genuine,
          signedAt(sentAt - 200),
          signedAt(sentAt - 400),
          { ...genuine, body: `${delivery.body} ` },
          { ...genuine, secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` },
          { ...genuine, headers: at(sentAt + 1) },
          { ...genuine, headers: at(NaN) },
          { ...genuine, headers: unsigned },
          { ...genuine, headers: { ...headers, 'x-service-signature': signature.slice(0, -2) } },
        ]),
      ).toEqual(['true', 'true', ...Array<string>(7).fill('false')]);
    },
  );
}
