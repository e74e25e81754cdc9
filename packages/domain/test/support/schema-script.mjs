// Prints SQL that creates the tables of schema.prisma in an empty database, which the migrations must add up to.
// Takes the URL of any database.
//
// Uses Prisma's schema engine as WebAssembly, so that machines that cannot download the native engine have it too. It is
// a program because the engine does not run under jest.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineImports from '@prisma/schema-engine-wasm/schema_engine_bg';
import { Pool } from 'pg';

const schemaPath = fileURLToPath(new URL('../../../../prisma/schema.prisma', import.meta.url));

const wasm = new URL(
  'schema_engine_bg.wasm',
  import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'),
);
const { instance } = await WebAssembly.instantiate(await readFile(wasm), {
  './schema_engine_bg.js': engineImports,
});
engineImports.__wbg_set_wasm(instance.exports);
instance.exports.__wbindgen_start();

const schema = await readFile(schemaPath, 'utf8');
const pool = new Pool({ connectionString: process.argv[2] });
const engine = await engineImports.SchemaEngine.new(
  { datamodels: [[schemaPath, schema]] },
  () => undefined,
  bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool)),
);
const { stdout } = await engine.diff({
  from: { tag: 'empty' },
  to: { tag: 'schemaDatamodel', files: [{ path: schemaPath, content: schema }] },
  script: true,
  exitCode: null,
  filters: { externalTables: [], externalEnums: [] },
});
process.stdout.write(stdout, () => process.exit());
