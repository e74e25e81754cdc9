import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine, MigrationDirectory } from '@prisma/schema-engine-wasm';
import { Pool } from 'pg';

/** As much of Node's WebAssembly global as is used here; Node's own types leave it to the DOM's. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: object } }>;
};

/** The repository's prisma/ folder, the same from sources and from build output. */
export const prismaFolder = path.resolve(__dirname, '../../../../prisma');

type SchemaEngineModule = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

let loaded: Promise<SchemaEngineModule> | undefined;

/**
 * What the engine imports. It never clears the timer that limits its wait for a lock, so that its timers are made
 * such that they do not hold up the end of the process.
 */
function importsOf(engine: SchemaEngineModule): object {
  const members = Object.entries(engine).map(([name, member]) => [
    name,
    name.startsWith('__wbg_setTimeout_')
      ? (callback: () => void, ms: number) => setTimeout(callback, ms).unref()
      : (member as unknown),
  ]);
  return Object.fromEntries(members) as object;
}

/** The module holds the state of its one instance, so that a process may start it only once. */
async function loadModule(): Promise<SchemaEngineModule> {
  const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const folder = path.dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const wasm = await readFile(path.join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': importsOf(engine) });
  (engine as unknown as { __wbg_set_wasm(exports: object): void }).__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  return engine;
}

/**
 * Runs `work` with Prisma's schema engine as WebAssembly, and closes its connections afterwards. The published
 * package holds all it needs, so that migrations run on machines that cannot download the native engine.
 */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= loadModule();
  const { SchemaEngine } = await loaded;
  const schemaPath = path.join(prismaFolder, 'schema.prisma');
  const schema = await readFile(schemaPath, 'utf8');
  // The engine leaves a pool of its adapter's own open: idle connections would hold up the end of the process.
  const pool = new Pool({ connectionString: databaseUrl });
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const engine = await SchemaEngine.new({ datamodels: [[schemaPath, schema]] }, () => undefined, adapter);
  try {
    return await work(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}

/** The migrations' list in the form that the engine takes, in the order of their names. */
export function migrationList(migrations: readonly { name: string; sql: string }[]) {
  return {
    baseDir: path.join(prismaFolder, 'migrations'),
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }): MigrationDirectory => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}

/** Nothing is left to others: every table and enum of the schema is ours. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };
