import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { evidenceFor } from '@firmlens/contract';
import { CLUE_READERS } from '../clues';
import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readAddresses } from './read-addresses';
import { readLegalIdentity } from './read-legal-identity';

const LEI = '213800GLOBEXWELD0018';
const ABOUT: SamplePage = { path: '/about', kind: 'about', html: '' };
const LEGAL: SamplePage = { path: '/legal-notice', kind: 'legal', html: '' };

/** Returns every number, LEI and registered office read as the company's own. */
function identityOn(...pages: SamplePage[]): string[] {
  const input = sampleSite(pages);
  const clues = Object.values(CLUE_READERS).flatMap((read) => read(input));
  return [
    ...fieldValues(readLegalIdentity, 'company.company_number', input),
    ...clues.flatMap((clue) =>
      clue.kind === 'register_number' ? clue.number : clue.kind === 'lei' ? clue.lei : [],
    ),
    ...fieldValues(readAddresses, 'company.registered_address', input),
  ];
}
const onEachPage = (text: string): string[] => [
  ...identityOn({ html: `<footer><p>© 2026 Acme Robotics</p><p>${text}</p></footer>` }),
  ...identityOn({ ...ABOUT, html: `<p>${text}</p>` }),
  ...identityOn({ ...LEGAL, html: `<p>Acme Robotics Ltd</p><p>${text}</p>` }),
];

test.each([
  [
    'of the agency that made the site',
    'This site was designed by Websmiths Agency Ltd, a studio registered in England, company number 07654321.',
  ],
  [
    'of the agency in the next sentence',
    'Our site was designed by Websmiths Agency Ltd. Company number 07654321.',
  ],
  ['of the agency on the next line', 'Website by Websmiths Agency Ltd<br>Company number 07654321'],
  ['of a Norwegian agency', 'Nettside levert av Nettbyrå AS, org.nr. 974 760 673'],
  ['of an agency without a legal form', 'Webseite erstellt von Netzschmiede, HRB 12345'],
  [
    'of the parent',
    `We are part of Globex Group plc (LEI ${LEI}, company number 08888888), which makes much else besides robots, in very many countries of the world.`,
  ],
  [
    'of a parent with a similar name',
    'We are a subsidiary of Acme Robotics Group plc (company number 08888888) since 2019.',
  ],
  ['of a customer', 'Notre client Lumiere Data, SIREN 732 829 320, a choisi nos robots.'],
  ['of a customer in law', 'Lumiere Data SAS (SIREN 732 829 320) uses our robots.'],
  ['of an audited company', `We are the auditor of Globex Limited, LEI ${LEI}, company number 04234567.`],
  ['before the name', 'Company number 07654321 belongs to Websmiths Agency Ltd.'],
])('ignores a number %s', (_whose, text) => {
  expect(onEachPage(text)).toEqual([]);
});

test.each([
  ['Website by Websmiths Agency Ltd. Registered office: 7 Agency Yard, Leeds LS1 4AP, United Kingdom'],
  [
    'Website by Websmiths Agency Ltd<br>Registered office<br>7 Agency Yard<br>Leeds LS1 4AP<br>United Kingdom',
  ],
  ['Globex Group plc, registered office: 7 Tower Street, Leeds LS1 4AP, United Kingdom, owns all of us.'],
])('ignores another company’s registered office: %s', (text) => {
  expect(onEachPage(text)).toEqual([]);
});

test('reads no number or office on customer and news pages, even if labelled', () => {
  const text = `<p>Acme Robotics</p><p>Registered in Scotland, company number SC183456, LEI: ${LEI}</p><p>Registered office: 7 Mill Street, Leeds LS1 4AP, United Kingdom</p>`;
  expect(identityOn({ path: '/customers/thistle-foods', kind: 'about', html: text })).toEqual([]);
  expect(identityOn({ path: '/stories', kind: 'other', html: text })).toEqual([]);
  expect(identityOn({ path: '/blog/thistle', kind: 'news', html: text })).toEqual([]);
  expect(identityOn({ ...LEGAL, html: text })).toHaveLength(4);
});

test.each([
  ['Acme Robotics Ltd (company number 04234567) is part of Globex Group plc (company number 08888888).'],
  ['Acme Robotics Ltd is a subsidiary of Globex plc. Registered in England No. 04234567.'],
  ['We are part of Globex Group plc.</p><p>Acme Robotics Ltd, company number 04234567'],
  ['Acme Robotics is a trading name of Nordwerk Ltd, company number 04234567'],
  ['Nordwerk Ltd trading as Acme Robotics, company number 04234567'],
  [
    'These terms are between the Customer and Nordwerk Ltd (“we”), a company registered in England with company number 04234567.',
  ],
  ['Company number 04234567 | Acme Robotics Ltd'],
  ['Company number 04234567'],
  ['Website by Websmiths Agency Ltd<br>Acme Robotics, company number 04234567'],
  ['Our customers trust us. Company number 04234567.'],
])('keeps the company’s own number: %s', (text) => {
  expect(new Set(onEachPage(text))).toEqual(new Set(['04234567']));
});

test('reads a studio’s credit on its own site as the studio’s details', () => {
  const input = sampleSite(
    [
      {
        html: '<p>Website and everything else here by us</p><p>Designed by Websmiths Agency Ltd, company number 07654321</p>',
      },
    ],
    [],
    'websmiths.example',
  );
  expect(fieldValues(readLegalIdentity, 'company.company_number', input)).toEqual(['07654321']);
});

test('gives a number more confidence on a line that names the company', () => {
  const confidenceOf = (text: string): number | undefined =>
    evidenceFor(
      readLegalIdentity(sampleSite([{ ...LEGAL, html: `<p>${text}</p>` }])),
      'company.company_number',
    )[0]?.confidence;
  const unnamed = confidenceOf('Company number 04234567') ?? 1;
  expect(confidenceOf('Acme Robotics Ltd, company number 04234567')).toBeGreaterThan(unnamed);
});

test('never fails or runs long on hostile text', () => {
  const html = (text: string): SamplePage => ({ ...LEGAL, html: `<p>${text}</p>` });
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void identityOn(html(text))));
  for (const text of [
    'client A '.repeat(50_000),
    'part of '.repeat(50_000),
    'Website by A Ltd. '.repeat(20_000),
  ]) {
    runToCompletion(() => {
      identityOn(html(text));
    });
  }
});
