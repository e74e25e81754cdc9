import path from 'node:path';
import { addressSettings, loadSettingsOrExit } from '@firmlens/runtime';

export interface StandaloneSettings {
  port: number;
  /** Base of the API's URLs, as others reach it. */
  publicBaseUrl: string;
  /** Absolute. */
  dataDir: string;
}

/** What the embedded default itself needs to know; its apps read the rest of the environment themselves. */
export function standaloneSettings(): StandaloneSettings {
  const { address } = loadSettingsOrExit({ address: addressSettings });
  return { ...address, dataDir: path.resolve(process.env['DATA_DIR']?.trim() || '.firmlens') };
}
