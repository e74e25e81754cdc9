/** Environment variables that tell test files where the servers of the global setup are. */
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL';
export const TEST_REDIS_URL = 'TEST_REDIS_URL';

/** The migrated database that every test database is copied from. */
export const TEMPLATE_DATABASE = 'firmlens_template';

/** Returns the URL of a server of this test run. Throws if the global setup has not run. */
export function serverUrl(variable: typeof TEST_POSTGRES_URL | typeof TEST_REDIS_URL): string {
  const url = process.env[variable];
  if (url === undefined)
    throw new Error(`${variable} is not set: this test belongs to the jest project "services"`);
  return url;
}

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
