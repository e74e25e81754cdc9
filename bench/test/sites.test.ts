import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { QUALITY_FOLDER } from '../src/quality/labels';
import { labelledSites, PARTS } from '../src/quality/labelled-sites';
import { readResults } from '../src/quality/results';
import { SITE_FIELDS } from '../src/quality/site-fields';

const FOLDER = path.join(QUALITY_FOLDER, 'sites');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(QUALITY_FOLDER, file), 'utf8'));
const sites = PARTS.flatMap(labelledSites);
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

test('labels of real sites have the known form, with people as initials', () => {
  const validate = new Ajv({ allErrors: true }).compile(readJson('sites/site.schema.json'));
  const faults = sites.flatMap((site) => {
    validate(site);
    return (validate.errors ?? []).map((error) => `${site.slug}${error.instancePath} ${error.message}`);
  });
  expect(faults).toEqual([]);
});

test('the folder of real sites holds a file for each, and no page', () => {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)));
  const labels = PARTS.flatMap((part) => labelledSites(part).map(({ slug }) => `${part}/${slug}.json`));
  expect(files.sort()).toEqual([...labels, 'bring-pages.mjs', 'site.schema.json'].sort());
});

test('no real company is labelled twice, so that none is both written on and measured', () => {
  expect(repeated(sites.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(sites.map(({ domain }) => domain))).toEqual([]);
  expect(repeated(sites.map(({ source }) => source.repo))).toEqual([]);
});

test('a label is not both stated and absent', () => {
  const both = sites.flatMap(({ slug, truth, absent }) =>
    absent.filter((label) => label in truth).map((label) => `${slug}: ${label}`),
  );
  expect(both).toEqual([]);
});

test('every label of real sites is scored, except addresses and VAT numbers', () => {
  const { truth } = readJson('sites/site.schema.json').properties;
  const notScored = ['address', 'vat_id'];
  expect(Object.keys(truth.properties).sort()).toEqual([...Object.keys(SITE_FIELDS), ...notScored].sort());
});

test('needs.json says of known fields what an improvement needs', () => {
  const known = Object.values(readResults().now).flatMap((counts) => Object.keys(counts));
  expect(Object.keys(readJson('needs.json')).filter((field) => !known.includes(field))).toEqual([]);
});
