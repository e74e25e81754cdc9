import type { WikibaseStatement, WikidataItem } from '@firmlens/simulator';

type Statements = NonNullable<WikidataItem['statements']>;
type Rank = WikibaseStatement['rank'];

/** Creates a statement with the given content, and qualifiers by property. */
export const sampleStatement = (
  content: unknown,
  qualifiers: Readonly<Record<string, unknown>> = {},
  rank: Rank = 'normal',
): WikibaseStatement => ({
  rank,
  value: { type: 'value', content },
  qualifiers: Object.entries(qualifiers).map(([id, value]) => ({
    property: { id },
    value: { type: 'value', content: value },
  })),
});
export const year = (number: number) => ({ time: `+${number}-00-00T00:00:00Z`, precision: 9 });
export const month = (text: string) => ({ time: `+${text}-00T00:00:00Z`, precision: 10 });
export const day = (text: string) => ({ time: `+${text}T00:00:00Z`, precision: 11 });
export const count = (number: number, unit = '1') => ({ amount: `+${number}`, unit });
export const text = (words: string, language = 'en') => ({ text: words, language });

const labelled = (id: string, en: string, statements: Statements = {}, description = ''): WikidataItem => ({
  id,
  labels: { en },
  descriptions: description === '' ? {} : { en: description },
  statements,
});

const COUNTRY = 'Q900183';
const INDUSTRY = 'Q900452';

/** The items that the company's statements refer to. */
const REFERENCED_ITEMS: readonly WikidataItem[] = [
  labelled(COUNTRY, 'Germany'),
  labelled('Q900064', 'Leipzig', { P17: [sampleStatement(COUNTRY)] }),
  labelled(INDUSTRY, 'industrial automation'),
  labelled('Q900366', 'welding'),
  labelled('Q900156', 'welding robot', {}, 'robot that joins metal'),
  labelled('Q900454', 'Gesellschaft mit beschränkter Haftung'),
  labelled('Q900355', 'Palletwise GmbH'),
  labelled('Q900356', 'Acme Bildung gGmbH'),
  labelled('Q900414', 'Leipzig Stock Exchange'),
  // `mul`: names that are the same in all languages.
  { id: 'Q900112', labels: { mul: 'Jane Doherty' }, statements: { P31: [sampleStatement('Q5')] } },
  labelled('Q900169', 'Omar Haddad', { P31: [sampleStatement('Q5')] }),
  labelled('Q900170', 'Lena Vogt', { P31: [sampleStatement('Q5')] }),
  // A company named like a person.
  labelled('Q900113', 'Hudson Keller', { P31: [sampleStatement('Q4830453')] }),
  labelled('Q900999', 'Big Industries'),
];

/** The company, with a statement for everything that the source reads. */
export const ACME: WikidataItem = labelled(
  'Q900001',
  'Acme Robotics',
  {
    P31: [sampleStatement('Q4830453')],
    P856: [sampleStatement('https://www.acme.example/')],
    P571: [sampleStatement(day('2014-05-01'))],
    P7888: [sampleStatement('Q900999', { P585: day('2025-02-01') })],
    P1329: [sampleStatement('+49 341 1234567')],
    P968: [sampleStatement('mailto:info@acme.example')],
    P4264: [sampleStatement('acme-robotics')],
    P2013: [sampleStatement('acmerobotics')],
    P2002: [sampleStatement('acmerobots')],
    P159: [sampleStatement('Q900064')],
    P17: [sampleStatement(COUNTRY)],
    P6375: [sampleStatement(text('Dorfstr. 7', 'de'))],
    P1128: [
      sampleStatement(count(380), { P585: month('2024-03') }),
      sampleStatement(count(420), { P585: day('2025-06-30') }, 'preferred'),
      sampleStatement(count(250), { P585: year(2020) }),
    ],
    P1448: [sampleStatement(text('Acme Robotics GmbH', 'de'))],
    P1454: [sampleStatement('Q900454')],
    P452: [sampleStatement(INDUSTRY)],
    P366: [sampleStatement('Q900366')],
    P1056: [sampleStatement('Q900156')],
    P355: [sampleStatement('Q900355', { P580: day('2023-01-15') }), sampleStatement('Q900356')],
    P414: [sampleStatement('Q900414')],
    P112: [sampleStatement('Q900112'), sampleStatement('Q900113')],
    P169: [
      sampleStatement('Q900170', { P582: year(2022) }),
      sampleStatement('Q900169', { P580: year(2022) }),
    ],
    P1278: [sampleStatement('529900ACME0000000142')],
    P5531: [sampleStatement('900001')],
    P2037: [sampleStatement('acme-robotics')],
    P2622: [sampleStatement('01234567')],
  },
  'German maker of welding robots',
);

const peer = (id: string, name: string, site: string, overrides: Statements = {}): WikidataItem =>
  labelled(
    id,
    name,
    {
      P31: [sampleStatement('Q4830453')],
      P856: [sampleStatement(site)],
      P452: [sampleStatement(INDUSTRY)],
      P17: [sampleStatement(COUNTRY)],
      P1128: [sampleStatement(count(500))],
      ...overrides,
    },
    `description of ${name}`,
  );

/** Companies of the same industry, country and size, and some that fail one of these. */
const PEERS: readonly WikidataItem[] = [
  peer('Q900801', 'Zenit Robotik', 'https://zenit.example/'),
  peer('Q900802', 'Colossal Automation', 'https://colossal.example/', {
    P1128: [sampleStatement(count(90_000))],
  }),
  peer('Q900803', 'Gone Robots', 'https://gone.example/', { P576: [sampleStatement(year(2019))] }),
  peer('Q900804', 'Acme Services', 'https://acme-services.example/', { P127: [sampleStatement('Q900001')] }),
];

/** Another company with the same name and its own domain. */
export const NAMESAKE: WikidataItem = labelled(
  'Q900002',
  'Acme Robotics',
  {
    P31: [sampleStatement('Q4830453')],
    P856: [sampleStatement('https://acme-robotics.example/')],
    P571: [sampleStatement(year(1901))],
    P1448: [sampleStatement(text('Acme Robotics of Ohio Inc.'))],
    P169: [sampleStatement('Q900170')],
  },
  'Ohio toy maker',
);

export const SAMPLE_ITEMS: readonly WikidataItem[] = [NAMESAKE, ACME, ...REFERENCED_ITEMS, ...PEERS];

/** Returns the sample items with Acme's item replaced. */
export const sampleItemsWith = (...items: WikidataItem[]): WikidataItem[] => [
  NAMESAKE,
  ...items,
  ...REFERENCED_ITEMS,
  ...PEERS,
];

/** Returns Acme's item with other statements. */
export const acmeWith = (statements: Statements, overrides: Partial<WikidataItem> = {}): WikidataItem => ({
  ...ACME,
  ...overrides,
  statements: { ...ACME.statements, ...statements },
});
