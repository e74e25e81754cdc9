import { anyCharacter } from '@firmlens/testkit/any-character';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { MODULES, priceOf } from './modules';
import { EVENT_BY_STATUS } from './states';
import {
  CompletedPayloadSchema,
  type EndedBatch,
  FailedPayloadSchema,
  NoDataPayloadSchema,
  webhookPayload,
} from './webhook-payload';

const ajv = addFormats(new Ajv({ strict: false }));
const schemas = {
  completed: CompletedPayloadSchema,
  failed: FailedPayloadSchema,
  no_data_found: NoDataPayloadSchema,
};
const BASE = 'https://api.firmlens.example/api/v1';

const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const batch: fc.Arbitrary<EndedBatch> = fc
  .record({
    id: fc.constant('batch_01HZX3V7K2Q8J4N5R6T7W8Y9ZA'),
    domain: fc.domain(),
    status: fc.constantFrom('completed' as const, 'failed' as const, 'no_data_found' as const),
    modules: fc.subarray([...MODULES]),
    message: fc.option(fc.string({ unit: anyCharacter })),
    requestedAt: date,
    completedAt: date,
  })
  .map((fields) => {
    const price = priceOf(fields.modules);
    const isUsed = fields.status === 'completed';
    return {
      ...fields,
      creditsReserved: price,
      creditsUsed: isUsed ? price : 0,
      creditsRefunded: isUsed ? 0 : price,
    };
  });

describe('the payload of a webhook', () => {
  it('matches its schema for every batch and attempt, and never carries data', () => {
    fc.assert(
      fc.property(batch, fc.integer({ min: 1, max: 9 }), (ended, attempt) => {
        const payload = webhookPayload(ended, attempt, BASE);
        ajv.validate(schemas[ended.status], JSON.parse(JSON.stringify(payload)));
        expect(ajv.errors).toBeNull();
        expect(payload).toMatchObject({
          event: EVENT_BY_STATUS[ended.status],
          batch_id: ended.id,
          domain: ended.domain,
          credits: {
            reserved: ended.creditsReserved,
            used: ended.creditsUsed,
            refunded: ended.creditsRefunded,
          },
          _meta: { api_version: '2.0', webhook_attempt: attempt },
        });
        expect(payload).not.toHaveProperty('data');
      }),
    );
  });

  it('of a completed batch states where the results are and how long it took', () => {
    const payload = webhookPayload(
      {
        id: 'batch_A',
        domain: 'tanner.example',
        status: 'completed',
        modules: ['team'],
        message: null,
        creditsReserved: 16,
        creditsUsed: 16,
        creditsRefunded: 0,
        requestedAt: new Date('2026-03-01T10:00:00.000Z'),
        completedAt: new Date('2026-03-01T10:01:30.250Z'),
      },
      2,
      BASE,
    );
    expect(payload).toEqual({
      event: 'enrichment.completed',
      status: 'completed',
      batch_id: 'batch_A',
      domain: 'tanner.example',
      credits: { reserved: 16, used: 16, refunded: 0 },
      requested_modules: ['team'],
      requested_at: '2026-03-01T10:00:00.000Z',
      completed_at: '2026-03-01T10:01:30.250Z',
      duration_seconds: 90.25,
      data_url: `${BASE}/enrichment/batch_A/results`,
      _meta: { api_version: '2.0', webhook_attempt: 2 },
    });
  });
});
