import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { legalFormOf, stripLegalForm } from '@firmlens/text';
import { legalNamesIn } from './legal-name';

const namesIn = (line: string) => legalNamesIn(line).map(({ name }) => name);

test.each([
  ['Kesselwerk Nord GmbH & Co. KG', 'Kesselwerk Nord GmbH & Co. KG', 'GmbH & Co. KG'],
  ['Die Nordlicht AG ist', 'Nordlicht AG', 'AG'],
  ['within 3 hours. NORDLICHT Ltd', 'NORDLICHT Ltd', 'Ltd'],
  ['2017–2026 Lumenfold Ltd', 'Lumenfold Ltd', 'Ltd'],
  ['© Quillbase — SASU', 'Quillbase SASU', 'SASU'],
  [
    'Acme Robotics UG (haftungsbeschränkt)',
    'Acme Robotics UG (haftungsbeschränkt)',
    'UG (haftungsbeschränkt)',
  ],
  ['between you and Quillbase, Inc., a Delaware corporation', 'Quillbase, Inc.', 'Inc'],
  ['Copyright 2024 Bright Harbour Limited', 'Bright Harbour Limited', 'Ltd'],
  ['operated by Acme Robotics LLC', 'Acme Robotics LLC', 'LLC'],
  ['The Bread Company Ltd. Registered', 'The Bread Company Ltd', 'Ltd'],
  ['Raison sociale : Atelier Lumen SAS', 'Atelier Lumen SAS', 'S.A.S.'],
  ['es titularidad de Talleres Mendoza, S.L.', 'Talleres Mendoza, S.L.', 'S.L.'],
  ['A Metal Sul Indústria Ltda, inscrita no CNPJ', 'Metal Sul Indústria Ltda', 'Ltda'],
  ['Officina Rossi S.r.l.', 'Officina Rossi S.r.l.', 'S.r.l.'],
  ['Panificio Bianchi & Figli S.p.A.', 'Panificio Bianchi & Figli S.p.A.', 'S.p.A.'],
  ['Talleres García, S.L.', 'Talleres García, S.L.', 'S.L.'],
  ['Van der Berg Logistiek B.V.', 'Van der Berg Logistiek B.V.', 'B.V.'],
  ['Nordisk Data AB (publ)', 'Nordisk Data AB (publ)', 'AB'],
  ['Fjord Systems AS', 'Fjord Systems AS', 'AS'],
  ['Jensen & Søn ApS', 'Jensen & Søn ApS', 'ApS'],
  ['Tehtaan Leipä Oy', 'Tehtaan Leipä Oy', 'Oy'],
  ['Wisła Software Sp. z o.o.', 'Wisła Software Sp. z o.o.', 'Sp. z o.o.'],
  ['Vltava Stroje s.r.o.', 'Vltava Stroje s.r.o.', 's.r.o.'],
  ['Duna Gépek Kft.', 'Duna Gépek Kft.', 'Kft.'],
  ['Padaria Nova, Lda.', 'Padaria Nova, Lda.', 'Lda'],
  ['Outback Tools Pty Ltd', 'Outback Tools Pty Ltd', 'Pty Ltd'],
  ['Sakura Robotics Co., Ltd.', 'Sakura Robotics Co., Ltd.', 'Co., Ltd.'],
  ['Himalaya Infotech Pvt. Ltd.', 'Himalaya Infotech Pvt. Ltd.', 'Pvt Ltd'],
  ['iRoast GmbH', 'iRoast GmbH', 'GmbH'],
  ['UAB Acme Baltic', 'UAB Acme Baltic', 'UAB'],
  ['ООО «Акме Юг»', 'ООО Акме Юг', 'ООО'],
  ['SARL DURAND', 'SARL DURAND', 'SARL'],
  ['PT Surya Jaya Abadi', 'PT Surya Jaya Abadi', 'PT'],
  ['CÔNG TY CỔ PHẦN BAO BÌ SAO MAI', 'CÔNG TY CỔ PHẦN BAO BÌ SAO MAI', 'Công ty Cổ phần'],
  ['This Privacy Notice for Acme and Globex Ltd (“we”)', 'Acme and Globex Ltd', 'Ltd'],
  ['Gesetzliche Anbieterkennung der Nordlicht GmbH', 'Nordlicht GmbH', 'GmbH'],
  ['Algemene Voorwaarden, Vloeren Peeters B.V.', 'Vloeren Peeters B.V.', 'B.V.'],
  ['Medieninhaber & Herausgeber Nordlicht FlexCo', 'Nordlicht FlexCo', 'FlexCo'],
  ['Nordlicht Optik oHG', 'Nordlicht Optik oHG', 'OHG'],
  ['Vloeren Peeters bv', 'Vloeren Peeters bv', 'bv'],
  ['Delta Metals EPE', 'Delta Metals EPE', 'EPE'],
  ['Gulf Harbour Solutions (FZC)', 'Gulf Harbour Solutions (FZC)', 'FZ-LLC'],
  ['Kaya Gıda Sanayi ve Ticaret Ltd. Şti.', 'Kaya Gıda Sanayi ve Ticaret Ltd. Şti.', 'Ltd. Şti.'],
  ['Delta Foods SRL', 'Delta Foods SRL', 'S.r.l.'],
  ['株式会社 あさひ製作所', '株式会社 あさひ製作所', '株式会社'],
  ['あさひ製作所株式会社（アサヒセイサクショ）', 'あさひ製作所株式会社', '株式会社'],
  ['上海朝日电气有限公司', '上海朝日电气有限公司', '有限公司'],
  ['Raison sociale : LES JARDINS DU NORD SAS', 'LES JARDINS DU NORD SAS', 'S.A.S.'],
  ['Officina Acme S.n.c. di Rossi M. & C. - Via Roma 3', 'Officina Acme S.n.c. di Rossi M. & C.', 'SNC'],
  ['A Casa Acme, Unipessoal Lda., com sede', 'Casa Acme, Unipessoal Lda.', 'Unipessoal Lda'],
  ['„Акме Строй“ ЕООД', 'Акме Строй ЕООД', 'EOOD'],
  ['Jean Acme – Entrepreneur individuel', 'Jean Acme', 'Entrepreneur individuel'],
  ['Tuinen Acme Comm.V.', 'Tuinen Acme Comm.V.', 'Comm.V.'],
  ['朝日工業株式会社（ASAHI INDUSTRIES CO., LTD.）', '朝日工業株式会社', '株式会社'],
  ['상호명 : (주)아크메 | 대표 : 김철수', '(주)아크메', '주식회사'],
  ['trivago-like hotelschain GmbH', 'hotelschain GmbH', 'GmbH'],
])('reads the name in %p', (line, name, form) => {
  const [found] = legalNamesIn(line);
  expect(found?.name).toBe(name);
  expect(found?.legalForm.form).toBe(form);
});

test.each([
  ['for a limited time only'],
  ['Limited edition'],
  ['known as the best'],
  ['We are an inc'],
  ['GmbH'],
  ['ECHIPA NORDLICHT SE OCUPĂ DE PAZĂ'],
  ['NORDLICHT CAPITAL AS A CONCEPT'],
  ['SIA is an agency'],
  ['PT and OT services'],
  ['Was ist eine GmbH?'],
  ['株式会社あさひ製作所 代表取締役'],
  ['株式会社あさひ製作所は、大阪を拠点に防水工事を手がける。'],
  ['株式会社'],
])('finds no name in %p', (line) => {
  expect(namesIn(line)).toEqual([]);
});

test('reads several names on one line', () => {
  expect(namesIn('Acme Robotics GmbH, Acme Holding AG')).toEqual(['Acme Robotics GmbH', 'Acme Holding AG']);
});

test('strips only the legal form from a name', () => {
  expect(stripLegalForm('Quillbase, Inc.')).toBe('Quillbase');
  expect(stripLegalForm('Limited Run')).toBe('Limited Run');
  expect(legalFormOf('Quillbase')).toBeNull();
});

test('finds no empty name, and survives lines that are designed to make patterns backtrack', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 500 }), (line) => {
      for (const { name, start, end } of legalNamesIn(`${line} Acme ${line} GmbH ${line}`)) {
        expect(name).not.toBe('');
        expect(start).toBeLessThan(end);
      }
    }),
  );
  runToCompletion(() => {
    for (const part of ['AG ', 'A ', 'S. ', 'GmbH & Co. ', ' ']) legalNamesIn(part.repeat(20_000));
  });
});

test.each([
  ['Lindas del Río, S. Coop. And. – Ctra. de la Sierra s/n', 'Lindas del Río, S. Coop. And.'],
  ['Tenuta Collina Società Agricola a r.l. - Strada Alta 9', 'Tenuta Collina Società Agricola a r.l.'],
  ['Kancelaria Nowicka sp.k., ul. Lipowa 3', 'Kancelaria Nowicka sp.k.'],
  ['Cabinet Durand SELARL, 3 rue Haute', 'Cabinet Durand SELARL'],
  ['Clínica Sol, S.L.P.', 'Clínica Sol, S.L.P.'],
  ['Molino Alto S. de R.L. de C.V.', 'Molino Alto S. de R.L. de C.V.'],
])('recognises the legal form and its country in %p', (line, name) => {
  expect(legalNamesIn(line).map((found) => found.name)).toEqual([name]);
});

test('reads a name in front of the number of its register, in capitals too', () => {
  expect(legalNamesIn('Nordwerk SE HRB 4711 Amtsgericht Kiel').map(({ name }) => name)).toEqual([
    'Nordwerk SE',
  ]);
  expect(legalNamesIn('Acme AS CVR 12345678').map(({ name }) => name)).toEqual(['Acme AS']);
});

test('reads a name of two small words that begins a line', () => {
  expect(legalNamesIn('nordwerk e-mobility GmbH').map(({ name }) => name)).toEqual([
    'nordwerk e-mobility GmbH',
  ]);
  expect(legalNamesIn('die e-mobility GmbH').map(({ name }) => name)).toEqual(['e-mobility GmbH']);
});

test.each([['NORDWERK SDN. BHD.'], ['NORDWERK PTE. LTD.'], ['NORDWERK PTY LTD'], ['NORDWERK PVT. LTD.']])(
  'reads the form in capitals of %p',
  (name) => {
    expect(legalNamesIn(name)[0]).toMatchObject({ name, legalForm: legalFormOf(name) });
  },
);

test('a Brazilian subsidiary’s name goes on behind its parent’s', () => {
  expect(namesIn('A Acme & Co. do Brasil Consultoria Ltda., inscrita no CNPJ')).toEqual([
    'Acme & Co. do Brasil Consultoria Ltda.',
  ]);
  expect(namesIn('contrato com Acme do Brasil Ltda')).toEqual(['Acme do Brasil Ltda']);
});
