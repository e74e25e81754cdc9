import '@firmlens/domain/dist/generated/client';
import express from 'express';

// The floor of starting: node that loads Express and the Prisma client, and answers.
const app = express();
app.get('/health', (_request, response) => void response.end());
app.listen(Number(process.env['FLOOR_PORT']), '127.0.0.1');
