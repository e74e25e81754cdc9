import { openDatabase } from '@firmlens/domain';
import express from 'express';

// The floor of reading a batch: Express, and one statement through Prisma that reads a row by its key. Its body is
// stored as it is sent. No key is checked, nothing is counted or logged.
const db = openDatabase({
  url: process.env['DATABASE_URL'] ?? '',
  poolSize: 10,
  statementTimeoutMs: 5_000,
});
const app = express();
app.disable('x-powered-by');
app.disable('etag');

app.get('/:what/:id', async (request, response) => {
  const { what, id } = request.params;
  const [row] =
    what === 'status'
      ? await db.$queryRaw<{ body: string }[]>`SELECT status AS body FROM floor_bodies WHERE id = ${id}`
      : await db.$queryRaw<{ body: string }[]>`SELECT results AS body FROM floor_bodies WHERE id = ${id}`;
  response.statusCode = row === undefined ? 404 : 200;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(row?.body ?? '{}');
});

app.listen(Number(process.env['FLOOR_PORT']), '127.0.0.1', () => process.stdout.write('listening\n'));
