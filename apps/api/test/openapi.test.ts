import SwaggerParser from '@apidevtools/swagger-parser';
import { type Api, startApi } from './support/start-api';

let api: Api;
beforeAll(async () => {
  api = await startApi({ publicBaseUrl: 'https://data.firmlens.example/api/v1' });
});
afterAll(() => api.stop());

const fetchDocument = () => fetch(`http://127.0.0.1:${api.port}/api/v1/openapi.json`);

describe('GET /openapi.json', () => {
  it('serves a valid document without a key', async () => {
    const answer = await fetchDocument();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const document = (await answer.json()) as Parameters<typeof SwaggerParser.validate>[0];
    await expect(SwaggerParser.validate(document)).resolves.toMatchObject({ openapi: '3.1.0' });
  });

  it('names the address under which the service is reached', async () => {
    expect(await (await fetchDocument()).json()).toMatchObject({
      servers: [{ url: 'https://data.firmlens.example/api/v1' }],
    });
  });
});
