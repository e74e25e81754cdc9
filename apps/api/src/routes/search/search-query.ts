import { ServiceError } from '@firmlens/contract';
import type { Request } from 'express';
import { singleQueryValue } from '../../middleware/query';
import { ArgumentError } from '../../search/arguments/argument-error';

/** A schema of a query, as the contract has it. */
interface QuerySchema<Query> {
  validate: (sent: object) => { error?: Error | undefined; value: Query | undefined };
  describe: () => object;
}

/** Parameters of every endpoint, which are not part of the search. */
const SHARED = ['api_key', 'format'];

/** Returns the values of a list: separated by commas, or sent one by one. */
function listOf(request: Request, name: string): string[] | undefined {
  const sent = request.query[name];
  if (sent === undefined) return undefined;
  return [sent]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? text.split(',') : []))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/**
 * Returns a function that parses a query. It throws `invalid_parameter`, also for a parameter that the search does not
 * have: a misspelt filter would find, and charge, something else than what was meant.
 */
export function queryParser<Query>(schema: QuerySchema<Query>): (request: Request) => Query {
  const { keys } = schema.describe() as { keys: Record<string, { type: string }> };
  const names = Object.keys(keys);
  return (request) => {
    const unknown = Object.keys(request.query).find((name) => ![...names, ...SHARED].includes(name));
    if (unknown !== undefined) {
      throw new ServiceError(
        'invalid_parameter',
        `There is no parameter ${JSON.stringify(unknown.slice(0, 50))}. There are ${names.join(', ')}.`,
      );
    }
    const sent = names.map((name) => [
      name,
      keys[name]?.type === 'array' ? listOf(request, name) : singleQueryValue(request, name),
    ]);
    const { error, value } = schema.validate(Object.fromEntries(sent) as object);
    if (error !== undefined || value === undefined) {
      throw new ServiceError('invalid_parameter', `${error?.message ?? 'The query is not valid'}.`);
    }
    return value;
  };
}

/** Returns the refusal of a search in the form of REST: `invalid_parameter`, and unknown values as plain texts. */
export function searchRefusal(error: unknown): unknown {
  if (error instanceof ArgumentError) {
    return new ServiceError('invalid_parameter', `\`${error.field}\`: ${error.message}`);
  }
  if (!(error instanceof ServiceError) || error.code !== 'invalid_filter_value') return error;
  const { text } = error.extra['value'] as { text: string };
  return new ServiceError(error.code, error.message, { extra: { ...error.extra, value: text } });
}
