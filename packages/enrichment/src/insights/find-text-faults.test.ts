import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { findTextFaults, type Measure } from './find-text-faults';
import { vocabularyOf } from './vocabulary';

const FACTS = [
  '2026-06-10 funding Acme raises $12 million Series B led by Bexo Capital',
  'amount USD 12000000; round Series B; lead_investors Bexo Capital; investors Northern Lights, Ada Weber',
  '2026-05-02 expansion Acme opens its office in Oslo, Norway',
  '2026-03-01 product Acme launches RoutePilot 2.1 and iSort for B2B teams',
  'Headcount from 100 in May 2026 to 125 in November 2026 (+25%)',
  '2026-11-21: 14 openings',
  'Acme doubles its revenue; three new customers, among them Ünlü Robotik',
  'Acme Robotics Names Bo Sample As Head Of Field Robotics',
  'It was led by Nordhavn Growth Fund. Eva Lindgren Holm joined as well.',
  'Germany: language version, office',
  'Norway: office',
];
const RUMOURS = ['2026-11-01 acquisition Cavo may buy Acme for €900 million'];
const QUOTABLE = ['Acme has been called the most loved maker of small yellow robots in town'];

const SUBJECTS = { company: 'Acme Robotics (acme.example)', people: ['Ada Weber', 'Bo Sample'] };

const measure: Measure = {
  withoutRumours: vocabularyOf([...FACTS, ...QUOTABLE], SUBJECTS),
  all: vocabularyOf([...FACTS, ...QUOTABLE, ...RUMOURS], SUBJECTS),
  quotable: QUOTABLE,
  maxLength: 600,
};
const found = (text: string, overrides: Partial<Measure> = {}) =>
  findTextFaults(text, { ...measure, ...overrides });
const faults = (text: string, overrides: Partial<Measure> = {}) =>
  found(text, overrides).map(({ fault }) => fault);

describe('accepts a text about facts', () => {
  it.each([
    'Acme Robotics raised $12 million in June 2026 and now grows its team.',
    'The company took in 12,000,000 USD on 10 June 2026.',
    'A round of US$12M on June 10, 2026 was led by Bexo Capital.',
    'Twelve million dollars came in during Q2 2026.',
    'Its Series B of 12 million went along with an office in Oslo.',
    'Headcount rose by 25% from 100 to 125 between May and November 2026.',
    'Headcount is up twenty-five percent, and there are fourteen openings.',
    'With 14 openings, hiring goes on; Norway and Germany are where it sells.',
    'Acme’s new office in Oslo points to Norway as the next market.',
    'Investors such as Northern Lights and Ada Weber joined the round.',
    'RoutePilot 2.1 and iSort are made for B2B teams.',
    'Revenue has doubled, and three customers came on board, among them Ünlü Robotik.',
    'Unlu Robotik is among its customers.',
    'Oslo-based hiring is likely after the 2026 expansion.',
    'The site at acme.example is open to teams in Norway.',
    'In 2026 it grew.',
    'It is rumoured that Cavo may take it over for €900 million.',
    'An office in Norway.',
    'The 12 million series went to Acme, 14 roles are open, and $12 million is much.',
    'Robotics is led by Bo Sample, Head of Field Robotics.',
  ])('%s', (text) => {
    expect(faults(text)).toEqual([]);
  });
});

describe('accepts an event if a fact of its kind reports it', () => {
  const measureWith = (...facts: string[]): Partial<Measure> => {
    const known = vocabularyOf([...facts, 'momentum moderate; trajectory building'], SUBJECTS);
    return { withoutRumours: known, all: known };
  };
  const EVENT = 'an event or a state that no evidence reports';
  const PRAISE = 'a superlative that is in no evidence';
  const ROUND = '2026-06-10 | funding | confirmed | Acme raises $25 million | amount_usd: 25000000 USD';
  const GERMANY = '2026-06-10 | expansion | confirmed | Acme opens an office in Germany';

  it.each([
    [EVENT, 'Acme is profitable, its customers are unhappy and its chief executive resigned.'],
    [EVENT, 'Acme is close to insolvency and its growth is collapsing.'],
    [EVENT, 'Acme has lost its largest client.'],
    [EVENT, 'Acme is about to take over a rival.'],
    [EVENT, 'Acme has been sued over its robots.'],
    [EVENT, 'Acme laid off a part of its staff.'],
    [EVENT, 'Acme merges with a rival.'],
    [EVENT, 'Acme went from strength to strength and won an award.'],
    [EVENT, 'Acme has a new partner in the north.'],
    [EVENT, 'Acme launches a robot.'],
    [EVENT, 'Acme is shrinking.'],
    [EVENT, 'Acme is losing money.'],
    [EVENT, 'Acme is for sale.'],
    [EVENT, 'Acme opens a plant.'],
    [EVENT, 'Acme won a major contract.'],
    [EVENT, 'Its board was replaced.'],
    [PRAISE, 'Acme is a must-buy.'],
    [PRAISE, 'Acme is the market leader.'],
    [PRAISE, 'Acme makes the best robots.'],
    ['a number that is in no evidence', 'Acme has a staff of 25 million.'],
    ['a number that is in no evidence', 'Acme has a headcount of twenty-five million.'],
    ['a number that is in no evidence', 'Acme counts 25 million on its list.'],
  ])('%s: %s', (fault, text) => {
    expect(faults(text, measureWith(ROUND))).toContain(fault);
  });

  it.each([
    [ROUND, 'Acme raised $25 million in June 2026.'],
    [ROUND, 'A round of 25 million came in.'],
    [ROUND, 'The funding is the best indication of growth, and more investment in people is likely.'],
    [ROUND, 'With 25 million in fresh funding, it will likely hire and expand next.'],
    [GERMANY, 'Acme courts the german market from its new office.'],
    [GERMANY, 'Acme expands into Germany, and may hire there.'],
    [
      '2026-06-10 | acquisition | reported | Globex kauft Acme | acquirer: Globex',
      'It was acquired by Globex.',
    ],
    ['2026-06-10 | layoffs | reported | Acme baut Stellen ab', 'Acme had layoffs in June 2026.'],
    ['2026-06-10 | legal | reported | Acme meldet Insolvenz an (insolvenz)', 'There is a legal case.'],
    ['2026-06-10 | legal | reported | Acme files for insolvency', 'Acme is insolvent as of June 2026.'],
    ['2026-06-10 | traction | confirmed | Acme reaches break-even', 'Acme breaks even.'],
    ['2026-06-10 | leadership | confirmed | Acme’s CEO resigns', 'Its head resigned in June 2026.'],
    ['2026-06-10 | product | confirmed | Acme bringt einen Roboter', 'It launched a robot in June 2026.'],
    ['2026-06-10 | partnership | confirmed | Acme und Bexo', 'It has a partnership with Bexo.'],
    ['2026-06-10 | award | confirmed | Acme is best robot maker', 'It won an award as best robot maker.'],
    [
      '2026-06-10 | business | confirmed | Acme shrank from 55 to 30 people',
      'Acme has shrunk from 55 to 30.',
    ],
  ])('%s: %s', (fact, text) => {
    expect(faults(text, measureWith(fact))).toEqual([]);
  });

  it('rejects it if somebody is quoted with it as praise', () => {
    const quoted = '2026-06-10 | product | confirmed | Acme called “the best robot maker” by itself';
    expect(faults('Acme is the best robot maker.', measureWith(quoted))).toEqual([PRAISE]);
  });

  it('recognises countries as adjectives and in lower case', () => {
    expect(found('Acme courts the german and british markets.', measureWith(GERMANY))).toEqual([
      { fault: 'a country that is in no evidence', words: ['british'] },
    ]);
    expect(faults('Acme has a french language version.', measureWith(GERMANY))).toEqual([]);
  });

  it('rejects growth if the rules say decline', () => {
    const known = vocabularyOf([ROUND, 'momentum declining; trajectory contracting'], SUBJECTS);
    expect(faults('Acme is growing.', { withoutRumours: known, all: known })).toEqual([EVENT]);
    expect(faults('Acme is declining.', { withoutRumours: known, all: known })).toEqual([]);
  });
});

describe('rejects a text', () => {
  it.each([
    ['a figure', 'Acme raised $45 million in June 2026.', '$45 million'],
    ['a figure in other digits', 'Acme raised $4５ million in June 2026.', '$45 million'],
    ['a figure of another size', 'Acme raised $12 billion.', '$12 billion'],
    ['a rounder figure', 'Acme raised some 10 million.', '10 million'],
    ['an amount of money that counts something else', 'There are $14 on offer.', '$14'],
    ['another currency', 'Acme raised €12 million.', '€12 million'],
    ['another currency after it', 'Acme raised 12 million pounds.', '12 million pounds'],
    ['a percentage', 'Headcount rose by 40%.', '40%'],
    ['a percentage made from a count', 'Acme grew by 14 percent.', '14 percent'],
    ['a count made from a percentage', 'Acme has 25 offices.', '25'],
    ['a number in words', 'Acme has seven offices.', 'seven'],
    ['a large number in words', 'Acme has two hundred and fifty people.', 'two hundred and fifty'],
    ['dozens', 'Acme has dozens of customers.', 'dozens'],
    ['millions', 'It is a multimillion business.', 'multimillion'],
    ['a multiple', 'Acme has tripled its headcount.', 'tripled'],
    ['a multiple with an x', 'Acme grew 10x.', '10x'],
    ['a share in words', 'It let half of its people go.', 'half'],
    ['a rank', 'It is its third office in Oslo.', 'third'],
    ['a day', 'Acme raised money on 11 June 2026.', '11 June 2026'],
    ['a day in numbers', 'Acme raised money on 2026-06-11.', '2026-06-11'],
    ['a day with slashes', 'Acme raised money on 10/06/2026.', '10/06/2026'],
    ['a month', 'Acme opens in December.', 'December'],
    ['a quarter', 'Acme raises in Q4 2027.', 'Q4 2027'],
    ['a year', 'It was founded in 2019.', '2019'],
    ['a year used as a count', 'Acme has 2026 customers.', '2026'],
    ['a person', 'The round was joined by Ida Lindgren.', 'Ida Lindgren'],
    ['a person at the start of a sentence', 'It grows. Lindgren leads the team.', 'Lindgren'],
    ['a person of known names', 'Investors such as Ada Lights joined.', 'Ada Lights'],
    ['a part of a person’s name', 'Investors such as Weber joined.', 'Weber'],
    ['a part of a person’s name in a headline all in capitals', 'It was joined by Sample.', 'Sample'],
    ['a part of a name after another sentence', 'It was joined by Holm.', 'Holm'],
    ['a name that is an ordinary word', 'It competes with Likely.', 'Likely'],
    ['a part of a name', 'Investors such as Bexo joined.', 'Bexo'],
    ['an investor', 'The round was led by Zentrix Ventures.', 'Zentrix Ventures'],
    ['an investor after a known one', 'The round was led by Bexo Capital and Zentrix.', 'Zentrix'],
    ['an investor after an abbreviation', 'Bexo Capital Inc. Zentrix led the round.', 'Zentrix'],
    ['a country', 'Acme will go to Sweden next.', 'Sweden'],
    ['a country in lower case', 'Acme will go to sweden next.', 'sweden'],
    ['a country by another name', 'Acme will go to the UK next.', 'UK'],
    ['a nationality', 'Acme has Swedish customers.', 'Swedish'],
    ['a competitor', 'It competes with Fanuc.', 'Fanuc'],
    ['a competitor in mixed case', 'It competes with eRobot.', 'eRobot'],
    ['a competitor by its domain', 'It competes with robots.io for customers.', 'robots.io'],
    ['a competitor whose name is an ordinary word', 'In robots it competes with Target.', 'Target'],
    ['a product', 'It ships with RoutePilot 3.0.', '3.0'],
    ['a product version that equals a known number', 'It ships with RoutePilot 3.', 'RoutePilot 3'],
    ['a product number after a hyphen', 'It ships with RoutePilot-3.', 'RoutePilot-3'],
    ['a count made from an amount', 'Acme has 12 million users.', '12 million'],
    ['a count made from an amount in words', 'Acme has twelve million new users.', 'twelve million'],
    ['a month with a slash', 'Acme raised money in 06/2026.', '06/2026'],
    ['a product code', 'It ships with the X200.', 'X200'],
    ['a round', 'A Series C is next.', 'Series C'],
    ['an abbreviation', 'An IPO is next.', 'IPO'],
    ['a name in other letters', 'It competes with Яндекс in Norway.', 'Яндекс'],
    ['a name with a foreign letter in it', 'The round was led by Вexo.', 'Вexo'],
    ['a rumour stated as a fact', 'Acme will be bought by Cavo.', 'Cavo'],
    ['the amount of a rumour stated as a fact', 'Acme is worth €900 million.', '€900 million'],
  ])('that invents %s', (_what, text, named) => {
    const words = found(text).flatMap((fault) => fault.words);
    expect(words.join(' ').toLowerCase()).toContain(named.toLowerCase());
    for (const fault of faults(text))
      expect(fault).toMatch(/^an? [a-z ]+ that (?:is in )?no evidence(?: reports)?$/u);
  });

  it.each([
    ['it is empty', ' '],
    ['it is longer than 600 characters', 'a'.repeat(601)],
    ['it contains markup', 'Acme <b>grows</b>.'],
    ['it contains markup', 'Acme [grows](x) fast.'],
    ['it contains markup', 'Acme grows &lt;fast.'],
    ['it contains an address', 'Acme grows, see https://acme.example for more.'],
    ['it contains an address', 'Ask sales@acme.example for more.'],
    ['it contains an address', 'Acme grows, as @acme says.'],
    ['it contains control characters or pictographs', 'Acme\u202e grows.'],
    ['it contains control characters or pictographs', 'Acme\u200b grows.'],
    ['it contains control characters or pictographs', 'Acme\n\ngrows.'],
    ['it contains control characters or pictographs', 'Acme grows 🚀.'],
    ['it addresses the reader', 'Acme grows, and you should invest in it.'],
    ['it is not English', 'Acme hat eine neue große und schöne runde sache gemacht und freut sich sehr.'],
    ['it copies a headline', 'Acme has been called the most loved maker of small yellow robots in town.'],
  ])('if %s', (fault, text) => {
    expect(faults(text)).toContain(fault);
  });

  it('if it is about one country and names another, even one that facts mention', () => {
    const aboutNorway = { country: 'NO', maxLength: 200 };
    expect(faults('Acme has an office in Norway.', aboutNorway)).toEqual([]);
    expect(faults('Acme has offices in Norway and Germany.', aboutNorway)).toEqual([
      'it names another country',
    ]);
  });
});

describe('for any text', () => {
  const sentence = 'Acme raised $12 million in June 2026 and now grows its team';
  const settled = (text: string) => faults(text).length === 0;

  it('rejects a number that no fact contains', () => {
    const number = fc
      .integer({ min: 0, max: 5_000_000 })
      .filter((value) => ![1, 2, 12, 14, 25, 100, 125, 2026, 12_000_000].includes(value))
      .filter((value) => value !== 3);
    fc.assert(
      fc.property(number, fc.constantFrom('', '%', ' million', '$', ' people'), (value, unit) => {
        const written = unit === '$' ? `$${value}` : `${value}${unit}`;
        expect(settled(`${sentence} with ${written} more to come.`)).toBe(false);
      }),
    );
  });

  it('rejects a capitalised word that no fact contains', () => {
    const word = fc
      .stringMatching(/^[b-df-hj-np-tv-z][aeiou][b-df-hj-np-tv-z][aeiou]x$/)
      .map((text) => text.charAt(0).toUpperCase() + text.slice(1));
    fc.assert(
      fc.property(word, fc.constantFrom('middle', 'start', 'end'), (name, place) => {
        const texts = {
          start: `${name} is next. ${sentence}.`,
          middle: `${sentence} with ${name} in it.`,
          end: `${sentence}. So does ${name}`,
        };
        expect(settled(texts[place])).toBe(false);
      }),
    );
  });

  it('never throws, and gives the same result twice', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: anyCharacter, maxLength: 30 }),
      fc.constantFrom(...FACTS, '12,,,3', '1.1.1.1.1', 'Q9', '$', 'May 99', '-----', 'one one one'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join(' ');
        expect(faults(text)).toEqual(faults(text));
        expect(() => vocabularyOf(pieces, SUBJECTS)).not.toThrow();
      }),
    );
  });

  it('survives text that is made to backtrack', () => {
    const long = ['Aa '.repeat(20_000), '1,1 '.repeat(20_000), 'one '.repeat(20_000), 'a.b'.repeat(20_000)];
    runToCompletion(() => {
      for (const text of long) vocabularyOf([text], SUBJECTS);
    });
  });
});
