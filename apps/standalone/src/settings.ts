import path from 'node:path';
import {
  addressSettings,
  egressSettings,
  freshnessSettings,
  loadSettingsOrExit,
  opsSettings,
  type ServiceSettings,
} from '@firmlens/runtime';

export interface StandaloneSettings {
  port: number;
  /** Public base of the API's URLs. */
  publicBaseUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** How long a company's data is free after its enrichment. */
  freshnessSeconds: number;
  /** Resolvers as `ADDRESS:PORT`. Empty for the system's. */
  dnsServers: readonly string[];
  ops: ServiceSettings['ops'];
  /** The environment for the apps. Values that are decided here are added to it. */
  environment: NodeJS.ProcessEnv;
  /** Returns an environment variable, or undefined if it is unset or blank. */
  readVariable(variable: string): string | undefined;
}

/**
 * Loads the settings of the embedded default. The apps read and validate the rest of the environment
 * themselves.
 */
export function loadStandaloneSettings(environment: NodeJS.ProcessEnv): StandaloneSettings {
  const { address, egress, freshness, ops } = loadSettingsOrExit({
    address: addressSettings,
    egress: egressSettings,
    freshness: freshnessSettings,
    ops: opsSettings,
  });
  const readVariable = (variable: string) => environment[variable]?.trim() || undefined;
  const { dnsServers } = egress;
  return {
    ...address,
    freshnessSeconds: freshness.freshnessSeconds,
    dnsServers,
    ops,
    dataDir: path.resolve(readVariable('DATA_DIR') ?? '.firmlens'),
    environment,
    readVariable,
  };
}
