import {
  chmodSync,
  closeSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createLogger, type Logger } from '@firmlens/runtime';

/** The folder with everything that the embedded default stores. */
export interface DataDir {
  path: string;
  /** Logs to logs/standalone.log. */
  logger: Logger;
  /** Returns the log file of a program, which only its owner may read. */
  logFile(name: string): string;
  /**
   * Returns the content of a file that only its owner may read. If the file is missing, `create` supplies the
   * content.
   */
  secret(name: string, create: () => string | Promise<string>): Promise<string>;
}

/**
 * Opens the folder, creating it if it is missing. Others may traverse it to reach the database's files, but
 * not list it.
 */
export function openDataDir(folder: string): DataDir {
  const logs = path.join(folder, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const logFile = (name: string) => {
    const file = path.join(logs, `${name}.log`);
    closeSync(openSync(file, 'a', 0o600));
    // Earlier releases created it for everybody.
    chmodSync(file, 0o600);
    return file;
  };
  return {
    path: folder,
    logger: createLogger({
      service: 'standalone',
      level: 'info',
      destination: createWriteStream(logFile('standalone'), { flags: 'a' }),
    }),
    logFile,
    async secret(name, create) {
      const file = path.join(folder, name);
      if (!existsSync(file)) writeFileSync(file, await create(), { mode: 0o600 });
      return readFileSync(file, 'utf8').trim();
    },
  };
}
