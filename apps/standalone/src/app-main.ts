import path from 'node:path';

const appsFolder = path.resolve(__dirname, '../..');

/** The program file of one of the apps. */
export function appMain(app: 'api' | 'enrichment-worker' | 'webhook-worker' | 'admin'): string {
  return path.join(appsFolder, app, 'dist', 'main.js');
}
