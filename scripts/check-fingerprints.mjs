// Looks on npm for newer technology fingerprints whose licence permits their use: npm run fingerprints:check
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const PACKAGE = 'wappalyzer';
const PERMITTED = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD'];

/** @type {{ version: string }} */
const { version: installed } = createRequire(import.meta.url)(`${PACKAGE}/package.json`);
const text = execFileSync('npm', ['view', `${PACKAGE}@>=${installed}`, 'version', 'license', '--json'], {
  encoding: 'utf8',
});
/** @type {{ version: string, license?: string }[]} */
const releases = [JSON.parse(text)].flat();
for (const { version, license = 'no licence stated' } of releases) {
  const verdict =
    version === installed ? 'installed' : PERMITTED.includes(license) ? 'NEWER' : 'not permitted';
  process.stdout.write(`${PACKAGE} ${version}  ${license}  ${verdict}\n`);
}
const newer = releases.filter(
  ({ version, license = '' }) => version !== installed && PERMITTED.includes(license),
);
process.exitCode = newer.length > 0 ? 1 : 0;
