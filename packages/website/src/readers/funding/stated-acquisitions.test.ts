import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import { createCompanyNameMatcher } from '@firmlens/headlines';
import { sampleSite } from '../sample-site';
import { acquiredCompaniesIn, listedAcquisitions } from './stated-acquisitions';
import type { DealTextKind } from './deal-owner';

const acquired = (text: string, speech: DealTextKind, context = '') =>
  acquiredCompaniesIn(text, speech, createCompanyNameMatcher(['acme']), context);

test.each<[string, DealTextKind, string[]]>([
  ['Acme Acquires SlipNote, Adding Work Orders for Boatyards', 'title', ['SlipNote']],
  ['We have acquired SlipNote', 'title', ['SlipNote']],
  ['Acme acquires 60% stake in Leeds based crane maker Quay Lifts', 'title', ['Quay Lifts']],
  ['Acme acquires Leeds-based Initech', 'title', ['Initech']],
  ['Acme acquires Danish software house Initech', 'title', ['Initech']],
  ['Acme acquires Fabian for 3 million', 'title', ['Fabian']],
  ['Acme merges with Globex Harbour', 'title', ['Globex Harbour']],
  [
    'Acme IT has bought Fenwick Computing, the Leeds support company founded by Ada Fenwick.',
    'sentence',
    ['Fenwick Computing'],
  ],
  ['The Derby specialists Bluestone Systems became part of Acme in 2024.', 'sentence', ['Bluestone Systems']],
  ['Übernahme der Moser GmbH', 'milestone', ['Moser GmbH']],
  ['Acme hat die Moser GmbH übernommen.', 'sentence', ['Moser GmbH']],
  [
    'Die Acme-Gruppe hat sämtliche Anteile an der Valvole Bruni S.r.l. erworben.',
    'sentence',
    ['Valvole Bruni'],
  ],
  [
    'Le Groupe Acme annonce l’acquisition de 100 % de Tubes Vial, entreprise familiale.',
    'sentence',
    ['Tubes Vial'],
  ],
  ['Acme rachète Tubes Vial', 'title', ['Tubes Vial']],
  ['La asamblea aprueba la fusión por absorción de la cooperativa Santa Lucía', 'title', ['Santa Lucía']],
  ['Acme ha adquirido Envases Norte', 'title', ['Envases Norte']],
  ['acquisizione della tappezzeria Molteni di Cantù', 'milestone', ['Molteni']],
  ['Acme neemt Jansen Techniek over', 'title', ['Jansen Techniek']],
  ['Acme anuncia compra da Vila Verde Seguros, de Uberaba', 'title', ['Vila Verde Seguros']],
  ['Acme förvärvar norska Skolverk', 'title', ['Skolverk']],
  ['Köper Närvarokollen AB i Oslo', 'milestone', ['Närvarokollen AB']],
  ['Acme opkøber Fjordteknik og Bjerg Data', 'title', ['Fjordteknik', 'Bjerg Data']],
  ['Acme kjøper Fjordteknikk AS', 'title', ['Fjordteknikk AS']],
  ['Acme przejmuje czeską firmę Dopravka', 'title', ['Dopravka']],
  ['Akvizicí technologické společnosti Dopravka pokračuje Acme v růstu.', 'sentence', ['Dopravka']],
  ['We acquired the Leeds practice of Hale Fenwick in May.', 'sentence', ['Hale Fenwick']],
])('reads the acquired companies in "%s"', (text, speech, names) => {
  expect(acquired(text, speech)).toEqual(names);
});

test.each<[string, DealTextKind]>([
  ['Acme was acquired by Globex in 2020.', 'sentence'],
  ['Acme wurde von der Globex AG übernommen.', 'sentence'],
  ['Globex acquires Acme', 'title'],
  ['Globex acquires Initech', 'title'],
  ['Übernahme der Acme GmbH durch die Globex AG', 'title'],
  ['Übernahme der Initech GmbH durch die Globex AG', 'title'],
  ['Our customer Globex acquired Initech Ltd last year.', 'sentence'],
  ['Ada Holm übernimmt die Geschäftsführung', 'title'],
  ['1987 übernimmt Karl Holm den Betrieb von seinem Vater', 'milestone'],
  ['Acme hat den Vorsitz von ihrem Vater übernommen.', 'sentence'],
  ['Wir haben Verantwortung übernommen.', 'sentence'],
  ['Kauf des Nachbargrundstücks', 'milestone'],
  ['Acme incorpora a Inés Ferrer como directora', 'title'],
  ['In 2012 we bought Mill Lane for our second shop.', 'sentence'],
  ['Acme acquires a new building in Leeds', 'title'],
  ['Acme acquires new premises in Palm Park', 'title'],
  ['Acme buys back all Globex shares', 'title'],
  ['Takeover of the Danish crane works of Dr.', 'milestone'],
  ['Acme could acquire Initech', 'title'],
  ['Customer acquisition of Globex explained', 'title'],
  ['Acme achète 30 % de Tubes Vial', 'title'],
  ['Acquisition of Initech by Globex', 'sentence'],
])('finds no acquisition by the company in "%s"', (text, speech) => {
  expect(acquired(text, speech)).toEqual([]);
});

test('reads a stake as an acquisition from 50 percent', () => {
  const title = 'Acme entre au capital d’Argiles Vives';
  expect(acquired(title, 'title', 'Prise de participation de 51 % dans le fabricant de briques')).toEqual([
    'Argiles Vives',
  ]);
  expect(acquired(title, 'title', 'Prise de participation de 20 % dans le fabricant')).toEqual([]);
});

test('reads lists below a heading for acquisitions', () => {
  const html =
    '<h2>Croissance externe</h2><ul><li>2019 : Carrières Hautes</li><li>2021 : Toits Bleus (Albi)</li></ul><h2>Équipe</h2><ul><li>Ada Holm</li></ul>';
  const [page] = sampleSite([{ kind: 'about', html }]).pages;
  expect(page && listedAcquisitions(page, createCompanyNameMatcher(['acme']))).toEqual([
    'Carrières Hautes',
    'Toits Bleus',
  ]);
});

test('survives text that is designed to make patterns backtrack', () => {
  runToCompletion(() => {
    for (const word of ['Acme acquires ', 'Foo, and ', 'Übernahme der ', "A'", 'de la ', 'Foo Bar de '])
      acquired(word.repeat(20_000), 'sentence', word.repeat(20_000));
  });
});

test.each<[string, DealTextKind]>([
  ['Le groupe Globex rachète Tubes Vial', 'milestone'],
  [
    'Im Jahr 2019 wurden wir von unserem Eigentümer, dem kanadischen Investor Bexo Invest, übernommen.',
    'sentence',
  ],
  [
    'Wir wollen Verantwortung übernehmen und Veränderungen anstoßen, die unser Unternehmen prägen.',
    'sentence',
  ],
  ['Acme übernimmt Verantwortung', 'title'],
  ['Acme acquires Harbour Lane V …', 'title'],
])('takes nobody for acquired in "%s"', (text, kind) => expect(acquired(text, kind)).toEqual([]));

test('reads a group without a name as the company', () =>
  expect(acquired('Le groupe rachète Tubes Vial', 'milestone')).toEqual(['Tubes Vial']));
