import { ErrorResponseSchema } from '../responses';
import { CompanyDataSchema } from '../company-data';
import { componentSchemas } from './components';
import { RESPONSE_SCHEMAS, PATHS } from './endpoints';
import { HEADERS } from './headers';
import { PAYLOAD_SCHEMAS, WEBHOOKS } from './webhooks';

const SECURITY_SCHEMES = {
  apiKeyHeader: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  bearer: { type: 'http', scheme: 'bearer' },
  apiKeyQuery: {
    type: 'apiKey',
    in: 'query',
    name: 'api_key',
    description: 'Only on GET, and unless the operator turned it off. A header takes precedence.',
  },
} as const;

/**
 * Builds the OpenAPI 3.1 document of the REST API, the agent endpoint and the webhooks. `baseUrl` ends with
 * the version.
 */
export function openApiDocument({ baseUrl }: { baseUrl: string }) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Firmlens',
      version: '1.0.0',
      summary: 'Company enrichment and buying signals by domain',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    security: Object.keys(SECURITY_SCHEMES).map((scheme) => ({ [scheme]: [] })),
    paths: PATHS,
    webhooks: WEBHOOKS,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADERS,
      schemas: componentSchemas([
        ErrorResponseSchema,
        CompanyDataSchema,
        ...RESPONSE_SCHEMAS,
        ...PAYLOAD_SCHEMAS,
      ]),
    },
  };
}
