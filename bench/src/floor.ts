import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@firmlens/embedded';

/** Starts bare Express, which serves these bytes and does nothing else, in a process of its own. */
export async function startFloor(body: Buffer, type: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=16', '--max-old-space-size=384', path.join(__dirname, 'floor-server.js')],
    {
      env: {
        ...process.env,
        FLOOR_PORT: String(port),
        FLOOR_BODY: body.toString('base64'),
        FLOOR_TYPE: type,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}
