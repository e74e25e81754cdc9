import { judgeValues } from '../src/quality/judge-values';
import type { LabelledSite } from '../src/quality/labelled-sites';
import { SITE_FIELDS } from '../src/quality/site-fields';

const EMPTY: LabelledSite = {
  slug: 'acme',
  domain: 'acme.example',
  source: { repo: 'acme/site', commit: '0'.repeat(40), paths: [] },
  truth: {},
  absent: [],
  traps: [],
  tags: [],
};

/** Judges values of a label: their verdicts, how many labels they match, and the labels that are missed. */
function judge(label: string, site: Partial<LabelledSite>, values: readonly unknown[]) {
  const field = SITE_FIELDS[label];
  if (field === undefined) throw new Error(`no label ${label}`);
  const { values: judged, found, missed } = judgeValues({ ...EMPTY, ...site }, label, field, values);
  return { verdicts: judged.map(({ verdict }) => verdict), found, missed };
}

test('one of several labels is enough for a single value', () => {
  const truth = { phone: ['+491', '+492'] };
  expect(judge('phone', { truth }, ['+492'])).toEqual({ verdicts: ['right'], found: 1, missed: [] });
});

test('a wrong single value is also a missed one, if the pages state it', () => {
  const truth = { founded_year: 1990 };
  expect(judge('founded_year', { truth }, [2001])).toEqual({
    verdicts: ['wrong'],
    found: 0,
    missed: [[1990]],
  });
});

test('an accepted single value finds what the pages state', () => {
  const site = { truth: { hq_city: 'Bath' }, accept: { hq_city: ['Midsomer Norton'] } };
  expect(judge('hq_city', site, ['Midsomer Norton'])).toEqual({ verdicts: ['right'], found: 1, missed: [] });
});

test('a range of headcounts that includes the stated one is right, whatever else it includes', () => {
  const site = {
    truth: { employee_count: { min: 3000, text: '3,000+' } },
    reject: { employee_count: [5000] },
  };
  expect(judge('employee_count', site, ['1001-5000']).verdicts).toEqual(['right']);
  expect(judge('employee_count', site, [5000]).verdicts).toEqual(['wrong']);
});

test('a value of what the pages do not state is wrong', () => {
  expect(judge('twitter', { absent: ['twitter'] }, ['https://x.com/acme'])).toEqual({
    verdicts: ['wrong'],
    found: 0,
    missed: [],
  });
});

test('a value without a label is not judged', () => {
  expect(judge('phone', {}, ['+491']).verdicts).toEqual(['unjudged']);
});

test('an item beside the labels is not judged, unless accepted, rejected or the list is complete', () => {
  const truth = { jobs: ['Driver'] };
  const values = ['Driver', 'Clerk'];
  expect(judge('jobs', { truth }, values).verdicts).toEqual(['right', 'unjudged']);
  expect(judge('jobs', { truth, accept: { jobs: ['Clerk'] } }, values).verdicts).toEqual(['right', 'right']);
  expect(judge('jobs', { truth, reject: { jobs: ['Clerk'] } }, values).verdicts).toEqual(['right', 'wrong']);
  expect(judge('jobs', { truth, complete: ['jobs'] }, values).verdicts).toEqual(['right', 'wrong']);
});

test('each item of a list counts, under any of its spellings', () => {
  const truth = { certificates: ['ISO 9001', 'TÜVIT|EN 50600', 'PCI DSS'] };
  const certificates = [{ name: 'EN 50600' }, { name: 'ISO 9001:2015' }];
  expect(judge('certificates', { truth }, certificates)).toEqual({
    verdicts: ['right', 'right'],
    found: 2,
    missed: ['PCI DSS'],
  });
});

test('one industry is enough', () => {
  const truth = { industries: ['Logistics', 'Transport'] };
  expect(judge('industries', { truth }, ['Logistics', 'Retail'])).toEqual({
    verdicts: ['right', 'unjudged'],
    found: 1,
    missed: [],
  });
  expect(judge('industries', { truth }, ['Retail']).missed).toEqual([['Logistics', 'Transport']]);
});

test('initials take one person each', () => {
  const site = { truth: { team: [{ name: 'M. K.' }] }, complete: ['team'] };
  const people = [{ name: 'Marta Kirsch' }, { name: 'Mehr Kontakt' }];
  expect(judge('team', site, people).verdicts).toEqual(['right', 'wrong']);
});

test.each([
  [55, 'right'],
  ['51-200', 'right'],
  [40, 'wrong'],
  [90, 'wrong'],
  ['11-50', 'wrong'],
  ['1,001-5,000', 'wrong'],
])('of at least 55 people, %s is %s', (given, verdict) => {
  const truth = { employee_count: { min: 55, text: '55 people' } };
  expect(judge('employee_count', { truth }, [given]).verdicts).toEqual([verdict]);
});

test('a highlight is known by any of its mentions', () => {
  const truth = { highlights: [{ type: 'expansion', mentions: ['Spatenstich', 'Neubau'] }] };
  const highlight = { type: 'expansion', title: 'Unser Neubau in Baindt', description: null };
  expect(judge('highlights', { truth }, [highlight]).verdicts).toEqual(['right']);
});

test('of people with the same initials, each label takes the one with its title', () => {
  const field = SITE_FIELDS['team'];
  if (field === undefined) throw new Error('no label');
  const truth = {
    team: [
      { name: 'J S', title: 'Chairman' },
      { name: 'J S', title: 'Manager' },
    ],
  };
  const people = [
    { name: 'Jo Sand', position: 'Manager' },
    { name: 'Jan Stone', position: 'Chairman' },
  ];
  const { values } = judgeValues({ ...EMPTY, truth }, 'team', field, people);
  expect(values.map(({ label }) => (label as { title: string }).title)).toEqual(['Manager', 'Chairman']);
});
