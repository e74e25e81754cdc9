import fc from 'fast-check';
import { DATA_MODULES, type DataModule } from '@firmlens/contract';
import { checkAnswers } from './check-answers';
import { ANSWERED_FIELDS, answerSchema } from './questions';
import type { Passage, ReadableSite } from './readable-site';

const NOW = '2026-11-21T10:00:00.000Z';
const passage = (text: string, kind: Passage['kind'] = 'about'): Passage => ({
  ...{ url: `https://acme.example/${kind}`, kind, text },
  post: null,
});
const newsPassage = (title: string, opening: string): Passage => ({
  ...passage(`${title}\n${opening}`, 'news'),
  post: { title, opening, date: '2026-10-01', url: 'https://acme.example/news/1' },
});
const siteOf = (...passages: Passage[]): ReadableSite => ({ names: ['acme'], passages });

function check(
  question: string,
  value: string,
  shown: Passage | string,
  quote = typeof shown === 'string' ? shown : shown.text,
) {
  const site = siteOf(typeof shown === 'string' ? passage(shown) : shown);
  const answer = { value, quote, passage: 1 };
  const { evidence, dropped } = checkAnswers({ [question]: [answer] }, site, DATA_MODULES, NOW);
  return { values: evidence.map(({ field, value: found }) => [field, found]), dropped: [...dropped.keys()] };
}
const accepted = (...values: [string, unknown][]) => ({ values, dropped: [] });
const NOT_SHOWN = { values: [], dropped: ['that the words quoted do not show'] };

describe('an answer that the page shows', () => {
  it.each<[string, string, Passage | string, ...[string, unknown][]]>([
    [
      'services',
      'Rail inspection',
      'We offer Rail inspection and more.',
      ['business.services', { name: 'Rail inspection', description: null }],
    ],
    [
      'services',
      'Tax advice',
      passage('Our services\nTax advice\nAudits', 'home'),
      ['business.services', { name: 'Tax advice', description: null }],
    ],
    [
      'industries',
      'Environmental Services',
      'Acme is in recycling since ever.',
      ['business.industries', 'Environmental Services'],
    ],
    ['business_model', 'SaaS', 'You get it as SaaS from us.', ['business.business_model', 'SaaS']],
    [
      'target_audience',
      'logistics companies',
      'Whoever moves goods, such as logistics companies, calls Acme.',
      ['business.target_audience', 'Logistics companies'],
    ],
    [
      'headquarters',
      'Ghent',
      'Our workshop stands in Ghent, by the water.',
      ['company.headquarter_city', 'Ghent'],
      ['company.headquarter_country', 'Belgium'],
    ],
    [
      'headquarters',
      'Leeds',
      'Acme is based in Leeds, United Kingdom.',
      ['company.headquarter_city', 'Leeds'],
      ['company.headquarter_country', 'United Kingdom'],
    ],
    [
      'employees',
      '47',
      'At Acme, 47 curious and friendly people work on trains.',
      ['company.employee_count', 47],
      ['company.employee_range', '11-50'],
    ],
    ['employees', '40', 'At Acme, over 40 people work on trains.', ['company.employee_range', '11-50']],
    [
      'founded',
      '1998',
      'It all began with Acme in 1998, founded by two sisters.',
      ['company.founded_year', 1998],
    ],
  ])('becomes evidence: %s, %s', (question, value, text, ...values) => {
    expect(check(question, value, text)).toEqual(accepted(...values));
  });

  it('names the page, the source and a confidence below that of any markup', () => {
    const answer = { value: '1998', quote: 'We were founded in 1998', passage: 2 };
    const site = siteOf(passage('Hello'), passage('We were founded in 1998.', 'home'));
    expect(checkAnswers({ founded: [answer] }, site, ['company'], NOW).evidence).toEqual([
      {
        field: 'company.founded_year',
        value: 1998,
        source: 'model',
        url: 'https://acme.example/home',
        observed_at: NOW,
        confidence: 0.45,
      },
    ]);
  });

  it("gives a post its type; headline, day and details stay the post's", () => {
    const post = newsPassage('A new chapter by the sea', 'Acme is opening its doors in Ostend this week.');
    expect(check('events', 'expansion', post, 'Acme is opening its doors in Ostend').values).toEqual([
      [
        'signals.highlights',
        expect.objectContaining({
          type: 'expansion',
          title: 'A new chapter by the sea',
          date: '2026-10-01',
          class: 'confirmed',
        }),
      ],
    ]);
  });
});

describe('an answer that the page does not show', () => {
  it.each<[string, string, string, Passage | string]>([
    ['an invented service', 'services', 'Bridge building', 'We offer Rail inspection and more.'],
    ['a slogan as a service', 'services', 'What we do?', 'What we do? Rail inspection, mostly.'],
    ['the company as a service', 'services', 'Acme', 'We at Acme inspect rails.'],
    ["a partner's service", 'services', 'Rail inspection', 'Our partner Globex offers Rail inspection.'],
    ['an industry without its words', 'industries', 'Insurance', 'Acme is in recycling since ever.'],
    ["the customers' industry", 'industries', 'Insurance', 'Acme builds machines for insurance companies.'],
    ['an industry of another list', 'industries', 'Wizardry', 'Acme is in Wizardry since ever.'],
    ['a business model without its words', 'business_model', 'Marketplace', 'We rent out trains.'],
    ['an audience that is nobody', 'target_audience', 'happy trains', 'We sell to happy trains.'],
    ['a town that is not in the quotation', 'headquarters', 'Bruges', 'We are based in Ghent.'],
    ['a town that does not exist', 'headquarters', 'Atlantis Nova', 'We are based in Atlantis Nova.'],
    ['a town of another country', 'headquarters', 'Ghent', 'We are based in Ghent, Japan.'],
    ['a country as a town', 'headquarters', 'Belgium', 'We are based in Belgium.'],
    ['a town of several countries', 'headquarters', 'Richmond', 'We are based in Richmond.'],
    ['a town that is delivered to', 'headquarters', 'Ghent', 'We ship to Ghent.'],
    ['an office', 'headquarters', 'Ghent', 'We have offices in Ghent.'],
    ["a customer's town", 'headquarters', 'Ghent', 'Our customer Globex is based in Ghent.'],
    ["a customer's headcount", 'employees', '47', 'Our customer Globex has 47 employees.'],
    ['a number of other things', 'employees', '47', 'We run 47 trains.'],
    ['part of a number', 'employees', '250', 'We are 1,250 people.'],
    ['a headcount of nobody in particular', 'employees', '47', passage('Seats for 47 people', 'home')],
    ["a customer's founding", 'founded', '1998', 'Our customer Globex was founded in 1998.'],
    ['a year of something else', 'founded', '1998', 'We built a train in 1998.'],
    ['a copyright', 'founded', '1998', '© Acme, founded with love 1998'],
    ['another year', 'founded', '1999', 'We were founded in 1998.'],
    ['an event on a page without news', 'events', 'product', 'We launched a new train today.'],
  ])('is dropped: %s', (_what, question, value, text) => {
    expect(check(question, value, text)).toEqual(NOT_SHOWN);
  });

  it('is dropped even if it quotes only the part of the sentence that fits', () => {
    const text = 'Our customer Globex was founded in 1998 in Ghent.';
    expect(check('founded', '1998', text, 'was founded in 1998')).toEqual(NOT_SHOWN);
  });

  it.each([
    ['of a costly type', 'funding', 'A new chapter', 'Acme is opening a new site in Ostend.'],
    ['about somebody else', 'expansion', 'A new chapter', 'Our customer Globex opens a new site.'],
    ['that is a rumour', 'expansion', 'A new chapter', 'Rumour has it that we are opening a new site.'],
    ['of advice', 'product', 'How to launch a product: 5 tips', 'We launch a new product every day.'],
  ])('is dropped: an event %s', (_what, type, title, opening) => {
    expect(check('events', type, newsPassage(title, opening), opening)).toEqual(NOT_SHOWN);
  });
});

describe('a malformed answer', () => {
  const site = siteOf(passage('We offer Rail inspection and more.'));
  const good = { value: 'Rail inspection', quote: 'We offer Rail inspection', passage: 1 };
  const droppedFrom = (response: unknown, modules: readonly DataModule[] = ['business']) =>
    checkAnswers(response, site, modules, NOW);

  it.each<[string, unknown, string]>([
    ['to a question that was not asked', { secrets: [good] }, 'to no question'],
    ['to a question of another module', { founded: [good] }, 'to no question'],
    ['to a property of all objects', { constructor: [good] }, 'to no question'],
    [
      'without a quotation',
      { services: [{ value: 'Rail inspection', passage: 1 }] },
      'without the form asked for',
    ],
    ['that is a text', { services: 'Rail inspection' }, 'without the form asked for'],
    ['that is null', { services: [null] }, 'without the form asked for'],
    [
      'with an address as value',
      { services: [{ ...good, value: 'https://evil.example' }] },
      'without the form asked for',
    ],
    ['with markup as value', { services: [{ ...good, value: '<b>Rail</b>' }] }, 'without the form asked for'],
    [
      'with a long value',
      { services: [{ ...good, value: 'rail '.repeat(40) }] },
      'without the form asked for',
    ],
    ['from a passage that was not shown', { services: [{ ...good, passage: 7 }] }, 'from no passage shown'],
    ['from a passage between two', { services: [{ ...good, passage: 0.5 }] }, 'from no passage shown'],
    [
      'with a wrong quotation',
      { services: [{ ...good, quote: 'We offer you Rail inspection' }] },
      'with words that the page does not have',
    ],
  ])('is dropped and counted: %s', (_what, response, fault) => {
    expect(droppedFrom(response)).toEqual({ evidence: [], dropped: new Map([[fault, 1]]) });
  });

  it('leaves the others', () => {
    const { evidence, dropped } = droppedFrom({ services: [{ ...good, quote: 'no' }, good] });
    expect([evidence.length, dropped.size]).toEqual([1, 1]);
  });

  it('is one of too many', () => {
    const { evidence, dropped } = droppedFrom({ services: Array.from({ length: 25 }, () => good) });
    expect([evidence.length, dropped.get('beyond the number asked for')]).toEqual([20, 5]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (response) => {
        expect(droppedFrom(response, DATA_MODULES).evidence).toEqual([]);
        expect(droppedFrom({ services: response }, DATA_MODULES).evidence).toEqual([]);
      }),
    );
  });
});

test('the schema asks for exactly the questions of the ordered modules', () => {
  expect(answerSchema(['company'])).toMatchObject({
    required: ['headquarters', 'employees', 'founded'],
    additionalProperties: false,
    properties: { founded: { items: { required: ['value', 'quote', 'passage'] } } },
  });
  expect(new Set(ANSWERED_FIELDS).size).toBe(ANSWERED_FIELDS.length);
});
