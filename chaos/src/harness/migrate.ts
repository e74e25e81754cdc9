import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Brings the database up to date as an operator does, with the built version in a folder. Returns what it printed. */
export async function migrate(checkout: string, databaseUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(checkout, 'apps/admin/dist/main.js'), 'migrate'],
    { env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl } },
  );
  return stdout;
}
