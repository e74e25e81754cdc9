import type { CountryObservation } from '@firmlens/contract';
import { CONTEXT, observed } from '../../../test/observed';
import { buildModule } from '../../build-module';

const business = (...evidence: Parameters<typeof buildModule>[1]) =>
  buildModule('business', evidence, CONTEXT).data;

const germany = { country: 'Germany', country_code: 'DE' };
const norway = { country: 'Norway', country_code: 'NO' };
const target = (place: typeof germany, proof: CountryObservation['proof']) =>
  observed('business.target_countries', { ...place, proof });

/** One that is certain enough to be used. */
const service = (name: string, description: string | null = null, source = 'website:text') =>
  observed('business.services', { name, description }, { source, confidence: 0.9 });

describe('business', () => {
  it('uses the industry of an imported dataset only if no other source has one', () => {
    const industry = (name: string, source: string) => observed('business.industries', name, { source });
    const sets = [industry('Apparel & fashion', 'people-data-labs'), industry('Retail', 'bigpicture')];
    const stated = observed('business.industries', 'Coffee roasting', {
      source: 'website:text',
      confidence: 0.9,
    });
    expect(business(...sets)).toMatchObject({ industries_count: 2 });
    expect(business(...sets, stated)).toMatchObject({
      industries: ['Coffee roasting'],
      industries_count: 1,
    });
  });

  it('uses industries and business models that a language model read only if no other source has any', () => {
    const read = { source: 'model' };
    const industry = observed('business.industries', 'Robotics', read);
    const model = observed('business.business_model', 'SaaS', read);
    const dataset = observed('business.industries', 'Retail', { source: 'bigpicture' });
    expect(business(industry, model, dataset)).toMatchObject({
      industries: ['Robotics'],
      business_model: ['SaaS'],
    });
    const stated = [
      observed('business.industries', 'Software', { confidence: 0.9 }),
      observed('business.business_model', 'B2B', { confidence: 0.9 }),
    ] as const;
    expect(business(industry, model, ...stated)).toMatchObject({
      industries: ['Software'],
      business_model: ['B2B'],
    });
  });

  it('adds services that a language model read after those of all others', () => {
    const read = observed(
      'business.services',
      { name: 'Repair', description: null },
      { source: 'model', observed_at: '2026-11-21T11:00:00.000Z' },
    );
    expect(business(read, service('Fleet Planning')).services?.map(({ name }) => name)).toEqual([
      'Fleet Planning',
      'Repair',
    ]);
  });

  it('has high confidence in a country with two kinds of evidence, and names them', () => {
    const data = business(target(germany, 'office'), target(germany, 'language_version'));
    expect(data.target_countries).toEqual([
      { ...germany, ai_reasoning: 'Language version and office found for Germany.', confidence: 'high' },
    ]);
  });

  it('has medium confidence in a country with one kind of evidence, however often it was seen', () => {
    const data = business(target(germany, 'customer_story'), target(germany, 'customer_story'));
    expect(data.target_countries).toEqual([
      { ...germany, ai_reasoning: 'Customer story found for Germany.', confidence: 'medium' },
    ]);
  });

  it('lists countries with more kinds of evidence first', () => {
    const proofs = ['office', 'currency', 'language_version'] as const;
    const data = business(target(germany, 'office'), ...proofs.map((proof) => target(norway, proof)));
    expect(data.target_countries?.map(({ country_code }) => country_code)).toEqual(['NO', 'DE']);
    expect(data.target_countries?.[0]?.ai_reasoning).toBe(
      'Language version, currency and office found for Norway.',
    );
  });

  it('gives the written reason for a country, but only if evidence points to that country', () => {
    const reason = (country_code: string, text: string) =>
      observed(
        'business.country_reasons',
        { country_code, reason: text },
        { source: 'language-model', url: null, confidence: 0.5 },
      );
    const germanReason = reason('DE', 'Acme has an office in Germany.');
    const { data, used } = buildModule(
      'business',
      [target(germany, 'office'), germanReason, reason('NO', 'Acme likes Norway.')],
      CONTEXT,
    );
    expect(data.target_countries).toEqual([
      { ...germany, ai_reasoning: 'Acme has an office in Germany.', confidence: 'medium' },
    ]);
    expect(used).toEqual([target(germany, 'office'), germanReason]);
  });

  it('does not list a target country as a potential one', () => {
    const hint = (place: typeof germany) =>
      observed('business.potential_target_countries', { ...place, proof: 'job' });
    const data = business(target(germany, 'office'), hint(germany), hint(norway));
    expect(data.potential_target_countries).toMatchObject([norway]);
    expect(data.potential_target_countries_count).toBe(1);
  });

  it('returns an empty list of potential countries if target countries are known, otherwise null', () => {
    expect(business(target(germany, 'office')).potential_target_countries).toEqual([]);
    expect(business().potential_target_countries).toBeNull();
  });

  it('lists a service once, with the description that was found elsewhere', () => {
    const data = business(
      service('Fleet Planning', null, 'website:json-ld'),
      service('FLEET PLANNING', 'Plans routes.'),
    );
    expect(data).toMatchObject({
      services_count: 1,
      services: [{ name: 'Fleet Planning', description: 'Plans routes.' }],
    });
  });

  it('leaves out topics that a longer topic contains', () => {
    const topics = ['Cold chain', 'Robotics', 'Cold Chain Logistics', 'Warehouse robotics in the cold chain'];
    const data = business(...topics.map((topic) => observed('business.taxonomy', topic)));
    expect(data).toMatchObject({
      taxonomy_count: 2,
      taxonomy: ['Cold Chain Logistics', 'Warehouse robotics in the cold chain'],
    });
  });

  it('lists at most 50 services', () => {
    const many = Array.from({ length: 60 }, (_, index) => service(`Service ${index}`));
    expect(business(...many)).toMatchObject({ services_count: 50, services: { length: 50 } });
  });
});
