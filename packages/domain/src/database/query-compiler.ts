import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { GetPrismaClientConfig } from '@prisma/client/runtime/client';

type CompilerConfig = NonNullable<GetPrismaClientConfig['compilerWasm']>;
type Runtime = Awaited<ReturnType<CompilerConfig['getRuntime']>>;
type QueryCompiler = InstanceType<Runtime['QueryCompiler']>;
type CompilerOptions = ConstructorParameters<Runtime['QueryCompiler']>[0];

/** The smaller of Prisma's two builds. It takes as long for a query as the larger one. */
const BUILD = 'query_compiler_small_bg';

/** How much of a WebAssembly function V8 runs before it optimizes it. */
const NEVER = 2_000_000_000;
/** V8's own: `node --v8-options` of Node 20, and of 22 and 24. */
const USUAL = Number(process.versions.node.split('.')[0]) < 22 ? 1_800_000 : 13_000_000;

/** What our types of Node lack. */
declare const WebAssembly: { Module: new (bytes: Buffer) => object };

const load = createRequire(__filename);
const fileOf = (ending: string) => `@prisma/client/runtime/${BUILD}.postgresql.${ending}`;

/**
 * Returns the compiler's WebAssembly. Prisma keeps it as a string in a module, which as a module stays in memory two
 * times, as its source and as its value.
 *
 * It is not optimized: that takes 60 MiB, which glibc keeps for V8's threads, and makes a query no faster that is
 * compiled once and then has its plan.
 */
function compilerModule(): object {
  const source = readFileSync(load.resolve(fileOf('wasm-base64.js')), 'latin1');
  const bytes = Buffer.from(source.slice(source.indexOf('"AGFzb') + 1, source.lastIndexOf('"')), 'base64');
  setFlagsFromString(`--wasm-tiering-budget=${NEVER}`);
  try {
    return new WebAssembly.Module(bytes);
  } finally {
    // Others, such as the parser of responses, are optimized as usual.
    setFlagsFromString(`--wasm-tiering-budget=${USUAL}`);
  }
}

/** Makes all databases of this process share one compiler, which the first query of a model creates. */
function shareCompiler(runtime: Runtime): Runtime {
  let shared: QueryCompiler | undefined;
  class SharedCompiler implements QueryCompiler {
    readonly #options: CompilerOptions;

    constructor(options: CompilerOptions) {
      this.#options = options;
    }

    get #compiler(): QueryCompiler {
      // They differ in nothing: one schema, one kind of database.
      return (shared ??= new runtime.QueryCompiler(this.#options));
    }

    compile(request: string) {
      return this.#compiler.compile(request);
    }

    compileBatch(request: string) {
      return this.#compiler.compileBatch(request);
    }

    /** Called when a database closes, and after a panic, which the compiler may not have survived. */
    free() {
      shared = undefined;
    }
  }
  return { ...runtime, QueryCompiler: SharedCompiler };
}

const compilerWasm: CompilerConfig = {
  getRuntime: async () => shareCompiler(load(fileOf('js')) as Runtime),
  getQueryCompilerWasmModule: async () => compilerModule(),
  importName: `./${BUILD}.js`,
};

const configOverride = (config: GetPrismaClientConfig): GetPrismaClientConfig => ({
  ...config,
  compilerWasm,
});

/** The option of a client that gives it the compiler of this process. Prisma's types do not tell of it. */
export const WITH_SHARED_COMPILER: object = { __internal: { configOverride } };
