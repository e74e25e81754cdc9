import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(path.join(__dirname, 'remove-stale-outputs.mjs')).href;
const RECORD = 'tsconfig.tsbuildinfo';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'firmlens-outputs-'));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), '');
  }
}

/** Runs in a process of its own, because Jest loads no ECMAScript modules. */
function removeStaleOutputs(): string[] {
  const program = `import { removeStaleOutputs } from '${MODULE}';
    process.stdout.write(JSON.stringify(removeStaleOutputs(process.argv[1])));`;
  const args = ['--input-type=module', '-e', program, project];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

test('removes the outputs of sources that are gone, which would shadow new ones', () => {
  write('src/routes/index.ts', 'dist/routes/index.js', `dist/${RECORD}`);
  write('dist/routes.js', 'dist/routes.js.map', 'dist/routes.d.ts', 'dist/routes/words.json');
  const removed = removeStaleOutputs();
  expect(removed.toSorted()).toEqual(['routes.d.ts', 'routes.js', 'routes.js.map', 'routes/words.json']);
  expect(existsSync(path.join(project, 'dist/routes.js'))).toBe(false);
  // The project is compiled again.
  expect(readdirSync(path.join(project, 'dist'))).toEqual(['routes']);
});

test('leaves everything else in dist/', () => {
  write('src/main.ts', 'src/words/en.json', 'src/view.tsx');
  const outputs = ['main.js', 'main.js.map', 'main.d.ts', 'view.js', 'words/en.json', 'notes.txt', RECORD];
  write(...outputs.map((file) => `dist/${file}`));
  expect(removeStaleOutputs()).toEqual([]);
  for (const file of outputs) expect(existsSync(path.join(project, 'dist', file))).toBe(true);
});

test('has nothing to do before the first build', () => {
  write('src/main.ts');
  expect(removeStaleOutputs()).toEqual([]);
});
