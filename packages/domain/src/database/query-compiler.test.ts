import type { GetPrismaClientConfig } from '@prisma/client/runtime/client';
import { WITH_SHARED_COMPILER } from './query-compiler';

declare const WebAssembly: { Instance: new (module: unknown, imports: object) => { exports: Exports } };
interface Exports {
  __wbindgen_start(): void;
}

const DATAMODEL = `
  datasource db {
    provider = "postgresql"
  }
  model Account {
    id Int @id
  }`;
const QUERY = JSON.stringify({
  modelName: 'Account',
  action: 'findMany',
  query: { arguments: {}, selection: { $scalars: true } },
});

/** The compiler as Prisma loads it. */
async function loadCompiler() {
  const { __internal } = WITH_SHARED_COMPILER as {
    __internal: { configOverride: (config: object) => GetPrismaClientConfig };
  };
  const { compilerWasm } = __internal.configOverride({});
  if (compilerWasm === undefined) throw new Error('the client keeps its own compiler');
  const runtime = await compilerWasm.getRuntime();
  const module = await compilerWasm.getQueryCompilerWasmModule();
  const { exports } = new WebAssembly.Instance(module, { [compilerWasm.importName]: runtime });
  runtime.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  return (datamodel: string) =>
    new runtime.QueryCompiler({
      datamodel,
      provider: 'postgres',
      connectionInfo: { supportsRelationJoins: false },
    });
}

test('all databases of a process use the compiler that the first query created, until one of them closes', async () => {
  const compilerOf = await loadCompiler();
  const first = compilerOf(DATAMODEL);
  const second = compilerOf('a schema without models');
  const plan = first.compile(QUERY);
  expect(JSON.stringify(plan)).toContain('SELECT');
  expect(second.compile(QUERY)).toEqual(plan);
  first.free();
  expect(() => second.compile(QUERY)).toThrow('does not match any query');
});
