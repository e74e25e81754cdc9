import { ErrorResponseSchema } from '../responses';
import { CompanyDataSchema } from '../company-data';
import { componentSchemas } from './components';
import { componentExamples } from './examples';
import { RESPONSE_SCHEMAS, PATHS } from './endpoints';
import { HEADERS } from './headers';
import { TAGS, withTags } from './tags';
import { PAYLOAD_SCHEMAS, WEBHOOKS } from './webhooks';

const SECURITY_SCHEMES = {
  apiKeyHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'The key of the account. Send it from a server: whoever has it spends the credits.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The same key, for clients that can only send `Authorization`.',
  },
  apiKeyQuery: {
    type: 'apiKey',
    in: 'query',
    name: 'api_key',
    description: 'Only on GET, and unless the operator turned it off. A header takes precedence.',
  },
} as const;

const DESCRIPTION = `An enrichment costs 10 credits, and those of each module. \`GET /company/{domain}\` returns fresh data at once, free. Otherwise it queues an enrichment: wait for the webhook or poll the status, then fetch the results. An enrichment that fails or finds nothing is refunded in full, and a refused request costs nothing.

Every refusal is a JSON object whose \`error\` is a code: branch on it. Times are ISO 8601 in UTC, days are \`YYYY-MM-DD\`. A field is null if no source provided it.`;

/**
 * Builds the OpenAPI 3.1 document of the REST API, the agent endpoint and the webhooks. `baseUrl` ends with
 * the version.
 */
export function openApiDocument({ baseUrl }: { baseUrl: string }) {
  const paths = withTags(PATHS);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Firmlens',
      version: '1.0.0',
      summary: 'Company data and buying signals by domain, with the source of every value',
      description: DESCRIPTION,
      contact: { name: 'Firmlens', url: new URL('../../docs', `${baseUrl}/`).href },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    security: Object.keys(SECURITY_SCHEMES).map((scheme) => ({ [scheme]: [] })),
    tags: TAGS,
    paths,
    webhooks: WEBHOOKS,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADERS,
      examples: componentExamples(paths),
      schemas: componentSchemas([
        ErrorResponseSchema,
        CompanyDataSchema,
        ...RESPONSE_SCHEMAS,
        ...PAYLOAD_SCHEMAS,
      ]),
    },
  };
}
