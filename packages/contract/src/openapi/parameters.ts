import type { ErrorCode } from '../errors';
import { MODULES } from '../modules';
import { MAX_WEBHOOK_URL_LENGTH } from '../requests';
import { errorResponses } from './responses';

/** Where a POST has its key: only a GET reads it from the query. */
export const HEADER_KEY = [{ apiKeyHeader: [] }, { bearer: [] }];

/** Parameters that several endpoints have. */
export const enrich = {
  name: 'enrich',
  in: 'query',
  description: `Modules to add to the base record, separated by commas: ${MODULES.join(', ')}. Omit for the base only.`,
  schema: { type: 'string' },
  example: 'business,technology',
};

export const webhookUrl = {
  name: 'X-Webhook-URL',
  in: 'header',
  description: 'Webhook URL for this enrichment, instead of the stored one.',
  schema: { type: 'string', format: 'uri', pattern: '^https://', maxLength: MAX_WEBHOOK_URL_LENGTH },
};

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Chosen by the client. The same request with the same key within 24 hours gets the first answer and charges nothing. Errors are not kept: the request may be repeated with its key.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

interface Read {
  id: string;
  summary: string;
  description: string;
  parameters?: object[];
  responses: Record<string, object>;
  /** Error codes in addition to those of every endpoint with a key. */
  refused?: readonly ErrorCode[];
}

/** Describes a GET endpoint that needs a key. */
export const read = ({ id, summary, description, parameters = [], responses, refused = [] }: Read) => ({
  get: {
    operationId: id,
    summary,
    description,
    parameters,
    responses: { ...responses, ...errorResponses(refused) },
  },
});
