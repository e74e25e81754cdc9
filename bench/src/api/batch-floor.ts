import { randomBytes } from 'node:crypto';
import { openDatabase } from '@firmlens/domain';
import express from 'express';

// The floor of new batches: Express, and one statement through Prisma, which takes the credits from an account and
// writes a batch, a ledger entry and an outbox row.
const db = openDatabase({
  url: process.env['DATABASE_URL'] ?? '',
  poolSize: 10,
  statementTimeoutMs: 5_000,
});
const newId = () => randomBytes(16).toString('hex');
const app = express();
app.disable('x-powered-by');
app.disable('etag');

app.get('/order/:account/:domain', async (request, response) => {
  const id = newId();
  const { account, domain } = request.params;
  const rows = await db.$queryRaw<{ balance: number }[]>`
    WITH taken AS (
      UPDATE floor_accounts SET balance = balance - 8 WHERE id = ${Number(account)}::int AND balance >= 8
      RETURNING id, balance
    ), batch AS (
      INSERT INTO floor_batches (id, account_id, domain) SELECT ${id}, id, ${domain} FROM taken
    ), entry AS (
      INSERT INTO floor_ledger (account_id, amount, balance, batch_id) SELECT id, -8, balance, ${id} FROM taken
    ), outbox AS (
      INSERT INTO floor_outbox (batch_id) SELECT ${id} FROM taken
    )
    SELECT balance FROM taken`;
  const [taken] = rows;
  response.statusCode = taken === undefined ? 402 : 202;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ success: true, batch_id: id, credits_remaining: taken?.balance, domain }));
});

app.listen(Number(process.env['FLOOR_PORT']), '127.0.0.1', () => process.stdout.write('listening\n'));
