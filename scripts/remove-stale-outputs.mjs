// Removes what earlier builds wrote for sources that are gone. It would be loaded in place of a new source's output:
// `dist/routes.js` comes before `dist/routes/index.js`.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What the compiler writes for a source, with the extensions that the source may have. */
const OUTPUTS = [
  { ending: /\.(?:js|d\.ts)(?:\.map)?$/, sources: ['.ts', '.tsx'] },
  { ending: /\.json$/, sources: ['.json'] },
];

/** Removes them below a project's dist/, whose layout is that of its src/. Returns their paths in dist/. */
export function removeStaleOutputs(project) {
  const dist = path.join(project, 'dist');
  if (!existsSync(dist)) return [];
  const stale = readdirSync(dist, { recursive: true }).filter((file) => {
    const output = OUTPUTS.find(({ ending }) => ending.test(file));
    const name = output && path.join(project, 'src', file.replace(output.ending, ''));
    return output?.sources.every((extension) => !existsSync(`${name}${extension}`));
  });
  for (const file of stale) rmSync(path.join(dist, file));
  // The compiler's record says that they are there. If a source came back, it would not be compiled.
  if (stale.length > 0) rmSync(path.join(dist, 'tsconfig.tsbuildinfo'), { force: true });
  return stale;
}
