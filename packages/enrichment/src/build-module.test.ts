import { DATA_SCHEMAS, type DataModule } from '@firmlens/contract';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { anyEvidence } from '../test/any-evidence';
import { CONTEXT, observed } from '../test/observed';
import { buildModule } from './build-module';

const ajv = addFormats(new Ajv({ allErrors: true }));
const MODULES = Object.keys(DATA_SCHEMAS) as DataModule[];

/** Each count, and the list that it counts. */
const COUNTED_LISTS: Record<string, string> = {
  industries_count: 'industries',
  taxonomy_count: 'taxonomy',
  services_count: 'services',
  certificates_count: 'certificates_and_compliance',
  market_problems_count: 'market_problems',
  target_countries_count: 'target_countries',
  potential_target_countries_count: 'potential_target_countries',
  total_technologies: 'technologies',
  funding_round_count: 'investment_history',
  investors_count: 'investors',
  notable_investors_count: 'notable_investors',
  team_count: 'team_members',
  job_titles_count: 'job_titles',
  job_locations_count: 'job_locations',
  job_countries_count: 'job_countries',
  key_role_openings_count: 'key_role_openings',
  highlights_count: 'highlights',
  competitors_count: 'competitors',
  similar_companies_count: 'similar_companies',
};

describe.each(MODULES)('any evidence built into %s', (module) => {
  const validate = ajv.compile(DATA_SCHEMAS[module]);
  const fields = Object.keys(DATA_SCHEMAS[module].properties).sort();

  it('has every field of the contract with the right type', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const { data } = buildModule(module, evidence, CONTEXT);
        expect(Object.keys(data).sort()).toEqual(fields);
        validate(data);
        expect(validate.errors).toBeNull();
        expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      }),
    );
  });

  it('counts what its lists hold', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const data = new Map(Object.entries(buildModule(module, evidence, CONTEXT).data));
        for (const [count, list] of Object.entries(COUNTED_LISTS).filter(([name]) => data.has(name))) {
          const items = data.get(list) as readonly unknown[] | null;
          expect([count, data.get(count)]).toEqual([count, items?.length ?? null]);
        }
      }),
    );
  });

  it('uses only evidence that was given, each piece once', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const { used, empty } = buildModule(module, evidence, CONTEXT);
        expect(used.every((item) => evidence.includes(item))).toBe(true);
        expect(new Set(used).size).toBe(used.length);
        expect(empty).toBe(used.length === 0);
      }),
    );
  });

  it('does not depend on the order of the evidence', () => {
    const shuffled = anyEvidence.chain((evidence) =>
      fc.tuple(
        fc.constant(evidence),
        fc.shuffledSubarray(evidence, { minLength: evidence.length, maxLength: evidence.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([evidence, reordered]) => {
        expect(buildModule(module, reordered, CONTEXT)).toEqual(buildModule(module, evidence, CONTEXT));
      }),
    );
  });

  it('is empty, with every field but the domain null, if there is no evidence', () => {
    const { domain, ...unknown } = { domain: null, ...buildModule(module, [], CONTEXT).data };
    expect(domain).toBe(module === 'company' ? 'acme.example' : null);
    expect(new Set(Object.values(unknown))).toEqual(new Set([null]));
    expect(buildModule(module, [], CONTEXT)).toMatchObject({ used: [], empty: true });
  });
});

it('picks the logo with the base, by the place on the website, but shows it nowhere in the data', () => {
  const logo = (value: string, source: string) => observed('company.logo_url', value, { source });
  const icon = logo('https://acme.example/icon.png', 'website:icon');
  const inHeader = logo('https://acme.example/logo.svg', 'website:header');
  const inMarkup = logo('https://acme.example/brand.svg', 'website:json-ld');
  const noUrl = logo('data:image/png;base64,AAAA', 'website:json-ld');
  const usedOf = (...evidence: Parameters<typeof buildModule>[1]) =>
    buildModule('company', evidence, CONTEXT).used;
  expect(usedOf(icon, inHeader, noUrl)).toEqual([inHeader]);
  expect(usedOf(icon, inHeader, inMarkup)).toEqual([inMarkup]);
  expect(buildModule('business', [inMarkup], CONTEXT).used).toEqual([]);
  expect(JSON.stringify(buildModule('company', [inMarkup], CONTEXT).data)).not.toContain('brand.svg');
});
