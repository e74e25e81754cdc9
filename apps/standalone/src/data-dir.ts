import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLogger, type Logger } from '@firmlens/runtime';

/** The folder that holds everything the embedded default keeps. */
export interface DataDir {
  path: string;
  /** Writes to logs/standalone.log. */
  logger: Logger;
  /** The log file of one of the programs. */
  logFile(name: string): string;
  /** The content of a file that only its owner may read; `make` says what it holds when it is missing. */
  secret(name: string, make: () => string | Promise<string>): Promise<string>;
}

/** Makes the folder where it is missing; others may pass through it (to the database's files), not look into it. */
export function openDataDir(folder: string): DataDir {
  const logs = path.join(folder, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const logFile = (name: string) => path.join(logs, `${name}.log`);
  return {
    path: folder,
    logger: createLogger({
      service: 'standalone',
      level: 'info',
      destination: createWriteStream(logFile('standalone'), { flags: 'a' }),
    }),
    logFile,
    async secret(name, make) {
      const file = path.join(folder, name);
      if (!existsSync(file)) writeFileSync(file, await make(), { mode: 0o600 });
      return readFileSync(file, 'utf8').trim();
    },
  };
}
