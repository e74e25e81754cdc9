import { evidenceFor } from '@firmlens/contract';
import { sampleSite, type SamplePage } from '../sample-site';
import { readLegalIdentity } from './read-legal-identity';

const namesOn = (...pages: SamplePage[]): string[] =>
  evidenceFor(readLegalIdentity(sampleSite(pages)), 'company.legal_name').map(({ value }) => value);
const legal = (html: string): SamplePage => ({ path: '/legal-notice', kind: 'legal', html });

test.each([
  ['a document', '<h1>Terms & Conditions of Acme Robotics Ltd</h1><p>Acme Robotics Ltd makes robots.</p>'],
  ['a brand', '<p>Fjordlight – Acme Robotics Ltd</p><p>Fjordlight is made by Acme Robotics Ltd</p>'],
])('leaves the words of %s before a name out if the site writes it alone as well', (_what, html) => {
  expect(namesOn(legal(html))).toEqual(['Acme Robotics Ltd']);
});

test('keeps the words before a name that the site never writes alone', () => {
  const whole = 'Friends of Acme Robotics Ltd';
  expect(namesOn(legal(`<p>${whole}</p><p>${whole} makes robots.</p>`))).toEqual([whole]);
});

test('a full stop ends the name behind a legal form', () => {
  expect(namesOn(legal('<p>© 2026 SIA Acme Robotics. All rights reserved.</p>'))).toEqual([
    'SIA Acme Robotics',
  ]);
});

test('reads an Indonesian name in a sentence and in a copyright notice', () => {
  const about: SamplePage = {
    path: '/tentang',
    kind: 'about',
    html: '<p>PT. Acme Robotics didirikan pada tahun 2017 untuk industri.</p>',
  };
  expect(namesOn(about)).toEqual(['PT. Acme Robotics']);
  expect(namesOn({ html: '<p>© 2024 Copyright PT. Acme Robotics</p>' })).toEqual(['PT. Acme Robotics']);
});

test('a name in markup without its form yields to the same name with it', () => {
  const organization = { '@type': 'Organization', name: 'Acme', legalName: 'Acme Robotics' };
  const markup = `<script type="application/ld+json">${JSON.stringify(organization)}</script>`;
  expect(namesOn({ html: markup }, legal('<p>Acme Robotics, Inc.</p>'))).toEqual(['Acme Robotics, Inc.']);
});

test('takes no remark in brackets behind a label for a name', () => {
  expect(namesOn(legal('<h2>Company name</h2><p>(as registered)</p><p>Acme</p>'))).toEqual([]);
});

test('a word in small letters before a form is no name that is unlike the domain', () => {
  expect(namesOn(legal('<h1>Imprint</h1><p>You use the site of trading AG (“we”), and agree.</p>'))).toEqual(
    [],
  );
});

test('leaves out the same label in another language', () => {
  expect(
    namesOn(legal('<table><tr><th>会社名 Company Name</th><td>Acme Robotics 合同会社</td></tr></table>'))[0],
  ).toBe('Acme Robotics 合同会社');
});

test('who made the site does not hold its copyright', () => {
  expect(
    namesOn({ html: '<p>All rights reserved. © Design &amp; Developed By Pixel Studio Pvt. Ltd.</p>' }),
  ).toEqual([]);
});
