import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Harness } from '../harness/harness';

/** An ordinary line of the service's log. */
const ORDINARY = /^\{.*"level":"(info|warn|debug)"/;

/** Returns the lines in the logs of all processes, also of those that have ended, that report an error or are not ours. */
export function loggedErrors({ folder }: Pick<Harness, 'folder'>): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.log'))
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !ORDINARY.test(line))
        .map((line) => `${file}: ${line.slice(0, 500)}`),
    );
}
