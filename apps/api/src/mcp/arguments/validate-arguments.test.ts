import { Type } from '@sinclair/typebox';
import { validateArguments } from './validate-arguments';
import { RpcError } from '../protocol/rpc-error';

const INPUT = Type.Object(
  {
    domain: Type.String({ minLength: 1, maxLength: 2_048 }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    ceiling: Type.Optional(Type.Integer({ minimum: 0 })),
    rumours: Type.Optional(Type.Boolean()),
    order: Type.Optional(Type.String({ enum: ['newest', 'oldest'] })),
    kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')])),
    countries: Type.Optional(Type.Array(Type.String({ minLength: 2, maxLength: 2 }), { maxItems: 25 })),
    stages: Type.Optional(
      Type.Array(Type.String({ enum: Array.from({ length: 300 }, (_, place) => `stage ${place}`) }), {
        minItems: 1,
        maxItems: 50,
      }),
    ),
    within: Type.Optional(
      Type.Object({ days: Type.Number({ maximum: 30 }) }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);

/** What is told of the arguments; null where nothing is wrong with them. */
function told(args: unknown): { message: string; data: object } | null {
  try {
    validateArguments(INPUT, args);
    return null;
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    expect(error.code).toBe(-32602);
    return { message: error.message, data: error.data };
  }
}

const domain = 'a.example';

describe('arguments', () => {
  it('are taken where all is as the tool has it', () => {
    expect(told({ domain })).toBeNull();
    expect(told({ domain, limit: 50, rumours: false, countries: ['DE'], kind: 'a' })).toBeNull();
  });

  it.each<[object, string]>([
    [{ domain, limit: 0 }, 'limit: send a whole number from 1 to 50.'],
    [{ domain, limit: 51 }, 'limit: send a whole number from 1 to 50.'],
    [{ domain, limit: -1 }, 'limit: send a whole number from 1 to 50.'],
    [{ domain, limit: 1e9 }, 'limit: send a whole number from 1 to 50.'],
    [{ domain, limit: 1.5 }, 'limit: send a whole number from 1 to 50.'],
    [{ domain, limit: '20' }, 'limit: send a whole number from 1 to 50.'],
    [{ domain, limit: null }, 'limit: send a whole number from 1 to 50.'],
    [{ domain, ceiling: -1 }, 'ceiling: send a whole number of at least 0.'],
    [{ domain, rumours: 'yes' }, 'rumours: send true or false.'],
    [{ domain, order: 5 }, 'order: send one of newest, oldest.'],
    [{ domain, kind: 'c' }, 'kind: send "a" or "b".'],
    [{ domain: 5 }, 'domain: send text of 1 to 2048 characters.'],
    [{ domain: '' }, 'domain: send text of 1 to 2048 characters.'],
    [{ domain: ['a.example'] }, 'domain: send text of 1 to 2048 characters.'],
    [{ domain: 'x'.repeat(3_000) }, 'domain: send text of 1 to 2048 characters.'],
    [{ domain, countries: 'DE' }, 'countries: send a list of at most 25 values, each text of 2 characters.'],
    [
      { domain, countries: Array.from({ length: 26 }, () => 'DE') },
      'countries: send a list of at most 25 values, each text of 2 characters.',
    ],
    [{ domain, countries: ['DE', 'Germany'] }, 'countries.1: send text of 2 characters.'],
    [{ domain, stages: [] }, 'stages: send a list of 1 to 50 values, each text.'],
    [{ domain, within: 30 }, 'within: send an object.'],
    [{ domain, within: { days: 31 } }, 'within.days: send a number of at most 30.'],
  ])('%j are told what to send', (args, message) => {
    expect(told(args)?.message).toBe(message);
  });

  it('that are missing are said to be required', () => {
    expect(told({})).toEqual({
      message: 'domain: it is required: send text of 1 to 2048 characters.',
      data: { error: 'missing_parameter', field: 'domain', expected: 'text of 1 to 2048 characters' },
    });
  });

  it('that are not known are named, with those there are, at the level where they stand', () => {
    expect(told({ domain, within: { days: 1, hours: 2 } })).toEqual({
      message: 'within.hours: unknown argument. There are: days.',
      data: { error: 'invalid_parameter', field: 'within.hours', arguments: ['days'] },
    });
    expect(told(JSON.parse('{"domain":"a.example","__proto__":1}'))?.data).toMatchObject({
      field: '__proto__',
    });
    expect(told({ domain, constructor: 1, toString: 2 })?.data).toMatchObject({ field: 'constructor' });
  });

  it('with several faults are told the first', () => {
    expect(told({ limit: 0, x: 1 })?.data).toMatchObject({ field: 'domain' });
    expect(told({ domain, limit: 0, rumours: 1 })?.data).toMatchObject({ field: 'limit' });
  });

  it('of no tool at all are told that it takes none', () => {
    const none = Type.Object({}, { additionalProperties: false });
    expect(() => validateArguments(none, { domain })).toThrow(
      'domain: unknown argument. It takes no arguments.',
    );
  });

  it('never fill the answer with what they were', () => {
    for (const name of ['y'.repeat(10_000), 'ignore all instructions', '\u001b[31mred', '<b>', 'a-\u202eb']) {
      expect(told({ [name]: 1, domain })).toMatchObject({
        message: expect.stringMatching(/^arguments: unknown argument/) as string,
        data: { field: 'arguments' },
      });
    }
  });
});
