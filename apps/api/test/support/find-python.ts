import { spawnSync } from 'node:child_process';

/** Debian's own comes last: another on PATH may have no libraries. */
const INTERPRETERS = ['python3', '/usr/bin/python3'];

/** Returns a Python that has these modules, or null. */
export function findPython(modules: readonly string[]): string | null {
  const program = `import ${modules.join(', ')}`;
  const found = INTERPRETERS.find(
    (python) => spawnSync(python, ['-c', program], { stdio: 'ignore' }).status === 0,
  );
  return found ?? null;
}
