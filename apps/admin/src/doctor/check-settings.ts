import { loadSettings, SERVICE_SETTINGS, type ServiceSettings, SettingsError } from '@firmlens/runtime';
import { type Check, fail, ok, warn } from './check';

/** The groups that could be read. */
export type ReadableSettings = Partial<ServiceSettings>;

/** Reads each group on its own, so that a malformed setting does not hide the rest. */
function readSettings(env: NodeJS.ProcessEnv): { settings: ReadableSettings; problems: string[] } {
  const settings: Record<string, object> = {};
  const problems: string[] = [];
  for (const [name, group] of Object.entries(SERVICE_SETTINGS)) {
    try {
      settings[name] = loadSettings({ group }, env).group;
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { settings, problems };
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Checks the settings of this process's environment, which should be those of the service. */
export function checkSettings(env: NodeJS.ProcessEnv): { settings: ReadableSettings; checks: Check[] } {
  const { settings, problems } = readSettings(env);
  const checks: Check[] = problems.map((problem) =>
    fail('settings', problem, 'Correct it; docs/settings.md describes every setting'),
  );
  if (problems.length === 0) checks.push(ok('settings', 'Every setting is well-formed'));
  const base = settings.address?.publicBaseUrl;
  if (base !== undefined) {
    const { hostname } = new URL(base);
    checks.push(
      LOOPBACK.test(hostname)
        ? warn(
            'public address',
            `${base}: links and webhooks lead to this machine`,
            'Set PUBLIC_BASE_URL to the address that customers use',
          )
        : ok('public address', base),
    );
  }
  const lacking = [
    ...(settings.crawler?.contact === null ? ['CRAWLER_CONTACT (Wikidata, SEC)'] : []),
    ...(settings.sources?.companiesHouseKey === null ? ['COMPANIES_HOUSE_KEY (Companies House)'] : []),
  ];
  checks.push(
    lacking.length === 0
      ? ok('sources', 'Every source has what it needs')
      : warn(
          'sources',
          `Sources are off for lack of ${lacking.join(' and ')}`,
          'Set them for the enrichment workers; docs/sources.md says why',
        ),
  );
  return { settings, checks };
}
