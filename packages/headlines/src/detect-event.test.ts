import { detectEvent } from './detect-event';
import { createCompanyNameMatcher } from './company-name-matcher';

const isOwnName = createCompanyNameMatcher(['acme', 'acmerobotics']);

const typeOf = (title: string, opening = '', path = '/blog/post') =>
  detectEvent({ title, opening, date: null, url: `https://acme-robotics.example${path}` }, 'own', isOwnName)
    ?.type ?? null;

test.each([
  ['Acme Robotics raises €12 million Series A led by Northwind Ventures', 'funding'],
  ['Acme Robotics closes $40M Series B', 'funding'],
  ['Announcing our seed round', 'funding'],
  ['Acme sichert sich 5 Mio. Euro', 'funding'],
  ['Finanzierungsrunde: Acme erhält Wachstumskapital', 'funding'],
  ['Acme lève 3 millions d’euros', 'funding'],
  ['Acme Robotics recauda 2 millones de euros', 'funding'],
  ['Acme Robotics acquires Palletwise', 'acquisition'],
  ['Acme übernimmt die Palletwise GmbH', 'acquisition'],
  ['Acme fait l’acquisition de Palettix', 'acquisition'],
  ['Acme Robotics acquired by Globex', 'acquisition'],
  ['Acme Robotics lays off 40 employees', 'layoffs'],
  ['Acme kündigt Stellenabbau an', 'layoffs'],
  ['Acme sued over patent infringement', 'legal'],
  ['Acme Robotics wins Logistics Innovation Award 2025', 'award'],
  ['Acme mit dem Innovationspreis ausgezeichnet', 'award'],
  ['Acme Robotics appoints Jane Doe as Chief Financial Officer', 'leadership'],
  ['Jane Doe joins as CTO', 'leadership'],
  ['Acme announces key leadership promotions', 'leadership'],
  ['Acme is a Harbour Prize quarterfinalist', 'award'],
  ['Neuer Geschäftsführer bei Acme', 'leadership'],
  ['Acme nomme Jeanne Dupont directrice générale', 'leadership'],
  ['Acme Robotics opens office in Madrid', 'expansion'],
  ['Acme expands into France', 'expansion'],
  ['Acme eröffnet Standort in Wien', 'expansion'],
  ['Acme ouvre un nouveau bureau à Lyon', 'expansion'],
  ['Acme Robotics partners with Globex Logistics', 'partnership'],
  ['Acme und Globex geben Kooperation bekannt', 'partnership'],
  ['Partenariat entre Acme et Globex', 'partnership'],
  ['We are hiring 30 engineers', 'hiring'],
  ['Acme doubles its team', 'hiring'],
  ['Acme Robotics reaches 1,000 customers', 'traction'],
  ['Meilenstein: 500 Roboter im Einsatz', 'traction'],
  ['Acme doubles revenue in 2025', 'traction'],
  ['Acme wins contract with Port of Utopia', 'business'],
  ['Acme Robotics rebrands', 'business'],
  ['Acme publishes annual results', 'business'],
  ['Acme Robotics launches Smart Pallet 2', 'product'],
  ['Introducing the new fleet API', 'product'],
  ['Acme stellt den Palettenroboter P3 vor', 'product'],
  ['Acme lance une nouvelle application', 'product'],
])('classifies "%s" as %s', (title, type) => expect(typeOf(title)).toBe(type));

test.each([
  'How to raise a Series A',
  'What is a product launch?',
  '5 tips for hiring warehouse staff',
  'Why logistics companies launch robots',
  'Guide: acquisition of new customers',
  'So gelingt die Digitalisierung',
  'Our thoughts on automation',
  'Happy holidays from the team',
  'Acme team raises £5,000 for children’s charity',
  'Wie Lagerroboter die Logistik verändern',
  'Summer party 2025',
  'Fire pits and pergolas: the rules of 2026',
])('ignores "%s"', (title) => expect(typeOf(title)).toBeNull());

test('ignores events at other companies', () => {
  expect(typeOf('Globex raises $10M Series A', 'The start-up Globex has closed its round.')).toBeNull();
  expect(typeOf('Globex acquires Initech', 'The two firms announced the deal on Monday.')).toBeNull();
  expect(
    typeOf(
      'Globex appoints a new CEO',
      'The board of Globex has appointed John Roe, ending a search of several months.',
    ),
  ).toBeNull();
  expect(typeOf('Globex raises $10M led by Acme Robotics')).toBeNull();
  expect(typeOf('Globex launches a new robot')).toBeNull();
  expect(typeOf('Globex launches GPT-7: what it means for you')).toBeNull();
});

test('an award of something that the company made is its own if it says so', () => {
  const title = 'Harbour Loft shortlisted for the Quay Prize';
  expect(typeOf(title, 'We are delighted that our loft is among the best.')).toBe('award');
  expect(typeOf(title, 'The jury was delighted with the loft.')).toBeNull();
  expect(typeOf(title, 'Our customer Globex is delighted, and so are we.')).toBeNull();
});

test('finds an event that only the first paragraph reports', () => {
  const opening =
    'Today we are announcing that Acme has raised $12 million in Series A funding led by Northwind.';
  expect(typeOf('A new chapter', opening)).toBe('funding');
  expect(
    typeOf('A new chapter', 'Markets change. Series A funding is harder to raise than ever.'),
  ).toBeNull();
});

test('marks hedged wording as a rumour', () => {
  const post = {
    title: 'Acme reportedly in talks to raise $50 million',
    opening: '',
    date: null,
    url: 'https://a.example/',
  };
  expect(detectEvent(post, 'own', isOwnName)).toMatchObject({ type: 'funding', class: 'rumour' });
});

test.each([
  'Acme Robotics to Present at the 2026 Harbour Conference',
  'Acme Robotics presents at Harbour Expo 2026',
  'Acme Robotics auf der Hafenmesse 2026: Wir zeigen den K500',
  'Acme Robotics stellt auf der Hafenmesse 2026 in Halle 3 aus',
  'Acme Robotics participates in Nordic Harbour Week',
  'Acme Robotics presenta i suoi robot alla Fiera del Porto 2026',
])('does not take a visit to a fair for an event: %s', (title) => expect(typeOf(title)).toBeNull());

test.each([
  ['Acme Robotics unveils the K500 at Harbour Expo 2026', 'product'],
  ['Acme Robotics wins Innovation Award at Harbour Expo 2026', 'award'],
  ['Acme Robotics opens a plant at the harbour in 2026', 'expansion'],
])('reads what happens at a fair: %s', (title, type) => expect(typeOf(title)).toBe(type));

test.each([
  ['新拠点となる横浜支店を設立いたしました', 'expansion'],
  ['Acmeが資金調達を実施しました', 'funding'],
  ['Ｄemo Day Awardを受賞しました', 'award'],
  ['株式会社ベクソがグローブ社を買収', null],
  ['年末年始休業のお知らせ', null],
  ['Acme与贝克索达成战略合作', 'partnership'],
  ['Acme, 벡소와 업무협약 체결', 'partnership'],
])('a language without spaces leaves the company out: %j is %s', (title, type) => {
  expect(typeOf(title)).toBe(type);
});
