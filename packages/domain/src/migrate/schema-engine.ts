import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine, MigrationDirectory } from '@prisma/schema-engine-wasm';
import { Pool } from 'pg';

/** The part of Node's WebAssembly global that is used here; Node's own types leave it to the DOM's. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: object } }>;
};

/** The repository's prisma/ folder. The path is the same from sources and from build output. */
export const prismaFolder = path.resolve(__dirname, '../../../../prisma');

type SchemaEngineModule = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

let loaded: Promise<SchemaEngineModule> | undefined;

/**
 * Returns the engine's imports. It never clears the timer for its lock, so its timers are made not to keep
 * the process alive.
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

/** The module holds the state of its single instance, so a process may start it only once. */
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
 * Runs `work` with Prisma's schema engine as WebAssembly, then closes its connections. The npm package
 * contains everything, so migrations run on machines that cannot download the native engine.
 */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loaded ??= loadModule();
  const { SchemaEngine } = await loaded;
  const schemaPath = path.join(prismaFolder, 'schema.prisma');
  const schema = await readFile(schemaPath, 'utf8');
  // The engine leaves its adapter's pool open, whose idle connections would keep the process alive.
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

/** Returns the migrations as the engine expects them, ordered by name. */
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

/** Every table and enum of the schema is ours. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };
