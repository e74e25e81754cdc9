import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { Manifest } from './read-deployment';

/** The module that knows an object's kind: Kubernetes' own, or KEDA's. */
function moduleOf({ apiVersion, kind }: Manifest): string {
  const library = apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models';
  return `${library}/${apiVersion}/${kind}`;
}

/** Returns why an object does not obey its schema, null if it does. Fields that the schema does not know pass. */
function schemaProblem(manifest: Manifest): string | null {
  type Model = new (data: unknown) => { validate(): void };
  const models = createRequire(__filename)(moduleOf(manifest)) as Record<string, Model>;
  const Kind = models[manifest.kind];
  if (Kind === undefined) return `the kind ${manifest.kind} is not known`;
  try {
    new Kind(manifest).validate();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns each field that the types of the schemas do not know, as the compiler says it. */
function unknownFields(manifests: readonly Manifest[]): string[] {
  const file = path.join(__dirname, 'manifests.generated.ts');
  const source = manifests
    .map(
      (manifest, n) =>
        `import type { I${manifest.kind} as Kind${n} } from '${moduleOf(manifest)}';\n` +
        `export const object${n}: Kind${n} = ${JSON.stringify(manifest)};\n`,
    )
    .join('');
  const options: ts.CompilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] },
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : readSource(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** Returns what the API server would refuse in the objects. */
export function kubernetesProblems(manifests: readonly Manifest[]): string[] {
  const problems = manifests.flatMap((manifest) => {
    const problem = schemaProblem(manifest);
    return problem === null ? [] : [`${manifest.kind} ${manifest.metadata.name}: ${problem}`];
  });
  return [...problems, ...unknownFields(manifests)];
}
