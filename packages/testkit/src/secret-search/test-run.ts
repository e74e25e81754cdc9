import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { findSecrets } from './find-secrets';

/** The folder in which all processes of a test run leave what is searched at the end. */
const TEST_RUN_FOLDER = 'TEST_RUN_FOLDER';
const KNOWN = 'known-secrets';
const FOUND = 'found';

/** Creates the folder. Called by the process that starts the others. */
export function openTestRun(): void {
  process.env[TEST_RUN_FOLDER] = mkdtempSync(path.join(tmpdir(), 'firmlens-run-'));
}

export function removeTestRun(): void {
  rmSync(folder(), { recursive: true, force: true });
}

function folder(): string {
  const named = process.env[TEST_RUN_FOLDER];
  if (named === undefined) throw new Error('this test belongs to the jest project "services"');
  return named;
}

/** Stores what an app logged, to be searched for secrets after all tests. */
export function recordLog(text: string): void {
  appendFileSync(path.join(folder(), `${process.pid}.log`), text);
}

/** Returns a destination for a logger whose lines no test reads. */
export function recordedLog(): Writable {
  return new Writable({
    write(line, _encoding, done) {
      recordLog(String(line));
      done();
    },
  });
}

/** Makes every later search find these texts as well. */
export function recordSecrets(bareForms: readonly string[]): void {
  if (bareForms.length > 0) appendFileSync(path.join(folder(), KNOWN), `${bareForms.join('\n')}\n`);
}

export const recordedSecrets = (): ReadonlySet<string> => new Set(linesOf(KNOWN));

/** Returns what was reported in this run: an error in a test's clean-up may go unnoticed. */
export const reportedSecrets = (): string[] => linesOf(FOUND);

function linesOf(name: string): string[] {
  const file = path.join(folder(), name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

/** Throws with the place of each secret, which fails the run. */
export function reportSecrets(found: readonly string[]): void {
  if (found.length === 0) return;
  const text = found.map((line) => line.replaceAll(/\s+/g, ' ')).join('\n');
  appendFileSync(path.join(folder(), FOUND), `${text}\n`);
  throw new Error(`secrets were left unencrypted:\n${text}`);
}

/** Returns a line for each secret in what was logged in this run, or in another folder's logs. */
export function searchLogs(known: ReadonlySet<string>, logs = folder()): string[] {
  return readdirSync(logs)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => readFileSync(path.join(logs, name), 'utf8').split('\n'))
    .flatMap((line) =>
      findSecrets(line, known).map(({ description }) => `log: ${description} in ${line.slice(0, 120)}…`),
    );
}
