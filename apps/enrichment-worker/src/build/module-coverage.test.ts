import type { SourceProfile } from '@firmlens/sources';
import { coverageOf } from './module-coverage';

const SOURCES: readonly Pick<SourceProfile, 'name' | 'fields'>[] = [
  { name: 'website', fields: ['company.name', 'team.team_members'] },
  { name: 'register', fields: ['company.name'] },
  { name: 'boards', fields: ['team.job_listings'] },
  { name: 'news', fields: ['signals.highlights'] },
];

const coverage = (queried: Record<string, boolean>) =>
  coverageOf('team', SOURCES, new Map(Object.entries(queried)));

it('a module is checked if every source that was queried for it responded', () => {
  expect(coverage({ website: true, boards: true, register: false })).toEqual({
    status: 'checked',
    sources_responded: 2,
    sources_missing: [],
  });
});

it('a module is partly checked if a source of it did not respond', () => {
  expect(coverage({ website: true, boards: false })).toEqual({
    status: 'partly_checked',
    sources_responded: 1,
    sources_missing: ['boards'],
  });
});

it.each([[{ website: false, boards: false }], [{ register: true, news: true }], [{}]])(
  'a module is not checked if none of its sources responded: %j',
  (queried) => {
    expect(coverage(queried)).toMatchObject({ status: 'not_checked', sources_responded: 0 });
  },
);
