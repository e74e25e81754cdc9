import { hash } from 'node:crypto';
import express from 'express';
import { Redis } from 'ioredis';

// The floor of a cached company: Express, and one script that reads the key's record, counts in both windows and
// reads the body. No limits are judged, no headers added, no line logged.
const READ = `
local record = redis.call('HGETALL', KEYS[1] .. 'K' .. ARGV[1])
redis.call('INCR', KEYS[1] .. 'M')
redis.call('INCR', KEYS[1] .. 'D')
return {record, redis.call('GET', KEYS[1] .. 'C' .. ARGV[2])}
`;
type Read = (prefix: string, keyHash: string, domain: string) => Promise<[unknown, Buffer]>;

const redis = new Redis(process.env['REDIS_URL'] ?? '', {
  scripts: { read: { lua: READ, numberOfKeys: 1 } },
});
const { readBuffer } = redis as unknown as { readBuffer: Read };
/** Which body of a company it serves. */
const copy = process.env['FLOOR_COPY'] ?? '';
const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.get('/company/:domain', async (request, response) => {
  const keyHash = hash('sha256', request.headers['x-api-key'] as string, 'hex');
  const [, body] = await readBuffer.call(redis, 'floor:', keyHash, `${request.params.domain}${copy}`);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
});
app.listen(Number(process.env['FLOOR_PORT']), '127.0.0.1', () => process.stdout.write('listening\n'));
