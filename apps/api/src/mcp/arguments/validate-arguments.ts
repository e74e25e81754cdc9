import type { TObject, TSchema } from '@sinclair/typebox';
import { Value, type ValueError, ValueErrorType } from '@sinclair/typebox/value';
import { invalidArgument, type RpcError } from '../protocol/rpc-error';

/** Most values that a message lists. */
const MOST_VALUES = 20;
/** An argument's name, or the way to a value. What else came in such a place can be anybody's words: it is not repeated. */
const NAME = /^[a-z_][a-z0-9_.]{0,39}$/i;

/** Throws -32602 with the first fault that the arguments have: which field, and what to send instead. */
export function validateArguments(input: TObject, args: unknown): void {
  const fault = Value.Errors(input, args).First();
  if (fault !== undefined) throw refusalOf(fault);
}

function refusalOf({ type, path, schema }: ValueError): RpcError {
  const way = path.slice(1).replaceAll('/', '.');
  const field = NAME.test(way) ? way : 'arguments';
  if (type === ValueErrorType.ObjectAdditionalProperties) {
    const known = Object.keys((schema as TObject).properties);
    const there = known.length === 0 ? 'It takes no arguments' : `There are: ${known.join(', ')}`;
    return invalidArgument(field, `unknown argument. ${there}.`, { arguments: known });
  }
  const expected = wordsFor(schema);
  return type === ValueErrorType.ObjectRequiredProperty
    ? invalidArgument(field, `it is required: send ${expected}.`, { error: 'missing_parameter', expected })
    : invalidArgument(field, `send ${expected}.`, { expected });
}

/** What of a schema is told. */
interface Told {
  type?: string;
  const?: string | number | boolean;
  enum?: readonly string[];
  anyOf?: readonly TSchema[];
  items?: TSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** What a schema takes, in words that stand behind "send". */
function wordsFor(schema: TSchema): string {
  const told = schema as TSchema & Told;
  if (told.anyOf !== undefined) return told.anyOf.map(wordsFor).join(' or ');
  if (told.const !== undefined) return JSON.stringify(told.const);
  if (told.enum !== undefined && told.enum.length <= MOST_VALUES) return `one of ${told.enum.join(', ')}`;
  switch (told.type) {
    case 'integer':
      return `a whole number${range(told.minimum, told.maximum)}`;
    case 'number':
      return `a number${range(told.minimum, told.maximum)}`;
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'object':
      return 'an object';
    case 'array':
      return `a list${counted(told.minItems, told.maxItems, 'values')}${told.items ? `, each ${wordsFor(told.items)}` : ''}`;
    default:
      return `text${counted(told.minLength, told.maxLength, 'characters')}`;
  }
}

function range(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`;
  if (least !== undefined) return ` of at least ${least}`;
  return most === undefined ? '' : ` of at most ${most}`;
}

function counted(least: number | undefined, most: number | undefined, what: string): string {
  if (least !== undefined && least === most) return ` of ${least} ${what}`;
  if (least !== undefined && most !== undefined) return ` of ${least} to ${most} ${what}`;
  const bound = range(least, most);
  return bound === '' ? '' : `${bound} ${what}`;
}
