import SwaggerParser from '@apidevtools/swagger-parser';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { DATA_SCHEMAS, ERROR_STATUS, openApiDocument } from '..';

interface Schema {
  $ref?: string;
  [key: string]: unknown;
}

/** Returns the document as a client reads it. */
function served(baseUrl = 'https://firmlens.example/api/v1') {
  return JSON.parse(JSON.stringify(openApiDocument({ baseUrl }))) as ReturnType<typeof openApiDocument>;
}

function everyPart(part: unknown): Schema[] {
  if (typeof part !== 'object' || part === null) return [];
  return [part as Schema, ...Object.values(part).flatMap(everyPart)];
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 without broken references', async () => {
    const document = structuredClone(served()) as unknown as Parameters<typeof SwaggerParser.validate>[0];
    await expect(SwaggerParser.validate(document)).resolves.toMatchObject({ openapi: '3.1.0' });
  });

  it('contains JSON Schemas that a strict validator accepts', () => {
    const ajv = new Ajv2020({ strictSchema: true });
    addFormats(ajv);
    ajv.addVocabulary(['components']);
    ajv.addSchema(
      { $id: 'https://firmlens.example/openapi', components: served().components },
      undefined,
      true,
      false,
    );
    for (const name of Object.keys(served().components.schemas)) {
      expect(() =>
        ajv.compile({ $ref: `https://firmlens.example/openapi#/components/schemas/${name}` }),
      ).not.toThrow();
    }
  });

  it('has examples that are valid', () => {
    const ajv = new Ajv2020({ strictSchema: true });
    addFormats(ajv);
    ajv.addVocabulary(['components']);
    const { components } = served();
    ajv.addSchema({ $id: 'https://firmlens.example/openapi', components }, undefined, true, false);
    const withExamples = Object.entries(components.schemas).flatMap(([name, schema]) =>
      typeof schema === 'object' && schema !== null && 'examples' in schema
        ? [{ name, examples: schema['examples'] as unknown[] }]
        : [],
    );
    expect(withExamples.length).toBeGreaterThan(5);
    for (const { name, examples } of withExamples) {
      const validate = ajv.compile({ $ref: `https://firmlens.example/openapi#/components/schemas/${name}` });
      for (const example of examples)
        expect([name, validate(example), validate.errors]).toEqual([name, true, null]);
    }
  });

  it('lists every endpoint of the contract and of its extensions, and the five webhooks', () => {
    const { paths, webhooks } = served();
    const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(endpoints.sort()).toEqual([
      'DELETE /watches/{watch_id}',
      'GET /account/credits',
      'GET /account/deliveries',
      'GET /account/history',
      'GET /account/info',
      'GET /account/usage',
      'GET /account/webhook',
      'GET /companies/resolve',
      'GET /companies/search',
      'GET /company/{domain}',
      'GET /company/{domain}/evidence',
      'GET /company/{domain}/logo',
      'GET /company/{domain}/quote',
      'GET /enrichment/{batch_id}/results',
      'GET /enrichment/{batch_id}/status',
      'GET /health',
      'GET /lists',
      'GET /lists/{list_id}',
      'GET /lists/{list_id}/events',
      'GET /lists/{list_id}/results',
      'GET /signals/search',
      'GET /watches',
      'GET /watches/{watch_id}',
      'GET /watches/{watch_id}/signals',
      'POST /account/webhook',
      'POST /enrichment/{batch_id}/replay',
      'POST /lists',
      'POST /lists/{list_id}/cancel',
      'POST /lists/{list_id}/pause',
      'POST /lists/{list_id}/resume',
      'POST /mcp',
      'POST /watches',
      'POST /watches/{watch_id}/pause',
      'POST /watches/{watch_id}/resume',
    ]);
    expect(Object.keys(webhooks).sort()).toEqual([
      'enrichment.completed',
      'enrichment.failed',
      'enrichment.no_data_found',
      'list.completed',
      'signal.detected',
    ]);
  });

  it('lists every error code under its status, except those without a path or used only by tools', () => {
    const listed = Object.values(served().paths)
      .flatMap((methods) => Object.values(methods) as { responses: Record<string, object> }[])
      .flatMap(({ responses }) =>
        Object.entries(responses).flatMap(([status, response]) =>
          everyPart(response).flatMap(({ const: code }) =>
            typeof code === 'string' ? [`${status} ${code}`] : [],
          ),
        ),
      );
    const undocumented = new Set(['not_found', 'max_credits_exceeded']);
    const codes = Object.entries(ERROR_STATUS).filter(([code]) => !undocumented.has(code));
    expect([...new Set(listed)].sort()).toEqual(codes.map(([code, status]) => `${status} ${code}`).sort());
  });

  it('defines every field that it requires, and has no choice of one', () => {
    for (const part of everyPart(served())) {
      const { properties = {}, required = [] } = part as { properties?: object; required?: string[] };
      if (Array.isArray(required)) expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
      for (const choice of [part['anyOf'], part['oneOf']]) {
        if (Array.isArray(choice)) expect(choice.length).toBeGreaterThan(1);
      }
    }
  });

  it('requires the base in company data, and no module', () => {
    expect(served().components.schemas['CompanyData']).toMatchObject({ required: ['company'] });
  });

  it('refers to each data module by its own schema', () => {
    const { schemas } = served().components;
    for (const [module, { $id }] of Object.entries(DATA_SCHEMAS)) {
      expect(schemas['CompanyData']).toHaveProperty(
        `properties.${module}.$ref`,
        `#/components/schemas/${$id}`,
      );
    }
    expect(everyPart(schemas).filter((part) => '$id' in part)).toEqual([]);
  });

  it('states the URL of the service that serves it', () => {
    expect(served('http://localhost:3000/api/v1').servers).toEqual([{ url: 'http://localhost:3000/api/v1' }]);
  });
});
