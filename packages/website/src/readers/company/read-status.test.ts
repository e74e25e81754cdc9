import { evidenceFor } from '@firmlens/contract';
import { sampleSite } from '../sample-site';
import { readStatus } from './read-status';

const statusOf = (html: string, movedTo: string | null = null) => {
  const input = sampleSite([{ html }]);
  const read = readStatus({ ...input, site: { ...input.site, movedTo } });
  return evidenceFor(read, 'company.company_status').toSorted((a, b) => b.confidence - a.confidence)[0]
    ?.value;
};
const content =
  '<p>We make robots for warehouses of every size, with service in forty countries and spare parts for twenty years after the last one was built.</p>'.repeat(
    2,
  );

test('reads a site with content as an active company', () => {
  expect(statusOf(content)).toBe('active');
});

test.each([
  ['<title>Acme Robotics</title><body><div id="root"></div>'],
  ['<p>Acme Robotics. Call us: +44 20 7946 0000</p>'],
  ['<h1>Nordwerk</h1><p>Wir bauen Möbel und Küchen aus Eiche, in Kiel und Umgebung, seit 1998.</p>'],
])('reads a small company site as active: %p', (html) => {
  expect(statusOf(html)).toBe('active');
});

test.each([['<title>Acme Robotics</title><p>Coming soon</p>'], ['<p>Acme Robotics: im Aufbau</p>']])(
  'reads no status from a placeholder page: %p',
  (html) => {
    expect(statusOf(html)).toBeUndefined();
  },
);

test.each([
  ['Acme Robotics is now part of Globex.'],
  ['We are proud to be part of the Globex Group'],
  ['In March, Acme Robotics was acquired by Globex.'],
  ['We have joined forces with Globex'],
])('reads %p as acquired', (sentence) => {
  expect(statusOf(`${content}<p>${sentence}</p>`)).toBe('acquired');
});

test.each([
  ['Acme Robotics has ceased trading.'],
  ['We have permanently closed our doors. Thank you'],
  ['Acme Robotics is no longer in business'],
])('reads %p as closed', (sentence) => {
  expect(statusOf(`${content}<p>${sentence}</p>`)).toBe('closed');
});

test.each([
  ['Initech has been acquired by Globex, our customer says.'],
  ['Our Leeds office is closed on Mondays'],
  ['Robots are now part of everyday life'],
  ['Globex was acquired by Acme Robotics'],
])('does not read a takeover or closure from %p', (sentence) => {
  expect(statusOf(`${content}<p>${sentence}</p>`)).toBe('active');
});

test('reads no status from a move to another domain alone', () => {
  expect(statusOf(content, 'globex.example')).toBeUndefined();
  expect(statusOf(`${content}<p>Acme Robotics is now part of Globex.</p>`, 'globex.example')).toBe(
    'acquired',
  );
});

test('reads no status from an empty page', () => {
  expect(statusOf('<p>Hello</p>')).toBeUndefined();
});
