import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { registerNumbersIn } from './register-number';

const read = (text: string) => registerNumbersIn(text).map(({ country, number }) => `${country} ${number}`);

test.each([
  ['Amtsgericht Charlottenburg, HRB 123456 B', 'DE HRB 123456 B'],
  ['Handelsregister: HRB-Nr. 4711', 'DE HRB 4711'],
  ['Registergericht: Amtsgericht Köln\nRegisternummer: 12345', 'DE 12345'],
  ['FB-Nr.: 123456 a', 'AT FN 123456a'],
  ['Acme Limited (07654321)', 'GB 07654321'],
  ['Acme Ltd, Co. Reg. 07654321', 'GB 07654321'],
  ['Registered in Ireland No. 123456', 'IE 123456'],
  ['Company Registration Number: 123456 (Ireland)', 'IE 123456'],
  ['N° SIREN\n732 829 320', 'FR 732829320'],
  ['Org. 974760673', 'NO 974760673'],
  ['Org. nr. 5560160680', 'SE 556016-0680'],
  ['N° d’entreprise : BE0403170701', 'BE 0403.170.701'],
  ['N. REA 1234567 CCIAA Milano', 'IT 1234567'],
  ['N.I.F. nº B12345674', 'ES B12345674'],
  ['C.I.F. número B12345674', 'ES B12345674'],
  ['do Krajowego Rejestru Sądowego pod numerem 0000123456', 'PL 0000123456'],
  ['Identifikační číslo: 270 82 440', 'CZ 27082440'],
  ['IČO\n27082440', 'CZ 27082440'],
  ['NZBN 9429041234567', 'NZ 9429041234567'],
  ['Acme Limited RC: 123456', 'NG 123456'],
  ['ח.פ. 512345678', 'IL 512345678'],
  ['Registernummer: HRA 205', 'DE HRA 205'],
  ['Registernummer: HRB 12 34 56', 'DE HRB 123456'],
  ['HRB 12 345 B', 'DE HRB 12345 B'],
  ['HRB 123 80331 München', 'DE HRB 123'],
  ['Firmenbuchnummer: FN 123456 a', 'AT FN 123456a'],
  ['UID: CHE-123.456.789 MWST', 'CH CHE-123.456.789'],
  ['Registered in England and Wales (company number 7123456)', 'GB 07123456'],
  ['Acme Ltd is a company registered in Scotland with number SC123456.', 'GB SC123456'],
  ['© 2024 Acme Ltd · Reg. in England No. 09876543 · VAT Reg. No. GB 123 4567 89', 'GB 09876543'],
  ['Company No. 09876543', 'GB 09876543'],
  ['Company Registration Number: 12345678', 'GB 12345678'],
  ['Registered number\n7123456', 'GB 07123456'],
  ['09876543 (England & Wales)', 'GB 09876543'],
  ['Company Number: 7123456\nRegistered in England and Wales', 'GB 07123456'],
  ['CUI 123, J2024003434229', 'RO J2024003434229'],
  ['RUT 76.123.456-7', 'CL 76.123.456-7'],
  ['RCS Paris B 732 829 320', 'FR 732829320'],
  ['SIRET : 732 829 320 00074', 'FR 732829320'],
  ['Registration Number: 732 829 320 R.C.S. Paris', 'FR 732829320'],
  ['Propriétaire : Acme – 73282932000074 – 3 rue Haute', 'FR 732829320'],
  ['Org.nr. 974 760 673 MVA', 'NO 974760673'],
  ['Org.nr: 556016-0680', 'SE 556016-0680'],
  ['CVR-nr.: 25 31 37 63', 'DK 25313763'],
  ['Y-tunnus: 0112038-9', 'FI 0112038-9'],
  ['KvK-nummer: 34281228', 'NL 34281228'],
  ['BTW BE 0403.170.701', 'BE 0403.170.701'],
  ['Registro Imprese di Milano 01234567890', 'IT 01234567890'],
  ['REA MI-1234567', 'IT MI-1234567'],
  ['R.E.A MI 1234567', 'IT MI-1234567'],
  ['CIF: B12345674', 'ES B12345674'],
  ['KRS: 0000123456', 'PL 0000123456'],
  ['KRS no. 123456', 'PL 0000123456'],
  ['Registered company in England & Wales #7123456', 'GB 07123456'],
  ['REGON 123456785', 'PL 123456785'],
  ['IČO: 27082440', 'CZ 27082440'],
  ['Cégjegyzékszám: 01-09-562739', 'HU 01-09-562739'],
  ['ABN 51 824 753 556', 'AU 51824753556'],
  ['ACN 004 085 616', 'AU 004085616'],
  ['CIN: U72200KA2013PTC097389', 'IN U72200KA2013PTC097389'],
  ['UEN: 201912345K', 'SG 201912345K'],
  ['UEN 53123456A', 'SG 53123456A'],
  ['NIF 509 123 457', 'PT 509123457'],
  ['RFC: ABC010203XY1', 'MX ABC010203XY1'],
  ['Business Number 123456789 RC0001', 'CA 123456789'],
  ['Corporate number: 1234567890123', 'JP 1234567890123'],
  ['ICO: 27082440', 'CZ 27082440'],
  ['27082440, CZ27082440', 'CZ 27082440'],
  ['Acme Sdn. Bhd. (201901012345)', 'MY 201901012345'],
  ['Acme Sdn Bhd (123456-A)', 'MY 123456-A'],
  ['Mã số thuế: 0101234567', 'VN 0101234567'],
  ['OIB: 12345678901', 'HR 12345678901'],
  ['Matični broj: 12345678', 'RS 12345678'],
  ['Matična številka: 1234567000', 'SI 1234567000'],
  ['Reg. No: 201901035528 (1136938-V)', 'MY 201901035528'],
  ['RIF: J-12345678-9', 'VE J-12345678-9'],
  ['Kennitala: 450101-2340', 'IS 450101-2340'],
  ['CNPJ: 12.345.678/0001-95', 'BR 12.345.678/0001-95'],
])('reads %p', (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test.each([
  ['Company Number: 7123456\nDover, Delaware', 'a number of a country that is not named'],
  ['SIREN 732 829 321', 'a SIREN that fails its check digit'],
  ['Org.nr. 974 760 674', 'a Norwegian number that fails its check digit'],
  ['Org.nr: 556016-0681', 'a Swedish number that fails its check digit'],
  ['Call 12345678 now', 'digits without a label'],
  ['USt-IdNr.: DE123456789', 'a VAT number'],
  ['VAT GB 123 4567 89', 'a VAT number of another country'],
  ['C.F/P.IVA 01234567890', 'an Italian number that is printed as the one for taxes'],
  ['HRBX 12', 'letters that only begin like a label'],
])('finds no register number in %p: %s', (text) => {
  expect(read(text)).toEqual([]);
});

test('finds at most 30 numbers, and survives text that is designed to make patterns backtrack', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 2_000 }), (text) => read(text).length <= 30),
  );
  runToCompletion(() => {
    for (const part of ['registered in England ', 'RCS ', 'company number ', 'KvK ', '12 ', 'HRB '])
      read(part.repeat(10_000));
  });
});
