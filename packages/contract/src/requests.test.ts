import fc from 'fast-check';
import { historyQuerySchema, webhookBodySchema } from './requests';

const read = (query: Record<string, unknown>) => historyQuerySchema.validate(query);

describe('the query of the history', () => {
  it('defaults to 50 records from the start', () => {
    expect(read({}).value).toEqual({ limit: 50, offset: 0 });
  });

  it('accepts any limit from 1, capped at 100, and any offset from 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.maxSafeNat(), (limit, offset) => {
        const { value, error } = read({ limit: String(limit), offset: String(offset) });
        expect(error).toBeUndefined();
        expect(value).toEqual({ limit: Math.min(limit, 100), offset });
      }),
    );
  });

  it('accepts spaces around a number', () => {
    expect(read({ limit: ' 50 ' }).value).toMatchObject({ limit: 50 });
  });

  it.each(['0', '-1', '1e9', 'abc', '1.5', '', '0x10', '٣', 'NaN', 'Infinity'])(
    'rejects the limit %j',
    (limit) => {
      expect(read({ limit }).error?.message).toBe('`limit` must be a whole number of at least 1');
    },
  );

  it.each(['-1', '9007199254740993', 'abc', '1.5', '', '1e3'])('rejects the offset %j', (offset) => {
    expect(read({ offset }).error?.message).toBe('`offset` must be a whole number of at least 0');
  });

  it('ignores unknown parameters', () => {
    expect(read({ page: '2' }).error).toBeUndefined();
  });
});

describe('the body that stores a webhook', () => {
  it('requires a string in webhook_url and ignores the rest', () => {
    expect(webhookBodySchema.validate({ webhook_url: 'x', events: [] }).error).toBeUndefined();
    expect(webhookBodySchema.validate({}).error?.message).toBe('`webhook_url` is missing');
    for (const webhook_url of [null, 1, [], ['x'], { not: '' }, true]) {
      expect(webhookBodySchema.validate({ webhook_url }).error).toBeDefined();
    }
  });
});
