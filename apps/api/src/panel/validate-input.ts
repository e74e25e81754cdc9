import { FormatRegistry, KindGuard, type TObject, type TSchema } from '@sinclair/typebox';
import { Value, type ValueError, ValueErrorType } from '@sinclair/typebox/value';
import { PanelError } from './panel-error';

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Something on both sides of one @, without spaces and control characters. */
const EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u;

FormatRegistry.Set('email', (text) => EMAIL.test(text));
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

FormatRegistry.Set('uuid', (text) => UUID.test(text));
FormatRegistry.Set('date-time', (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)));

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Give an email address.',
  'date-time': 'Give a date and time with its offset.',
};

/** What a number can be, other than a whole number between two. */
const INTEGER_FAULTS: ReadonlySet<ValueErrorType> = new Set([
  ValueErrorType.Integer,
  ValueErrorType.IntegerMinimum,
  ValueErrorType.IntegerMaximum,
]);

/** Says what a field must be, for the person who filled it in. */
function messageOf({ type, schema, value }: ValueError): string {
  const { minLength = 0, maxLength = 0, maxItems = 0, minimum = 0, maximum = 0 } = schema as Rules;
  const { format = '', anyOf = [] } = schema as Rules;
  if (type === ValueErrorType.ObjectRequiredProperty || value === '') return 'This is required.';
  if (type === ValueErrorType.StringMinLength) return `Use at least ${minLength} characters.`;
  if (type === ValueErrorType.StringMaxLength) return `Use at most ${maxLength} characters.`;
  if (INTEGER_FAULTS.has(type)) return `Give a whole number from ${minimum} to ${maximum}.`;
  if (type === ValueErrorType.ArrayMaxItems) return `Give at most ${maxItems}.`;
  const formats = [format, ...anyOf.map((each) => (each as Rules).format ?? '')];
  const known = formats.flatMap((name) => FORMATS[name] ?? []);
  if (known[0] !== undefined) return known[0];
  const choices = anyOf.filter(KindGuard.IsLiteral).map((each) => String(each.const));
  return choices.length > 0 ? `Choose one of ${choices.join(', ')}.` : 'This is not valid.';
}

interface Rules {
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  anyOf?: TSchema[];
}

/** Returns the schema's own properties of an object. Whatever else was sent is ignored. */
function pick(schema: TObject, sent: unknown): Record<string, unknown> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new PanelError('invalid_input', 'Send a JSON object.');
  }
  const known = Object.entries(sent).filter(([name]) => Object.hasOwn(schema.properties, name));
  return Object.fromEntries(known);
}

/** Returns the fields of an input. Throws `invalid_input` with a message for each field that is wrong. */
export function validateInput(schema: TObject, sent: unknown): Record<string, unknown> {
  const input = pick(schema, sent);
  const fields: Record<string, string> = {};
  // Bodies were checked when they were parsed; the database can store neither.
  for (const [field, value] of Object.entries(input)) {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      fields[field] = 'This is not valid.';
    }
  }
  for (const fault of Value.Errors(schema, input)) {
    const [field = ''] = fault.path.slice(1).split('/');
    fields[field] ??= messageOf(fault);
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  return input;
}

/** Returns the error for fields that are wrong. */
export function invalidFields(fields: Readonly<Record<string, string>>): PanelError {
  return new PanelError('invalid_input', 'Some of this is not valid.', { fields });
}
