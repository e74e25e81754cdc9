// Writes docs/fields.md from the last build. With --check, prints the differences and exits 1.
import { createRequire } from 'node:module';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);
const built = (name) => require(path.join(root, 'packages', name, 'dist/index.js'));
const { DATA_SCHEMAS } = built('contract');
const { ALL_SOURCES } = built('sources');
const { DERIVED_FIELDS, TRUST, UNFILLED_FIELDS } = built('enrichment');

const DOCUMENT = path.join(root, 'docs', 'fields.md');
const TESTS = ['packages/enrichment/src', 'packages/sources/test', 'apps/enrichment-worker/test']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const testName = (file) => path.basename(file).replace(/(\.extended)?\.test\.ts$/, '');
const code = (text) => `\`${text}\``;
const list = (names) => names.map(code).join(', ') || '–';

function table(titles, rows) {
  const lines = [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

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
  const own = TESTS.filter(({ file }) => titles.includes(testName(file)));
  for (const { file, text } of own) {
    if (text.includes('describeSourceContract(')) return linkTo(`the source ${name} › fills FIELD`, file);
    const title = /\b(?:it|test)\('(fills every (?:declared )?field[^']*)'/.exec(text)?.[1];
    if (title !== undefined) return linkTo(title, file);
  }
  throw new Error(`No test shows what the source ${name} fills`);
}

function fieldRow(field) {
  const told = TRUST[field] ?? [];
  const derivation = DERIVED_FIELDS[field];
  const tests = [
    ...(told.length > 0 ? ["each source's"] : []),
    ...(derivation ? [builderTest(derivation.shownBy)] : []),
  ];
  const workedOutFrom = derivation?.from.length === 0 ? 'the request' : list(derivation?.from ?? []);
  return [code(field), list(told), workedOutFrom, tests.join('; ')];
}

function write() {
  const modules = Object.entries(DATA_SCHEMAS).map(([module, { properties }]) => ({
    module,
    fields: Object.keys(properties).map((field) => `${module}.${field}`),
  }));
  const contract = new Set(modules.flatMap(({ fields }) => fields));
  const usesOf = (field) =>
    Object.keys(DERIVED_FIELDS).filter((by) => DERIVED_FIELDS[by].from.includes(field));

  const moduleParts = modules.map(({ module, fields }) => {
    const rows = fields.filter((field) => !(field in UNFILLED_FIELDS)).map(fieldRow);
    return `## ${module}\n\n${table(['field', 'told by', 'worked out from', 'shown by'], rows)}`;
  });
  const between = Object.keys(TRUST)
    .filter((field) => !contract.has(field))
    .map((field) => [code(field), list(TRUST[field]), list(usesOf(field))]);
  const sources = [...ALL_SOURCES]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, fields }) => [code(name), fields.length, sourceTest(name)]);

  return `# Fields

Every field of the company data, who can tell it, and the test that shows it. Written by \`npm run docs:fields\` from the schemas
(\`packages/contract\`), the order of trust and the builders' rules (\`packages/enrichment\`), and what each source declares
(\`packages/sources\`); a test compares it with the code.

Sources stand in their order of trust. One value is the most trusted, then the freshest, then the surest; a list takes from all. A source stands
for all its places (\`website\` for \`website:text\` too) but those that are listed beside it. What each source fills is shown by its own test,
listed at the end. Where a field is both told and worked out, the named test says which goes first.

${moduleParts.join('\n\n')}

## Where trust alone does not decide

- \`company_status\`: what a register has closed is closed, however well its website works. A company that lives counts as
  \`acquired\` where any source says so, since registers keep a bought company as active.
- \`name\`: one in a register's spelling (capitals and a legal form) only where no other is known.
- \`headquarter_city\`: from the place that named the country, or from one that agrees with it; never from another country's.
- \`legal_name\`, \`company_type\`, \`company_status\`, \`founded_year\`, \`date_of_creation\`, \`jurisdiction\`, \`registered_address\`,
  \`employee_count\`, \`employee_range\`, \`sic_codes\`: never from a
  record that bears another number than \`company_number\`: that is of a subsidiary, a parent, or whoever made the site.
- \`employee_range\` follows \`employee_count\` where there is one, so that the two never disagree.
- \`investment_history\`: reports within a month that agree in stage or, to a tenth, in amount are one round. Dollars that its own report
  tells come first, then those that the rate makes (the European Central Bank's of the report's day or of the last day before it, at
  most a week), then those of another report. A report that tells no day takes the day of the other reports of its
  round, or gets no dollars: the day on which it was seen may lie years after the money.
- \`historical_employee_data\` ends with the headcount that is believed today, unless its source dates it. Growth is known where the month that lies exactly one,
  three or six months before the last one is known.
- What was not believed stays in the evidence.

## Not shown themselves

${table(['evidence', 'told by', 'used for'], between)}

## Fields that nothing fills

${table(
  ['field', 'why it is null'],
  Object.entries(UNFILLED_FIELDS).map(([field, why]) => [code(field), why]),
)}

## Sources

${table(['source', 'fields', 'shown by'], sources)}

${[...files]
  .sort()
  .map(([name, file]) => `[${name}]: ../${file}`)
  .join('\n')}
`;
}

/** Returns the lines of a text that the other lacks. */
const missing = (from, text, sign) => {
  const lines = new Set(from.split('\n'));
  return text.split('\n').flatMap((line) => (lines.has(line) ? [] : [`${sign} ${line}\n`]));
};

const written = write();
if (process.argv.includes('--check')) {
  const held = readFileSync(DOCUMENT, 'utf8');
  if (held !== written) {
    const differences = [...missing(written, held, '-'), ...missing(held, written, '+')];
    process.stderr.write(`docs/fields.md is not what npm run docs:fields writes:\n${differences.join('')}`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(DOCUMENT, written);
}
