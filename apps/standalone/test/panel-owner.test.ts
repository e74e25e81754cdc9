import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccount, openDatabase } from '@firmlens/domain';
import { createTestDatabase } from '@firmlens/testkit';
import { openDataDir } from '../src/data-dir';
import { ensurePanelOwner } from '../src/panel-owner';

test('the demo owner has a password and no session, because nobody has signed in', async () => {
  const database = await createTestDatabase();
  const db = openDatabase({ url: database.url, poolSize: 2, statementTimeoutMs: 30_000 });
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-owner-'));
  try {
    const { accountId } = await createAccount(db, {
      name: 'Demo',
      email: 'owner@demo.example',
      companyName: null,
      plan: 'enterprise',
      secretsKey: Buffer.alloc(32, 7),
    });
    const first = await ensurePanelOwner(db, accountId, openDataDir(folder));
    expect(first).toEqual({ email: 'owner@demo.example', password: expect.any(String) });
    expect(await ensurePanelOwner(db, accountId, openDataDir(folder))).toEqual(first);
    expect(await db.panelUser.count()).toBe(1);
    expect(await db.panelSession.count()).toBe(0);
  } finally {
    await db.$disconnect();
    await database.drop();
    await rm(folder, { recursive: true });
  }
});
