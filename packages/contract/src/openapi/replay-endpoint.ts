import type { TSchema } from '@sinclair/typebox';
import { ReplayResponseSchema } from '../replay-response';
import { schemaRef } from './components';
import { SEARCH_EXAMPLES } from './examples/searches';
import { errorResponses, fileResponse } from './responses';

/** The schemas of replays. */
export const REPLAY_SCHEMAS: readonly TSchema[] = [ReplayResponseSchema];

/** The endpoint of replays, keyed by path. */
export const REPLAY_PATHS = {
  '/enrichment/{batch_id}/replay': {
    post: {
      operationId: 'replayBatch',
      summary: 'Build the data of an enrichment again',
      description:
        'Builds the modules of a completed enrichment anew from its stored evidence, with the rules of today. Nothing is looked up or charged. The results of the enrichment stay as they are. Where it is the latest of the company, the data on file is replaced.',
      // Only a GET reads the key from the query.
      security: [{ apiKeyHeader: [] }, { bearer: [] }],
      parameters: [
        {
          name: 'batch_id',
          in: 'path',
          required: true,
          description: 'As returned in the 202 response of the company endpoint.',
          schema: { type: 'string' },
          example: 'batch_01KB0W2XG5V7NQ4R8S6T3Y9ZHC',
        },
      ],
      responses: {
        '200': {
          ...fileResponse('The modules, and what differs from the results.', {}),
          content: {
            'application/json': {
              schema: schemaRef(ReplayResponseSchema),
              examples: SEARCH_EXAMPLES.Replay,
            },
          },
        },
        ...errorResponses([
          'batch_forbidden',
          'batch_not_found',
          'data_unavailable',
          'enrichment_processing',
          'no_data_found',
          'enrichment_failed',
          'concurrent_limit_reached',
        ]),
      },
    },
  },
} as const;
