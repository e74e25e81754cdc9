import { sampleSite } from '../../sample-site';
import type { Job } from '../job';
import { openingCandidates } from './candidates';
import { judgedOpenings } from './judged-openings';

const FOOTER = Array.from({ length: 20 }, (_, at) => `<p>Hall ${String(at + 1)} of our works</p>`).join('');
const careers = (html: string, around = `<footer>${FOOTER}</footer>`) =>
  sampleSite([
    { html: '' },
    { path: '/careers', kind: 'careers', html: `<body><main>${html}</main>${around}</body>` },
  ]);
const found = (title: string, origin: Job['origin'] = 'text'): Job => ({
  title,
  location: null,
  country: null,
  posted_date: null,
  url: 'https://acme-robotics.example/careers',
  origin,
  confidence: 0.8,
});
const titles = (jobs: readonly { title: string }[]) => jobs.map(({ title }) => title);

const PERKS =
  '<h1>Careers</h1><h2>Why we work here</h2><p>Fair to each other, from the engineer to the driver.</p><ul><li>Fair pay</li><li>Free fruit</li><li>Training</li></ul>';

test('what the trees judge to be something else is no opening, unless markup says so', () => {
  expect(titles(judgedOpenings(careers(PERKS), [found('Fair pay')]))).toEqual([]);
  expect(judgedOpenings(careers(PERKS), [found('Fair pay', 'json-ld')])).toHaveLength(1);
});

test('where nothing else is found, the titles of which the trees are sure are openings', () => {
  const row = (title: string) => `<li><b>${title}</b></li>`;
  const html = `<h1>Careers</h1><h2>Positions to fill this year</h2><ul>${['Service Nurse', 'Crane Operator', 'Night Shift Supervisor', 'Welding Engineer'].map(row).join('')}</ul><p>Send your application to <a href="mailto:jobs@acme.example">jobs@acme.example</a></p>`;
  expect(titles(judgedOpenings(careers(html), []))).toEqual([
    'Service Nurse',
    'Crane Operator',
    'Night Shift Supervisor',
    'Welding Engineer',
  ]);
  expect(judgedOpenings(careers(PERKS), [])).toEqual([]);
});

test('people, facts and lines of short pages are no candidates', () => {
  const candidates = (html: string, around?: string) =>
    titles(openingCandidates(careers(html, around).pages));
  expect(candidates('<h3>Crane Operator</h3><p>Full-time</p>')).toEqual(['Crane Operator']);
  expect(candidates('<h3>Jane Miller, Crane Operator</h3><h3>Welder of the year</h3>')).toEqual([]);
  expect(candidates('<p>Jane Miller</p><h3>Crane Operator</h3>')).not.toContain('Crane Operator');
  expect(candidates('<h3>Crane Operator</h3>', '')).toEqual([]);
});
