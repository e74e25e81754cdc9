import express from 'express';

// The baseline: an Express server that serves the bytes from its environment and does nothing else.
const body = Buffer.from(process.env['FLOOR_BODY'] ?? '', 'base64');
const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.get('/', (_request, response) => {
  response.type(process.env['FLOOR_TYPE'] ?? '').send(body);
});
app.listen(Number(process.env['FLOOR_PORT']), '127.0.0.1', () => process.stdout.write('listening\n'));
