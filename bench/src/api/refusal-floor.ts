import { randomBytes } from 'node:crypto';
import { openDatabase } from '@firmlens/domain';
import express from 'express';

// The floor of refusals: Express, and one statement through Prisma, which orders a batch unless one runs for the domain,
// the domain is cooling down, or the balance is too low.
const db = openDatabase({
  url: process.env['DATABASE_URL'] ?? '',
  poolSize: 10,
  statementTimeoutMs: 5_000,
});
const app = express();
app.disable('x-powered-by');
app.disable('etag');

app.get('/order/:account/:domain', async (request, response) => {
  const id = randomBytes(16).toString('hex');
  const { account, domain } = request.params;
  const [row] = await db.$queryRaw<
    { running: string | null; cooldown: number | null; taken: number | null }[]
  >`
    WITH domain AS (
      SELECT (SELECT b.id FROM floor_running b WHERE b.domain = ${domain}) AS running,
             (SELECT extract(epoch FROM c.until - now()) FROM floor_cooldowns c WHERE c.domain = ${domain}) AS cooldown
    ), taken AS (
      UPDATE floor_accounts a SET balance = balance - 10 FROM domain d
      WHERE a.id = ${Number(account)}::int AND a.balance >= 10 AND d.running IS NULL AND d.cooldown IS NULL
      RETURNING a.id, a.balance
    ), batch AS (
      INSERT INTO floor_running (id, domain) SELECT ${id}, ${domain} FROM taken
    )
    SELECT d.running, d.cooldown::float8, t.balance AS taken FROM domain d LEFT JOIN taken t ON true`;
  const { running = null, cooldown = null, taken = null } = row ?? {};
  const error = running !== null ? 'enrichment_in_progress' : cooldown !== null ? 'no_data_cooldown' : null;
  response.statusCode = error !== null ? 409 : taken === null ? 402 : 202;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ success: false, error: error ?? 'insufficient_credits', batch_id: running }));
});

app.listen(Number(process.env['FLOOR_PORT']), '127.0.0.1', () => process.stdout.write('listening\n'));
