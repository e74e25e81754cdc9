// Bundles the command into one file for publishing, with the licences of the packages in it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const cli = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const root = path.resolve(cli, '../..');
const dist = path.join(cli, 'dist');

/** Permissive licences that only ask for their text. */
const ALLOWED = ['Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Returns the folder of the package that a bundled file is from; null for our own. */
function packageOf(file) {
  const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.resolve(root, file));
  return found && !found[1].includes('/@firmlens/') ? found[1] : null;
}

/** Returns the section about a package. Throws if its licence is not allowed or its text is missing. */
function sectionOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!ALLOWED.includes(license)) throw new Error(`${name} has the licence ${license}`);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no text of its licence`);
  return `## ${name} ${version} (${license})\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
}

mkdirSync(dist, { recursive: true });
const outfile = path.join(dist, 'firmlens.js');
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [path.join(cli, 'src/main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  // From their sources: their own builds are not needed.
  alias: {
    '@firmlens/client': path.join(root, 'packages/client/src/index.ts'),
    '@firmlens/command-line': path.join(root, 'packages/command-line/src/index.ts'),
  },
});
const folders = new Set(Object.keys(metafile.inputs).map(packageOf).filter(Boolean));
const sections = [...folders].sort().map(sectionOf);
writeFileSync(
  path.join(dist, 'licences.md'),
  `# Licences of the packages in firmlens.js\n\n${sections.join('\n')}`,
);
