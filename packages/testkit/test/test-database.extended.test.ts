import { createTestDatabase, emptyRedisUrl } from '@firmlens/testkit';
import { Redis } from 'ioredis';
import { Client } from 'pg';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as unknown[];
}

describe('test databases', () => {
  test('are migrated, and nothing written to one appears in the next', async () => {
    const first = await createTestDatabase();
    const second = await createTestDatabase();
    await query(first.url, `CREATE TABLE mark (a int)`);
    const tables = await query(first.url, `SELECT to_regclass('_prisma_migrations') AS it`);
    const inSecond = await query(second.url, `SELECT to_regclass('mark') AS it`);
    await Promise.all([first.drop(), second.drop()]);

    expect(tables).toEqual([{ it: '_prisma_migrations' }]);
    expect(inSecond).toEqual([{ it: null }]);
  });

  test('are dropped although somebody is still connected', async () => {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.url, 'SELECT 1')).rejects.toThrow('does not exist');
    await client.end();
  });
});

test('a test Redis is empty each time it is requested', async () => {
  const redis = new Redis(await emptyRedisUrl());
  await redis.set('mark', '1');
  await emptyRedisUrl();
  expect(await redis.get('mark')).toBeNull();
  redis.disconnect();
});
