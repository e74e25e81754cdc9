import path from 'node:path';
import { addressSettings, egressSettings, loadSettingsOrExit } from '@firmlens/runtime';

export interface StandaloneSettings {
  port: number;
  /** Base of the API's URLs, as others reach it. */
  publicBaseUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Resolvers as `ADDRESS:PORT`; empty for the system's. */
  dnsServers: readonly string[];
  /** What the apps are started with, besides what is decided here. */
  environment: NodeJS.ProcessEnv;
  /** A variable of the environment; undefined where it is not set, or blank. */
  given(variable: string): string | undefined;
}

/** What the embedded default itself needs to know; its apps read and check the rest of the environment themselves. */
export function loadStandaloneSettings(environment: NodeJS.ProcessEnv): StandaloneSettings {
  const { address, egress } = loadSettingsOrExit({ address: addressSettings, egress: egressSettings });
  const given = (variable: string) => environment[variable]?.trim() || undefined;
  const { dnsServers } = egress;
  return {
    ...address,
    dnsServers,
    dataDir: path.resolve(given('DATA_DIR') ?? '.firmlens'),
    environment,
    given,
  };
}
