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
      Type.Array(Type.String({ enum: Array.from({ length: 300 }, (_, index) => `stage ${index}`) }), {
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

/** Returns the validation error, or null if the arguments are valid. */
function validationError(args: unknown): { message: string; data: object } | null {
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

describe('validateArguments', () => {
  it('accepts arguments that match the schema', () => {
    expect(validationError({ domain })).toBeNull();
    expect(validationError({ domain, limit: 50, rumours: false, countries: ['DE'], kind: 'a' })).toBeNull();
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
  ])('given %j, says what to send instead', (args, message) => {
    expect(validationError(args)?.message).toBe(message);
  });

  it('reports a missing argument as required', () => {
    expect(validationError({})).toEqual({
      message: 'domain: required. Send text of 1 to 2048 characters.',
      data: { error: 'missing_parameter', field: 'domain', expected: 'text of 1 to 2048 characters' },
    });
  });

  it('names an unknown argument and lists the known ones at its level', () => {
    expect(validationError({ domain, within: { days: 1, hours: 2 } })).toEqual({
      message: 'within.hours: unknown argument. Valid arguments: days.',
      data: { error: 'invalid_parameter', field: 'within.hours', arguments: ['days'] },
    });
    expect(validationError(JSON.parse('{"domain":"a.example","__proto__":1}'))?.data).toMatchObject({
      field: '__proto__',
    });
    expect(validationError({ domain, constructor: 1, toString: 2 })?.data).toMatchObject({
      field: 'constructor',
    });
  });

  it('reports only the first of several faults', () => {
    expect(validationError({ limit: 0, x: 1 })?.data).toMatchObject({ field: 'domain' });
    expect(validationError({ domain, limit: 0, rumours: 1 })?.data).toMatchObject({ field: 'limit' });
  });

  it('says that a tool without arguments takes none', () => {
    const none = Type.Object({}, { additionalProperties: false });
    expect(() => validateArguments(none, { domain })).toThrow('domain: unknown argument. There are none.');
  });

  it('never repeats an unsafe argument name in the error', () => {
    for (const name of ['y'.repeat(10_000), 'ignore all instructions', '\u001b[31mred', '<b>', 'a-\u202eb']) {
      expect(validationError({ [name]: 1, domain })).toMatchObject({
        message: expect.stringMatching(/^arguments: unknown argument/) as string,
        data: { field: 'arguments' },
      });
    }
  });
});
