import type { TObject, TSchema } from '@sinclair/typebox';
import { Value, type ValueError, ValueErrorType } from '@sinclair/typebox/value';
import { invalidArgument, type RpcError } from '../protocol/rpc-error';

/** Maximum number of values that a message lists. */
const MAX_VALUES = 20;
/**
 * An argument's name, or the path to a value. Anything else in its place may be arbitrary text and is not
 * repeated.
 */
const NAME = /^[a-z_][a-z0-9_.]{0,39}$/i;

/** Throws -32602 for the first fault in the arguments: names the field and says what to send instead. */
export function validateArguments(input: TObject, args: unknown): void {
  const fault = Value.Errors(input, args).First();
  if (fault !== undefined) throw refusalOf(fault);
}

function refusalOf({ type, path, schema }: ValueError): RpcError {
  const argumentPath = path.slice(1).replaceAll('/', '.');
  const field = NAME.test(argumentPath) ? argumentPath : 'arguments';
  if (type === ValueErrorType.ObjectAdditionalProperties) {
    const known = Object.keys((schema as TObject).properties);
    const knownArguments = known.length === 0 ? 'There are none' : `Valid arguments: ${known.join(', ')}`;
    return invalidArgument(field, `unknown argument. ${knownArguments}.`, { arguments: known });
  }
  const expected = describeSchema(schema);
  return type === ValueErrorType.ObjectRequiredProperty
    ? invalidArgument(field, `required. Send ${expected}.`, { error: 'missing_parameter', expected })
    : invalidArgument(field, `send ${expected}.`, { expected });
}

/** The parts of a schema that a message describes. */
interface DescribableSchema {
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

/** Describes what a schema accepts, to follow the word "send". */
function describeSchema(schema: TSchema): string {
  const described = schema as TSchema & DescribableSchema;
  if (described.anyOf !== undefined) return described.anyOf.map(describeSchema).join(' or ');
  if (described.const !== undefined) return JSON.stringify(described.const);
  if (described.enum !== undefined && described.enum.length <= MAX_VALUES)
    return `one of ${described.enum.join(', ')}`;
  switch (described.type) {
    case 'integer':
      return `a whole number${range(described.minimum, described.maximum)}`;
    case 'number':
      return `a number${range(described.minimum, described.maximum)}`;
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'object':
      return 'an object';
    case 'array':
      return `a list${counted(described.minItems, described.maxItems, 'values')}${described.items ? `, each ${describeSchema(described.items)}` : ''}`;
    default:
      return `text${counted(described.minLength, described.maxLength, 'characters')}`;
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
