import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readHeadcount } from './read-headcount';

const counts = (...pages: SamplePage[]) =>
  fieldValues(readHeadcount, 'company.employee_count', sampleSite([{ html: '' }, ...pages]));
const about = (html: string): SamplePage => ({ path: '/about', kind: 'about', html });

test.each([
  ['a biography', '<h3>Ada Brook</h3><p>As CTO she built Globex with 400 employees.</p>'],
  ['a biography that begins with a name', '<p><b>Ada Brook</b> CTO. Led 400 employees abroad.</p>'],
  ['a dialog', '<div class="modal"><p>400 employees</p></div>'],
  ['a quotation', '<blockquote><p>We are 400 employees.</p></blockquote>'],
  ['a section about customers', '<h2>Our customers</h2><p>400 employees</p>'],
  [
    'a list of the companies of a group',
    '<ul><li>グローベックス株式会社 社員数：19名</li><li>株式会社ノルド 社員数：15名</li></ul>',
  ],
  ['a job’s profile', '<p>You know how to lead a team of 10 to 20 people on site.</p>'],
  ['people whom it found jobs for', '<p>We have placed over 3,000 professionals.</p>'],
  ['the number of an illness', '<p>COVID-19 for healthcare professionals</p>'],
  ['a network of others', '<p>We have a network of 20,000 professionals.</p>'],
  ['the parts of a company', '<p>6 employees</p><p>Sales</p><p>3 employees</p><p>Service</p>'],
])('reads no headcount of the company from %s', (_case, html) => {
  expect(counts(about(html))).toEqual([]);
});

test('reads what the company says of itself below a name', () => {
  expect(counts(about('<h3>Ada Brook</h3><p>Today we are 40 employees.</p>'))).toEqual([40]);
});

test('reads other pages only if they name the company', () => {
  const job = (text: string): SamplePage => ({ path: '/jobs/x', kind: 'job', html: `<p>${text}</p>` });
  expect(counts(job('You will lead 20 employees.'))).toEqual([]);
  expect(counts(job('Acme Robotics has 120 employees.'))).toEqual([120]);
});

test('the clearest number decides which others can be meant', () => {
  const markup = '{"@type":"Organization","name":"Acme Robotics","numberOfEmployees":"51-200"}';
  const html = `<script type="application/ld+json">${markup}</script>`;
  expect(counts({ path: '/about', kind: 'about', html: `${html}<p>6 employees</p>` })).toEqual([]);
  expect(counts({ path: '/about', kind: 'about', html: `${html}<p>60 employees</p>` })).toEqual([60]);
});

test('a main page in one of several languages counts as one without', () => {
  const page = (path: string): SamplePage => ({ path, kind: 'other', html: '<p>50</p><p>employees</p>' });
  expect(counts(page('/fr/approach'))).toEqual([50]);
  expect(counts(page('/products/approach'))).toEqual([]);
});

test('reads about how many people a crew has from a number with a plus', () => {
  const ranges = (text: string): unknown[] =>
    fieldValues(readHeadcount, 'company.employee_range', sampleSite([{ html: '' }, about(`<p>${text}</p>`)]));
  expect(ranges('We run our works with a 60+ person crew.')).toEqual(['51-200']);
  expect(ranges('We saved 1000+ man days.')).toEqual([]);
});
