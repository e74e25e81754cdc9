import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where Debian and Fedora install the library. */
const PLACES = [
  '/usr/lib/x86_64-linux-gnu/faketime',
  '/usr/lib/aarch64-linux-gnu/faketime',
  '/usr/lib64/faketime',
];

/** A wall clock, adjustable at run time, for a server started with this environment. */
export interface FakeTime {
  env: NodeJS.ProcessEnv;
  /** Sets the clock this many seconds ahead of the true time, or behind it if negative. */
  set(aheadSeconds: number): void;
}

/** Returns null if libfaketime is not installed. */
export function openFakeTime(folder: string): FakeTime | null {
  const library = PLACES.map((place) => path.join(place, 'libfaketime.so.1')).find((file) =>
    existsSync(file),
  );
  if (library === undefined) return null;
  const file = path.join(folder, 'time');
  const set = (aheadSeconds: number) =>
    writeFileSync(file, `${aheadSeconds < 0 ? '' : '+'}${aheadSeconds}\n`, { mode: 0o644 });
  set(0);
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // Waits and timeouts continue to use the true clock.
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { env, set };
}
