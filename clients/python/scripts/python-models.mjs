// Turns the schemas of an OpenAPI document into pydantic models.

/** Schemas that no method returns: those of the agent endpoint, and the body of `POST /lists`. */
const LEFT_OUT = ['AgentRequest', 'AgentResult', 'AgentError', 'ListRequest'];

const SCALARS = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' };
const STRING_FORMATS = { 'date-time': 'dt.datetime', date: 'dt.date' };

/** Names that pydantic, Python or the models themselves use. The field gets an underscore, and its name as an alias. */
const TAKEN = new Set([
  ...[
    'and',
    'as',
    'class',
    'def',
    'del',
    'from',
    'global',
    'import',
    'in',
    'is',
    'not',
    'or',
    'pass',
    'with',
  ],
  ...['construct', 'copy', 'dict', 'json', 'list', 'schema', 'validate'],
  ...['bool', 'dt', 'float', 'int', 'str'],
]);

/** How the kinds of types that have parts are written. */
const HEADS = { literal: 'Literal', list: 'list', dict: 'dict', optional: 'Optional', union: 'Union' };

const LINE = 100;
const INDENT = '    ';

const pascal = (name) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');

/** Returns the name of one item of a list. */
function singular(name) {
  if (name.endsWith('Item')) return name;
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}Item`;
}

/** Returns the name of the model of a field, without saying twice whose it is. */
const below = (owner, name) => (name.startsWith(owner) ? name : `${owner}${name}`);

/** Returns the lines of a text, of which the first has `taken` places less. */
function wrapped(text, room, taken) {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const left = room - (lines.length === 1 ? taken : 0) - last.length;
    if (last !== '' && 1 + word.length > left) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** Returns a docstring. */
function docstring(text, indent = INDENT) {
  const escaped = text.replaceAll('\\', '\\\\');
  const room = LINE - indent.length;
  const quotes = '"""'.length;
  const isShort = escaped.length + 2 * quotes <= room && !escaped.endsWith('"');
  if (isShort) return `${indent}"""${escaped}"""\n`;
  // Black puts the quotes on a line of their own only below several lines.
  const lines = wrapped(escaped, room, escaped.length + quotes <= room ? 2 * quotes : quotes);
  return `${indent}"""${lines.join(`\n${indent}`)}\n${indent}"""\n`;
}

const quoted = (value) => (value === true ? 'True' : value === false ? 'False' : JSON.stringify(value));

/** Returns the source of `models.py`. */
export function pythonModels({ components: { schemas }, webhooks }) {
  /** Classes by name, each after those that it uses. */
  const classes = new Map();
  const known = new Map();
  const errorFields = schemas.Error.properties;
  const aliases = [
    ['ErrorCode', errorFields.error.enum, 'The code of a refusal.'],
    [
      'Module',
      errorFields.valid_modules.items.enum,
      'A module beside the base, which every enrichment includes.',
    ],
  ];
  for (const [name, values] of aliases) known.set(JSON.stringify(values), name);

  function literal(values) {
    return known.get(JSON.stringify(values)) ?? { literal: values };
  }

  function union(members) {
    const others = members.filter((type) => type !== 'None');
    const literals = others.filter((type) => type.literal);
    const types = others.filter((type) => !type.literal);
    if (literals.length > 0) types.push({ literal: literals.flatMap((type) => type.literal) });
    const type = types.length === 1 ? types[0] : { union: types };
    return others.length < members.length && !type.optional ? { optional: type } : type;
  }

  /** Returns the type of a schema. Objects become classes called `name`. */
  function typeOf(schema, name) {
    if (schema.$ref) return modelOf(schema.$ref.split('/').at(-1));
    if (schema.allOf?.length === 1) return typeOf(schema.allOf[0], name);
    if ('const' in schema) return literal([schema.const]);
    if (schema.enum) return literal(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return union(choices.map((choice) => typeOf(choice, name)));
    if (Array.isArray(schema.type))
      return union(schema.type.map((type) => typeOf({ ...schema, type }, name)));
    if (schema.type === 'array') return { list: typeOf(schema.items ?? {}, singular(name)) };
    if (schema.type === 'object') return objectOf(schema, name);
    if (schema.type === undefined) return 'Any';
    if (schema.type === 'string' && STRING_FORMATS[schema.format]) return STRING_FORMATS[schema.format];
    if (SCALARS[schema.type] === undefined || schema.allOf)
      throw new Error(`no type for ${JSON.stringify(schema)}`);
    return SCALARS[schema.type];
  }

  function objectOf(schema, name) {
    if (Object.keys(schema.properties ?? {}).length > 0) return writeClass(schema, name);
    const [values = schema.additionalProperties] = Object.values(schema.patternProperties ?? {});
    return { dict: typeof values === 'object' ? typeOf(values, singular(name)) : 'Any' };
  }

  function modelOf(name) {
    return classes.has(name) ? name : objectOf(schemas[name], name);
  }

  function writeClass(schema, name) {
    const required = new Set(schema.required ?? []);
    const fields = Object.entries(schema.properties).map(([property, value]) => {
      const type = typeOf(value, below(name, pascal(property)));
      return fieldText(property, required.has(property) ? type : union([type, 'None']), {
        isRequired: required.has(property),
        description: value.description,
      });
    });
    if (classes.has(name)) throw new Error(`two models are called ${name}`);
    const about = schema.description ? `${docstring(schema.description)}\n` : '';
    classes.set(name, `class ${name}(Model):\n${about}${fields.join('')}`);
    return name;
  }

  for (const name of Object.keys(schemas)) if (!LEFT_OUT.includes(name)) modelOf(name);

  const events = Object.entries(webhooks).map(([event, { post }]) => [
    event,
    post.requestBody.content['application/json'].schema.$ref.split('/').at(-1),
  ]);
  return [
    '# Written by `npm run client:types`.\n"""What the API answers, and what its webhooks say."""\n',
    'import datetime as dt\nfrom typing import Any, Optional, Union\n',
    'from pydantic import Field\n',
    'from ._model import Literal, Model\n',
    ...aliases.map(([name, values, about]) => aliasText(name, 'Literal', values.map(quoted), about)),
    ...[...classes.values()].map((text) => `\n${text}`),
    `\n${aliasText(
      'KnownEvent',
      'Union',
      events.map(([, model]) => model),
      'What a webhook says, by its event.',
    )}`,
    `EVENTS: dict[str, type[KnownEvent]] = {\n${events
      .map(([event, model]) => `${INDENT}${quoted(event)}: ${model},\n`)
      .join('')}}\n`,
  ].join('\n');
}

function fieldText(property, type, { isRequired, description }) {
  const bare = property.replace(/^_+/, '').replaceAll(/[^A-Za-z0-9_]/g, '_');
  const name = TAKEN.has(bare) ? `${bare}_` : bare;
  const arguments_ = [isRequired ? '...' : 'None', `alias=${quoted(property)}`];
  const value = name !== property ? ` = Field(${arguments_.join(', ')})` : isRequired ? '' : ' = None';
  const doc = description ? docstring(description) : '';
  return `${INDENT}${name}: ${typeText(type, INDENT, `${name}: `.length + value.length)}${value}\n${doc}`;
}

/** Returns the source of a type that has `taken` places beside it on its line. */
function typeText(type, indent, taken) {
  if (typeof type === 'string') return type;
  const [[kind, parts]] = Object.entries(type);
  const items = kind === 'literal' ? parts.map(quoted) : [parts].flat();
  // One of several has a comma after it.
  const inner = items.map((part) => typeText(part, `${indent}${INDENT}`, Math.min(1, items.length - 1)));
  return bracketed(HEADS[kind], kind === 'dict' ? ['str', ...inner] : inner, indent, taken);
}

/** Returns the definition of a type, with what it is about. */
const aliasText = (name, head, items, about) =>
  `${name} = ${bracketed(head, items, '', `${name} = `.length)}\n${docstring(about, '')}`;

/** Returns `head[items]`, on as few lines as fit, as Black writes it. */
function bracketed(head, items, indent, taken) {
  const short = `${head}[${items.join(', ')}]`;
  if (indent.length + taken + short.length <= LINE && !short.includes('\n')) return short;
  const inner = `${indent}${INDENT}`;
  // A subscript of one item keeps no comma, which would make it a tuple.
  if (items.length === 1) return `${head}[\n${inner}${items[0]}\n${indent}]`;
  const line = items.join(', ');
  if (inner.length + line.length <= LINE && !line.includes('\n'))
    return `${head}[\n${inner}${line}\n${indent}]`;
  return `${head}[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
}
