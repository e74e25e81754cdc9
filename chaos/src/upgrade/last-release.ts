import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../harness/app';

const { commit } = JSON.parse(
  readFileSync(path.join(REPOSITORY, 'compatibility/last-release.json'), 'utf8'),
) as { commit: string };

const run = promisify(execFile);
const git = (...args: string[]) => run('git', args, { cwd: REPOSITORY });

/** Whether this checkout has the commit, which is fetched if the clone is too shallow. */
async function hasCommit(): Promise<boolean> {
  const exists = () => git('cat-file', '-e', `${commit}^{commit}`);
  return exists()
    .catch(() => git('fetch', '--quiet', '--depth=1', 'origin', commit).then(exists))
    .then(
      () => true,
      () => false,
    );
}

/** The workspaces with dependencies of their own, besides the repository itself. */
async function workspaces(folder: string): Promise<string[]> {
  const groups = await Promise.all(
    ['apps', 'packages'].map(async (group) =>
      (await readdir(path.join(folder, group))).map((name) => path.join(group, name)),
    ),
  );
  return [...groups.flat(), 'bench', 'chaos'];
}

/** Gives a checkout this one's dependencies, except that it imports its own packages. */
async function linkDependencies(folder: string): Promise<void> {
  const own = await workspaces(folder);
  for (const workspace of ['', ...own]) {
    const from = path.join(REPOSITORY, workspace, 'node_modules');
    if (!existsSync(from)) continue;
    const to = path.join(folder, workspace, 'node_modules');
    await mkdir(to, { recursive: true });
    for (const name of await readdir(from))
      if (name !== '@firmlens' && name !== '.cache')
        await symlink(path.join(from, name), path.join(to, name));
  }
  await mkdir(path.join(folder, 'node_modules/@firmlens'));
  for (const workspace of own)
    await symlink(
      path.join(folder, workspace),
      path.join(folder, 'node_modules/@firmlens', path.basename(workspace)),
    );
}

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/**
 * Returns the folder of the last release, checked out and built. It is kept for the next call. A copy of the sources
 * without the release's commit has only this version, which then stands in for it.
 */
export async function lastRelease(): Promise<string> {
  // Not below node_modules, where the compiler names no types of what it builds.
  const folder = path.join(tmpdir(), 'firmlens-releases', commit);
  if (existsSync(folder)) return folder;
  if (!(await hasCommit())) {
    process.stderr.write(
      `The last release, ${commit}, cannot be had here. This version runs beside itself.\n`,
    );
    return REPOSITORY;
  }
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const archive = path.join(unfinished, 'release.tar');
    await git('archive', `--output=${archive}`, commit);
    await run('tar', ['--extract', `--file=${archive}`, `--directory=${unfinished}`]);
    const [theirs, ours] = await Promise.all(
      [unfinished, REPOSITORY].map((each) => hashOf(path.join(each, 'package-lock.json'))),
    );
    if (theirs === ours) await linkDependencies(unfinished);
    else await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: unfinished });
    await run(process.execPath, ['scripts/build.mjs'], { cwd: unfinished });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
