import { spawnSync } from 'node:child_process';

/** The first has no windows of its own, and needs half of the processor time. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Returns a Chromium on PATH, or null. */
export function findChromium(): string | null {
  const found = PROGRAMS.find((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
  return found === undefined ? null : spawnSync('which', [found], { encoding: 'utf8' }).stdout.trim();
}
