// What the scripts that write documents from the code share.
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

/** Loads one of our packages from the last build. */
export const built = (name) => require(path.join(root, 'packages', name, 'dist/index.js'));

export const code = (text) => `\`${text}\``;

/** Writes a table in Markdown. */
export function table(titles, rows) {
  const lines = [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

/** Returns the lines of a text that the other lacks. */
const missing = (from, text, sign) => {
  const lines = new Set(from.split('\n'));
  return text.split('\n').flatMap((line) => (lines.has(line) ? [] : [`${sign} ${line}\n`]));
};

/** Writes `docs/NAME`. With --check, prints the differences instead, and exits with 1 if there are any. */
export function writeDocument(name, written, command) {
  const document = path.join(root, 'docs', name);
  if (!process.argv.includes('--check')) {
    writeFileSync(document, written);
    return;
  }
  const current = readFileSync(document, 'utf8');
  if (current === written) return;
  const differences = [...missing(written, current, '-'), ...missing(current, written, '+')];
  process.stderr.write(`docs/${name} is not what ${command} writes:\n${differences.join('')}`);
  process.exitCode = 1;
}
