import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HIGHLIGHT_TYPES } from '@firmlens/contract';
import Ajv from 'ajv';
import { VOCABULARY_FOLDER } from './load-vocabulary';

const files = readdirSync(VOCABULARY_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const schemas = files.filter((file) => file.startsWith('schema/'));
const read = (file: string) => JSON.parse(readFileSync(path.join(VOCABULARY_FOLDER, file), 'utf8'));

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
for (const schema of schemas) ajv.addSchema(read(schema), path.basename(schema));

test.each(files.filter((file) => !schemas.includes(file)))(
  '%s is valid against the schema that it names',
  (file) => {
    const content = read(file);
    const schema = path.join(path.dirname(file), content.$schema);
    expect(schemas).toContain(schema);
    ajv.validate(path.basename(schema), content);
    expect(ajv.errors ?? []).toEqual([]);
  },
);

test('the headlines schema lists every event type', () => {
  const { properties } = read('schema/headlines.schema.json');
  expect(Object.keys(properties.events.properties).sort()).toEqual([...HIGHLIGHT_TYPES].sort());
});
