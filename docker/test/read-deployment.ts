import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = path.join(__dirname, '../..');

/** Returns a file of the repository as text. */
export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Returns the value of a YAML file. The caller names its shape. */
export function readYaml<Shape>(file: string): Shape {
  return parse(read(file), { merge: true }) as Shape;
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

/** Returns the objects that a folder of Kubernetes files describes, without its kustomization. */
export function readManifests(folder: string): Manifest[] {
  return readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .flatMap((name) => parseAllDocuments(read(path.join(folder, name))))
    .map((document) => document.toJS() as Manifest);
}

/** Returns the names of the variables in a file of NAME=VALUE lines. */
export function readVariables(file: string): string[] {
  return [...read(file).matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
}

/** Whether an operator can look the variable up. */
export function isDocumented(variable: string): boolean {
  const documents = ['docs/settings.md', 'docs/operations.md', 'docker/README.md'];
  return documents.some((file) => read(file).includes(`\`${variable}`));
}
