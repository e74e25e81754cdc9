// Lists the licences of the packages that docker/Dockerfile installs or the panel's pages contain, and refuses others: npm run licences
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';

/** Permissive licences, as SPDX names them. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'];

/** Whether a licence is allowed, or all of several that apply together. */
const isAllowed = (licence) => licence.split(' AND ').every((part) => ALLOWED.includes(part));

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const apps = [...read('docker/Dockerfile').matchAll(/--workspace (\S+)/g)].map(
  ([, folder]) => JSON.parse(read(`${folder}/package.json`)).name,
);
const dependencies = `:is(${apps.map((name) => `[name="${name}"]`).join(', ')}) *`;
const found = execFileSync('npm', ['query', '--package-lock-only', dependencies], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
/** @type {{ name: string, version: string, license?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }[]} */
const packages = JSON.parse(found);

/** @type {Map<string, Set<string>>} */
const byLicence = new Map();
for (const { name, version, license = 'none stated', dev, optional, devOptional } of packages) {
  // What the image leaves out, with --omit=dev --omit=optional.
  if (dev || optional || devOptional) continue;
  byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name}@${version}`));
}
// The pages contain code of packages that the image does not install.
await ensureBuilt();
for (const [, id, licence] of read('apps/panel/dist/licences.md').matchAll(/^## (.+) \((.+)\)$/gm)) {
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(id.replace(' - ', '@')));
}
for (const [licence, names] of [...byLicence].sort(([, a], [, b]) => b.size - a.size)) {
  const verdict = isAllowed(licence) ? '' : ' NOT ALLOWED';
  process.stdout.write(`${licence}${verdict} (${names.size}): ${[...names].sort().join(', ')}\n`);
}
const isEmpty = byLicence.size === 0;
if (isEmpty) process.stderr.write('npm found no packages.\n');
process.exitCode = isEmpty || [...byLicence.keys()].some((licence) => !isAllowed(licence)) ? 1 : 0;
