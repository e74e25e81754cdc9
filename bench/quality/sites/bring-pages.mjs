// Writes the pages of the real sites into a folder, from clones of the repositories that hold them:
//   node bench/quality/sites/bring-pages.mjs CLONES PAGES
// CLONES holds a bare clone `OWNER+NAME.git` of each repository; missing ones are listed with the commands that
// bring them. PAGES gets a folder for each site, with its pages and their list, `site.json`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LARGEST_PAGE_BYTES = 64 * 1024 * 1024;

/** Returns the labelled sites of both parts. */
function labelledSites() {
  return ['write', 'measure'].flatMap((part) => {
    const folder = path.join(import.meta.dirname, part);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  });
}

/** Returns a flat file name for a page, so that no page can leave the folder. */
function fileOf(address) {
  const name = decodeURIComponent(address).split('/').filter(Boolean).join('+');
  return `${name === '' ? 'index' : name}.html`;
}

function bringSite({ slug, source }, clone, folder) {
  const pages = source.paths.map(([file, url]) => {
    const page = execFileSync('git', ['--git-dir', clone, 'show', `${source.commit}:${file}`], {
      maxBuffer: LARGEST_PAGE_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { url, file: fileOf(url), page };
  });
  const target = path.join(folder, slug);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const { file, page } of pages) writeFileSync(path.join(target, file), page);
  const list = pages.map(({ url, file }) => ({ url, file }));
  writeFileSync(path.join(target, 'site.json'), `${JSON.stringify({ pages: list }, null, 2)}\n`);
}

const [clones, folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('usage: node bring-pages.mjs CLONES PAGES\n');
  process.exit(2);
}
const left = new Set();
let brought = 0;
for (const site of labelledSites()) {
  const { repo } = site.source;
  const clone = path.join(clones, `${repo.replace('/', '+')}.git`);
  if (!existsSync(clone)) {
    left.add(`git clone --bare https://github.com/${repo} ${clone}`);
    continue;
  }
  try {
    bringSite(site, clone, folder);
    brought += 1;
  } catch (error) {
    left.add(`${site.slug}: ${error.message}`);
  }
}
process.stdout.write([`${brought} sites`, ...left].join('\n') + '\n');
process.exitCode = left.size === 0 ? 0 : 1;
