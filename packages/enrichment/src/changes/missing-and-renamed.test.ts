import { observed } from '../../test/observed';
import {
  changes,
  headcount,
  market,
  member,
  noOpening,
  office,
  opening,
  technology,
  titles,
} from '../../test/two-scans';

describe('changes when one enrichment missed a page, or a place has another name', () => {
  it.each([
    ['a leader', [member('A B', 'CEO')], [member('A B', 'CEO'), member('C D', 'CTO')]],
    ['a technology', [technology('Stripe')], [technology('Stripe'), technology('HubSpot')]],
    ['an office', [office('Leeds')], [office('Leeds'), office('Oslo, Norway')]],
    ['a market', [market('Norway', 'NO')], [market('Norway', 'NO'), market('Italy', 'IT')]],
    ['an opening', [noOpening], [opening('VP of Sales')]],
    ['a headcount', [headcount(40)], [headcount(55)]],
    [
      'a headquarters',
      [observed('company.headquarter_city', 'Leeds')],
      [observed('company.headquarter_city', 'Oslo')],
    ],
  ])('do not include %s that was missing from one enrichment and is back', (_what, before, after) => {
    expect(changes(before, after)).toHaveLength(1);
    expect(changes(before, after, undefined, [after])).toEqual([]);
  });

  it('do not include what a page states that was missing from the earlier enrichment', () => {
    const email = (path: string) =>
      observed('company.email', `${path}@acme.example`, { url: `https://acme.example/${path}` });
    const founder = member('A B', 'CEO', 'website', 'about');
    const team = [founder, member('C D', 'CTO', 'website', 'team')];
    expect(changes([founder], team)).toEqual([]);
    expect(changes([founder, email('team')], team)).toEqual([]);
    expect(titles([...team.slice(0, 1), member('E F', 'COO', 'website', 'team')], team)).toHaveLength(2);
    const hubspot = { ...technology('HubSpot'), url: 'https://acme.example/contact' };
    expect(changes([technology('Stripe')], [technology('Stripe'), hubspot])).toEqual([]);
    expect(
      titles([technology('Stripe'), email('contact')], [technology('Stripe'), email('contact'), hubspot]),
    ).toEqual(['Acme now uses HubSpot']);
  });

  it('include people with pages of their own, shown by another page of the folder', () => {
    const memberPage = (name: string, role: string, path: string) =>
      member(name, role, 'website', `team/${path}`);
    const [ada, bo, cy] = [
      memberPage('Ada Ex', 'CEO', 'ada'),
      memberPage('Bo Sam', 'CFO', 'bo'),
      memberPage('Cy In', 'CTO', 'cy'),
    ];
    expect(changes([ada, bo], [ada, bo, cy])).toMatchObject([{ url: 'https://acme.example/team/cy' }]);
    expect(changes([ada, bo, cy], [ada, bo])).toMatchObject([
      {
        highlight: { title: 'Cy In is no longer named as CTO at Acme' },
        url: expect.stringMatching(/team\/(ada|bo)$/),
      },
    ]);
  });

  it('do not say that somebody left if their page was not read', () => {
    const founder = member('A B', 'CEO', 'website', 'company/about');
    const teamPageMember = (name: string) => member(name, 'CTO', 'website', 'company/team');
    expect(changes([founder, teamPageMember('A B'), teamPageMember('C D')], [founder])).toEqual([]);
    expect(
      titles([founder, teamPageMember('A B'), teamPageMember('C D')], [founder, teamPageMember('A B')]),
    ).toHaveLength(1);
  });

  it.each([
    ['a town', [office('Munich, Germany')], [office('München, Germany')]],
    [
      'one of several',
      [office('Munich, Germany'), office('Oslo, Norway')],
      [office('München, Germany'), office('Oslo, Norway')],
    ],
    [
      'the town of the headquarters',
      [observed('company.headquarter_city', 'Munich')],
      [observed('company.headquarter_city', 'Munich'), office('Munich')],
    ],
    [
      'the headquarters',
      [
        observed('company.headquarter_city', 'Munich'),
        observed('company.registered_address', 'Marktstr. 5, 80331 Munich, Germany'),
      ],
      [
        observed('company.headquarter_city', 'München'),
        observed('company.registered_address', 'Marktstraße 5, 80331 München, Deutschland'),
      ],
    ],
    [
      'the headquarters, stated in both',
      [observed('company.headquarter_city', 'Munich')],
      [
        observed('company.headquarter_city', 'München', { confidence: 0.9 }),
        observed('company.headquarter_city', 'Munich'),
      ],
    ],
  ])('do not include another name of %s', (_what, before, after) => {
    expect(changes(before, after)).toEqual([]);
  });
});
