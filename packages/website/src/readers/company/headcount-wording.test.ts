import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { employeeRange } from '@firmlens/text';
import { headcountsIn } from './headcount-wording';

const read = (text: string, language: string | null = null) =>
  headcountsIn(text, language).map(
    ({ from, to, exact }) => `${from}${to === from ? '' : `-${to}`}${exact ? '' : ' about'}`,
  );

test.each([
  ['We have 250 employees in Leeds.', '250'],
  ['Today, 1,200 dedicated employees work here', '1200'],
  ['a crew of 15 trained and dedicated staff', '15'],
  ['over 1.500 Mitarbeiter weltweit', '1500 about'],
  ['mit rund 180 Mitarbeiterinnen und Mitarbeitern', '180 about'],
  ['We are a team of 40 people.', '40'],
  ['a team of over 40.', '40 about'],
  ['Our 120-person company', '120'],
  ['a 40-strong team', '40'],
  ['50-100 employees', '50-100 about'],
  ['11–50 employees', '11-50 about'],
  ['300+ team members', '300 about'],
  ['Notre équipe de 25 collaborateurs', '25'],
  ['Total Employees : 250', '250'],
  ['Number of employees | 11 to 25 people', '11-25 about'],
  ['No. of Employees\n45', '45'],
  ['Employees: 1,200 worldwide', '1200'],
  ['Number of employees: 120 in 12 countries', '120'],
  ['50\nlidí v týmu', '50'],
  ['Anzahl Mitarbeiter 12', '12'],
  ['Our team currently consists of 4 people.', '4'],
  ["100'den fazla uzman çalışanımız var", '100 about'],
  ['más de 300 empleados', '300 about'],
  ['oltre 90 dipendenti', '90 about'],
  ['ruim 60 medewerkers', '60 about'],
  ['Vi är 35 anställda', '35'],
  ['We are 18 people', '18'],
  ['+50\nDedicated Employees:', '50 about'],
  ['70+\nCollaborateurs Groupe', '70 about'],
  ['Über 200 Backexperten', '200 about'],
  ['We employ 75', '75'],
  ['640+\n47 people\n2 offices', '47'],
  ['Damos empleo fijo a 26 personas', '26'],
  ['Dà lavoro a circa 40 persone', '40 about'],
  ['There are nine of us now, in the old chandlery', '9'],
  ['Heute 34 Menschen in Leipzig und Ulm.', '34'],
  ['Inmiddels zijn we met 47.', '47'],
  ['Mitarbeitende weltweit\n480', '480'],
  ['Number of employees: 120 (April 2026)', '120'],
  ['260\nprofesionales', '260'],
  ['61\nMitarbeiter\n5\nStandorte', '61'],
  ['mit 300 Mitarbeitern in Ulm', '300'],
  ['Somos 9 mil colaboradores', '9000'],
  ['従業員\n350名', '350'],
])('reads %p as %s', (text, expected) => {
  expect(read(text)[0]).toBe(expected);
});

test.each([
  ['for companies with 50 employees'],
  ['Plantilla técnica de 45 páginas'],
  ['The milestone of 1,000 employees'],
  ['Free for up to 10 team members'],
  ['We helped 500 employees find calm'],
  ['Trained over 3,000 employees of our customers'],
  ['$25 employees'],
  ['10,000 people use it every day'],
  ['In 2019 employees voted'],
  ['per 100 employees'],
  ['0 employees'],
  ['The number 1 staff survey'],
  ["İzmir'in 1 numaralı yeni çalışan uygulaması"],
  ['Kündigungsschutz gilt ab 10 Mitarbeitern'],
  ['détenu par 212 salariés actionnaires'],
  ['99999999 employees'],
  ['05\nTeam'],
  ['1\nUpload\n2\nTeam\n3\nDone'],
])('finds no headcount in %p', (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ['it', 'con undici collaboratori fissi', '11'],
  ['de-at', 'elf Mitarbeiter', '11'],
  ['de', 'Heute sind wir elf Menschen', '11'],
  ['nl', 'onze medewerkers', undefined],
  ['fr', 'onze collaborateurs', '11'],
])('reads numbers in words of the language %p: %p', (language, text, expected) => {
  expect(read(text, language)[0]).toBe(expected);
});

test.each([
  [1, 1, '1-10'],
  [10, 10, '1-10'],
  [11, 50, '11-50'],
  [200, 200, '51-200'],
  [201, 201, '201-500'],
  [1_000, 1_000, '501-1000'],
  [50, 100, '51-200'],
  [10_000, 10_000, '5001-10000'],
  [10_001, 10_001, '10001+'],
  [0, 0, null],
  [10, 5, null],
])('puts %d to %d people in the range %s', (from, to, range) => {
  expect(employeeRange(from, to)).toBe(range);
});

test('never reads a range backwards, and survives text that is designed to make patterns backtrack', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 1_000 }), (text) => {
      for (const { from, to } of headcountsIn(text, 'en')) expect(from).toBeLessThanOrEqual(to);
    }),
  );
  runToCompletion(() => {
    for (const part of ['1 ', '12,345', 'over ', '5 a ', '1-', 'team of '])
      headcountsIn(part.repeat(20_000), 'en');
  });
});

test('a share of people is no number of people', () => {
  expect(read('1 von 6 Menschen in Leipzig', 'de')).toEqual([]);
  expect(read('9 in 10 employees agree')).toEqual([]);
});

test('leaves out milestones and the people of a network', () => {
  expect(read('2010\nGrowth\nThe team exceeds 20 professionals.\n2018\nMore growth')).toEqual([]);
  expect(read('independent member firms, comprised of more than 5000 professionals')).toEqual([]);
});

test('a word that begins like one about others is none', () => {
  expect(read('A workforce of 120 employees')).toContain('120');
  expect(read('Our executive team of 120 employees')).toContain('120');
});

test('a number of people with whom something began is not today’s', () => {
  expect(read('In 1961 a small bakery, employing 15 people, started to bake rye bread.')).toEqual([]);
});

test('reads a number above a label on two lines', () => {
  expect(read('310+\nFull-Time IT\nProfessionals')).toHaveLength(1);
});
