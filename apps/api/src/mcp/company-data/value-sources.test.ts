import type { Evidence, EvidenceField, EvidenceOf } from '@firmlens/contract';
import { createValueSourceLookup } from './value-sources';

const evidenceAt = <F extends EvidenceField>(
  field: F,
  value: EvidenceOf<F>['value'],
  page: string | null,
): Evidence =>
  ({
    ...{ field, value, source: 'website', confidence: 1, observed_at: '2026-11-02T10:00:00.000Z' },
    url: page === null ? null : `https://marlow.example/${page}`,
  }) as Evidence;

const sourceUrlOf = (
  evidence: Evidence[],
  used: Record<string, number>,
  field: string,
  item: unknown = null,
) => createValueSourceLookup({ evidence, used, omitted: 0 })({ path: field, field, item });

const names = [evidenceAt('company.name', 'Marlow', 'about'), evidenceAt('company.name', 'Marlowe', 'blog')];

test('locates a field at the first piece of evidence that it uses', () => {
  expect(sourceUrlOf(names, { 'company.name': 2 }, 'company.name')).toBe('https://marlow.example/about');
});

test('returns null for a value without evidence', () => {
  expect(sourceUrlOf(names, { 'company.name': 0 }, 'company.name')).toBeNull();
  expect(sourceUrlOf(names, { 'company.name': 1 }, 'company.phone')).toBeNull();
});

const services = [
  evidenceAt('business.services', { name: 'Pallet routing', description: 'Routes pallets' }, 'routing'),
  evidenceAt('business.services', { name: 'Dock planning', description: null }, 'docks'),
  evidenceAt('business.services', { name: 'Yard checks', description: null }, 'yard'),
];

test('locates a list item at its own evidence, regardless of spelling', () => {
  const find = (name: string) =>
    sourceUrlOf(services, { 'business.services': 2 }, 'business.services', { name });
  expect(find('dock  PLANNING')).toBe('https://marlow.example/docks');
  expect(find('Pallet routing')).toBe('https://marlow.example/routing');
  expect(find('Yard checks')).toBeNull();
  expect(find('Crane hire')).toBeNull();
});

test('locates an item derived from another field at the evidence of that field', () => {
  const job = { title: 'Head of Yards', location: 'Wendmouth', country: null, posted_date: null };
  const jobs = [evidenceAt('team.job_listings', job, 'jobs')];
  const used = { 'team.job_listings': 1 };
  expect(sourceUrlOf(jobs, used, 'team.job_titles', 'Head of Yards')).toBe('https://marlow.example/jobs');
  expect(sourceUrlOf(jobs, used, 'team.job_locations', 'Wendmouth')).toBe('https://marlow.example/jobs');
});

test('locates an event at its own report', () => {
  const event = { title: 'Marlow raised money', entities: { source_url: 'https://press.example/1' } };
  expect(sourceUrlOf([], {}, 'signals.highlights', event)).toBe('https://press.example/1');
});

test('returns null for items of unexpected shapes', () => {
  for (const item of [7, true, [], {}, { name: {} }, { entities: null }, { entities: { source_url: 7 } }]) {
    expect(sourceUrlOf(services, { 'business.services': 3 }, 'business.services', item)).toBeNull();
  }
});
