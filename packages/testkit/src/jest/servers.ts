/** Environment variables through which test files learn of the servers that the global setup started. */
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL';
export const TEST_REDIS_URL = 'TEST_REDIS_URL';

/** The migrated database that every test database is a copy of. */
export const TEMPLATE_DATABASE = 'firmlens_template';

/** A URL of a server of this test run; throws where the global setup has not run. */
export function serverUrl(variable: typeof TEST_POSTGRES_URL | typeof TEST_REDIS_URL): string {
  const url = process.env[variable];
  if (url === undefined)
    throw new Error(`${variable} is not set: this test belongs to the jest project "services"`);
  return url;
}

/** The same server's URL for another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
