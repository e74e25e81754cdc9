import type { PageKind } from '../../crawled-site';
import { fieldValues, sampleSite } from '../sample-site';
import { readJobListings } from './read-job-listings';

const jobsOn = (html: string, kind: PageKind = 'careers', path = '/careers'): string[] =>
  fieldValues(
    readJobListings,
    'team.job_listings',
    sampleSite([{ path, kind, html: `<main>${html}</main>` }]),
  ).map(({ title }) => title);

test.each([
  [
    'cards with terms',
    '<h1>Join us</h1><div><h3>Wheel Tuner</h3><p>Leeds · Full-time</p></div><div><h3>Spoke Fitting</h3><p>Part-time</p></div>',
    ['Wheel Tuner', 'Spoke Fitting'],
  ],
  [
    'entries with labelled terms',
    '<h1>Careers</h1><div><h4>Engineer</h4><p>Experience: 3 years</p></div><div><h4>Wheel Tuner</h4><p>Experience: 2 years</p></div>',
    ['Engineer', 'Wheel Tuner'],
  ],
  [
    'a list of which some entries name a role',
    '<h1>Careers</h1><h2>Open positions</h2><ul><li>Wheel Tuner</li><li>Engineer</li></ul>',
    ['Wheel Tuner', 'Engineer'],
  ],
  [
    'a column of positions',
    '<h1>Careers</h1><table><tr><th>Position</th><th>Closing date</th></tr><tr><td>Wheel Tuner</td><td>12 Dec</td></tr></table>',
    ['Wheel Tuner'],
  ],
  [
    'a row with a label',
    '<h1>採用情報</h1><table><tr><th>募集職種</th><td>施工管理</td></tr><tr><th>勤務地</th><td>大阪市</td></tr></table>',
    ['施工管理'],
  ],
  [
    'heads of rows',
    '<h1>Careers</h1><h2>Open positions</h2><table><tr><th>Engineer</th><td>Leeds</td></tr><tr><th>Driver</th><td>York</td></tr></table>',
    ['Engineer', 'Driver'],
  ],
  ['a line with a label', '<h1>Careers</h1><p><b>Position:</b> Wheel Tuner</p>', ['Wheel Tuner']],
  ['another script', '<h1>채용</h1><h2>모집분야</h2><ul><li>백엔드 개발자</li></ul>', ['백엔드 개발자']],
  [
    'a sentence with a gender mark',
    '<h1>Jobs</h1><h2>Wir suchen zum nächsten Ersten einen Dreher (m/w/d)</h2>',
    ['Dreher (m/w/d)'],
  ],
  ['a heading that says who is wanted', '<h1>Wheel Tuner wanted!</h1><p>Come to us.</p>', ['Wheel Tuner']],
])('reads %s', (_case, html, titles) => {
  expect(jobsOn(html)).toEqual(titles);
});

test('reads the page of an opening by its address and headings, whatever its title', () => {
  const html = '<h1>Wheel Tuner</h1><h2>Your tasks</h2><p>Tune.</p><h2>Your profile</h2><p>Calm.</p>';
  expect(jobsOn(html, 'job', '/jobs/wheel-tuner')).toEqual(['Wheel Tuner']);
  expect(jobsOn(html, 'job', '/jobs/life')).toEqual([]);
});

test.each([
  ['benefits', '<h2>What we offer</h2><ul><li>Company doctor</li><li>Driver for the late shift</li></ul>'],
  ['employees', '<h3>Maya, Engineer</h3><p>I like it.</p><h3>Ole, Designer</h3><p>I like it, too.</p>'],
  ['who reads applications', '<h2>Open positions</h2><p>Recruiter</p><p>jobs@acme.example</p>'],
  ['tabs', '<h2>Open positions</h2><div><p>Internships</p></div><div><p>Lateral hiring</p></div>'],
  ['links on one line', '<div><a href="#a">Engineer</a> <a href="#b">Designer</a></div>'],
  ['cards of one title', '<h3>Open</h3><p>Full-time</p><h3>Open</h3><p>Part-time</p>'],
])('leaves out %s', (_case, html) => {
  expect(jobsOn(`<h1>Careers</h1>${html}`)).toEqual([]);
});
