import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ICredentialType, INodeType } from 'n8n-workflow';
import { ROOT } from '../standalone-process';

const run = promisify(execFile);

/** The package of nodes as n8n has it after an installation. */
export interface InstalledNodes {
  /** Its folder. */
  folder: string;
  node: INodeType;
  trigger: INodeType;
  credential: ICredentialType;
  remove(): Promise<void>;
}

/** Packs the nodes as they are published, installs them in an empty folder, and loads what `package.json` names. */
export async function installNodes(): Promise<InstalledNodes> {
  const empty = await mkdtemp(path.join(tmpdir(), 'firmlens-n8n-'));
  await run('npm', ['pack', '--pack-destination', empty, '--silent'], {
    cwd: path.join(ROOT, 'clients/n8n'),
  });
  const [tarball = ''] = (await readdir(empty)).filter((name) => name.endsWith('.tgz'));
  await writeFile(path.join(empty, 'package.json'), '{ "name": "user", "private": true }');
  const flags = ['--offline', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...flags, `./${tarball}`], { cwd: empty });
  // n8n provides what its nodes have as a peer.
  const modules = path.join(empty, 'node_modules');
  await symlink(path.join(ROOT, 'node_modules/n8n-workflow'), path.join(modules, 'n8n-workflow'));
  const folder = path.join(modules, 'n8n-nodes-firmlens');

  /** Loads a class, which n8n finds by the name of its file. */
  async function load<Kind>(file: string): Promise<Kind> {
    const classes = (await import(path.join(folder, file))) as Record<string, new () => Kind>;
    const Class = classes[path.basename(file).split('.')[0] ?? ''];
    if (Class === undefined) throw new Error(`${file} has not the class of its name`);
    return new Class();
  }
  const { n8n } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    n8n: { nodes: [string, string]; credentials: [string] };
  };
  return {
    folder,
    node: await load(n8n.nodes[0]),
    trigger: await load(n8n.nodes[1]),
    credential: await load(n8n.credentials[0]),
    remove: () => rm(empty, { recursive: true, force: true }),
  };
}
