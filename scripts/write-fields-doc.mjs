// Writes docs/fields.md from the last build. With --check, prints the differences and exits 1.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { built, code, root, table, writeDocument } from './generated-doc.mjs';

const { DATA_SCHEMAS } = built('contract');
const { ALL_SOURCES } = built('sources');
const { DERIVED_FIELDS, FIELDS_BESIDE_DATA, TRUST, UNFILLED_FIELDS } = built('enrichment');

const TESTS = ['packages/enrichment/src', 'packages/sources/test', 'apps/enrichment-worker/test']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const testName = (file) => path.basename(file).replace(/(\.extended)?\.test\.ts$/, '');
const list = (names) => names.map(code).join(', ') || '–';

/** The files that the tables link to, by link name. */
const files = new Map();

function linkTo(title, file) {
  const name = testName(file);
  if ((files.get(name) ?? file) !== file) throw new Error(`Two test files are called ${name}`);
  files.set(name, file);
  return `[${title}][${name}]`;
}

/** Links to a builder's test, which must exist exactly once. */
function builderTest(title) {
  const found = TESTS.filter(({ text }) => text.includes(`it('${title}'`));
  if (found.length !== 1) throw new Error(`${found.length} tests are called "${title}"`);
  return linkTo(title, found[0].file);
}

/**
 * Links to the test of the fields that a source fills: the contract test of all sources, or one of its own.
 */
function sourceTest(name) {
  const titles = [name, `${name}-source`, `${name}s`];
  const matching = TESTS.filter(({ file }) => titles.includes(testName(file)));
  for (const { file, text } of matching) {
    if (text.includes('describeSourceContract(')) return linkTo(`the source ${name} › fills FIELD`, file);
    const title = /\b(?:it|test)\('(fills every (?:declared )?field[^']*)'/.exec(text)?.[1];
    if (title !== undefined) return linkTo(title, file);
  }
  throw new Error(`No test shows what the source ${name} fills`);
}

/** Says in a word or two which values a schema allows. */
function typeOf({ anyOf, const: only, type, format, items, enum: words }) {
  if (anyOf !== undefined) {
    const types = anyOf.map(typeOf).filter((each) => each !== 'null');
    return [...new Set(types)].join(' or ');
  }
  if (only !== undefined || words !== undefined) return 'word';
  if (type === 'array') return `list of ${typeOf(items)}s`;
  if (format === 'date') return 'day';
  if (format === 'date-time') return 'time';
  return { string: 'text', integer: 'whole number', boolean: 'true or false' }[type] ?? type;
}

/** Returns the schema of an object in a field, and the ending of the field's name that leads to it. */
function objectIn(schema) {
  const { anyOf, items, properties, patternProperties } = schema;
  if (properties !== undefined) return { inner: schema, ending: '' };
  if (items !== undefined) return { ...objectIn(items), ending: `[]${objectIn(items).ending}` };
  const [values] = Object.values(patternProperties ?? {});
  if (values !== undefined) return { ...objectIn(values), ending: `.*${objectIn(values).ending}` };
  return (
    (anyOf ?? []).map(objectIn).find(({ inner }) => inner !== undefined) ?? { inner: undefined, ending: '' }
  );
}

/** Returns what each field means, with the fields of objects in it. */
function meanings({ properties }, prefix) {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = `${prefix}.${name}`;
    const { inner, ending } = objectIn(schema);
    const row = [code(field), typeOf(schema), schema.description];
    return [row, ...(inner === undefined ? [] : meanings(inner, `${field}${ending}`))];
  });
}

function fieldRow(field) {
  const trusted = TRUST[field] ?? [];
  const derivation = DERIVED_FIELDS[field];
  const derivedFrom = derivation?.from.length === 0 ? 'the request' : list(derivation?.from ?? []);
  return [code(field), list(trusted), derivedFrom, derivation ? builderTest(derivation.shownBy) : '–'];
}

function write() {
  const modules = Object.entries(DATA_SCHEMAS).map(([module, schema]) => ({
    module,
    schema,
    fields: Object.keys(schema.properties).map((field) => `${module}.${field}`),
  }));
  const contract = new Set(modules.flatMap(({ fields }) => fields));
  const usesOf = (field) => [
    ...Object.keys(DERIVED_FIELDS).filter((by) => DERIVED_FIELDS[by].from.includes(field)),
    ...(field in FIELDS_BESIDE_DATA ? [FIELDS_BESIDE_DATA[field]] : []),
  ];

  const moduleParts = modules.map(({ module, schema, fields }) => {
    const rows = fields.filter((field) => !(field in UNFILLED_FIELDS)).map(fieldRow);
    return [
      `## ${module}`,
      schema.description,
      table(['Field', 'Type', 'Meaning'], meanings(schema, module)),
      table(['Field', 'Sources', 'Derived from', 'Rule (test)'], rows),
    ].join('\n\n');
  });
  const between = Object.keys(TRUST)
    .filter((field) => !contract.has(field))
    .map((field) => [code(field), list(TRUST[field]), list(usesOf(field))]);
  const sources = [...ALL_SOURCES]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, fields }) => [code(name), fields.length, sourceTest(name)]);

  return `# Fields

What does each field mean, which sources fill it, in which order are they trusted, and which test shows it?

\`npm run docs:fields\` writes this document from the schemas (\`packages/contract\`), the order of
trust and the builders' rules (\`packages/enrichment\`), and what each source declares
(\`packages/sources\`). A test compares it with the code. The OpenAPI document has the same meanings.

- Any field can be null: then no source provided it. A list is empty only if a source looked for its items.
- \`[]\` means each item of a list, \`.*\` each value of an object whose keys are not fixed.
- **Sources** are in their order of trust. A single value comes from the most trusted source. Among
  its values the most recent wins, then the one with the highest confidence. A list merges the
  values of all sources.
- A source includes all places within it (\`website\` includes \`website:text\`), except those that have
  a rank of their own in the same cell.
- **Derived from** names the evidence or fields from which a builder computes the field. If a field
  also has sources, the rule says which of the two wins. [Sources](#sources) links the test of each
  source.

${moduleParts.join('\n\n')}

## Where trust alone does not decide

- \`company_status\`: a company that a register lists as closed is closed, even if its website works.
  An active company counts as \`acquired\` if any source says so, because registers list an acquired
  company as active.
- \`name\`: a name in a register's spelling (capitals and a legal form) is used only if no other is
  known.
- \`headquarter_city\` comes from the page or record that gives the country, otherwise from one that
  gives the same country, otherwise from one that gives none.
- \`legal_name\`, \`company_type\`, \`company_status\`, \`founded_year\`, \`date_of_creation\`,
  \`jurisdiction\`, \`registered_address\`, \`employee_count\`, \`employee_range\` and \`sic_codes\` never
  come from a record with another number than \`company_number\`. Such a record belongs to a
  subsidiary, a parent or the maker of the website.
- What a language model read (\`model\`) does not count if any other source except an imported dataset
  states the same thing: an industry, a business model, a founding year or day of creation, a
  headcount or range, a headquarters' city.
- \`employee_range\` is derived from \`employee_count\` if that is known, so the two never disagree.
- \`investment_history\`: reports less than a month apart are one round if their stages agree, or
  their amounts to a tenth.
- \`amount_usd\` of a round comes from its most trusted report with an amount. If that report states
  no dollars, the amount is converted at the European Central Bank's rate of the report's day, or at
  the last rate before it, at most a week old. Otherwise another report's dollars are used. A report
  without a day takes the day of the round's other reports. If they have none, nothing is converted:
  the money may be years older than the day on which the report was seen.
- \`historical_employee_data\` ends with \`employee_count\`, unless its source dates that number. Growth
  is known only if the headcount of exactly one, three or six months before the last month is known.
- A value that is not used is still part of the evidence.

## Evidence that is no field of the data

${table(['Evidence', 'Sources', 'Used for'], between)}

## Fields that are always null

${table(
  ['Field', 'Reason'],
  Object.entries(UNFILLED_FIELDS).map(([field, why]) => [code(field), why]),
)}

## Sources

${table(['Source', 'Fields', 'Test'], sources)}

${[...files]
  .sort()
  .map(([name, file]) => `[${name}]: ../${file}`)
  .join('\n')}
`;
}

writeDocument('fields.md', write(), 'npm run docs:fields');
