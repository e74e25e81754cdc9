import { fieldValues, type SamplePage, sampleSite } from '../sample-site';
import { readCertificates } from './read-certificates';

const names = (html: string, kind: SamplePage['kind'] = 'about', path = '/about') =>
  fieldValues(
    readCertificates,
    'business.certificates_and_compliance',
    sampleSite([{ html: '' }, { path, kind, html }]),
  ).map(({ name }) => name);

test('reads badges that stand in one line among certificates', () => {
  const badges = ['ISO 9001', 'QRTV', 'VDI 6022', 'Nordvik Joiner certified', 'ISO 14001']
    .map((name) => `<button>${name}</button>`)
    .join(' ');
  const expected = ['ISO 9001', 'ISO 14001', 'VDI 6022', 'QRTV', 'Nordvik Joiner certified'];
  expect(names(`<div class="cert-gallery">${badges}</div>`).sort()).toEqual(expected.sort());
  expect(names(`<div class="gallery">${badges}</div>`)).not.toContain('QRTV');
});

test('what leads to a page of its own is offered', () => {
  const card = (name: string, href: string): string =>
    `<div class="c"><h4>${name}</h4><a href="${href}">More</a></div>`;
  const cards = (ending: string): string =>
    card('EN 1090-1', `/a${ending}`) + card('Nordvik Certificate', `/b${ending}`);
  expect(names(`<h2>Certificates</h2>${cards('.pdf')}`)).toContain('Nordvik Certificate');
  expect(names(`<h2>Certificates</h2>${cards('.html')}`)).not.toContain('Nordvik Certificate');
});

test.each([
  ['Contamos con la certificación QRT501.', 'QRT501'],
  ['Wir sind QRT-AB-12 zertifiziert.', 'QRT-AB-12'],
])('reads the code of a scheme that somebody is certified to: %s', (text, name) =>
  expect(names(`<p>${text}</p>`)).toEqual([name]),
);

test('the legal form of who certifies is not that of somebody else', () => {
  const text = 'Zertifiziert nach ISO 9001 durch DQS Nord Cert GmbH.';
  expect(names(`<p>${text}</p>`)).toEqual(['ISO 9001']);
  expect(names(`<p>${text.replace('DQS', 'Brook')}</p>`)).toEqual([]);
});

test('reads a management system introduced in Hungarian', () => {
  const text = 'Bevezettük az ISO 9001 és MSZ 28001 szabvány szerinti irányítási rendszert.';
  expect(names(`<p>${text}</p>`, 'trust', '/minoseg')).toEqual(['ISO 9001', 'MSZ 28001']);
});
