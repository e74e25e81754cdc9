import { isByline, stripDate, stripDateline } from './post-text';

test.each([
  ['15.09.26 Acme secures first listing', 'Acme secures first listing'],
  ['24 ottobre - Acquistata la Cascina', 'Acquistata la Cascina'],
  ['12-15 aprile - Siamo a Verona', 'Siamo a Verona'],
  ['Mardi 16 juin 2026 : Acme lève des fonds', 'Acme lève des fonds'],
  ['Oct. 8, 2026 | Acme opens', 'Acme opens'],
  ['Acme opens in Madrid (12 March 2025)', 'Acme opens in Madrid'],
  ['mar 13/10/2026 - 10:30', ''],
  ['60 postes à pourvoir', '60 postes à pourvoir'],
  ['Acme in 2026', 'Acme in 2026'],
])('strips the date from "%s"', (text, rest) => expect(stripDate(text)).toBe(rest));

test.each([
  ['NEWPORT, R.I., Oct. 8, 2026 – Acme today announced', 'Acme today announced'],
  ['Nantes, le 16 juin 2026 – La Série B', 'La Série B'],
  ['Palma, 12 de marzo de 2026. Acme ha cerrado', 'Acme ha cerrado'],
  ['BERLIN, March 3, 2026 (GLOBE NEWSWIRE) -- Acme raised', 'Acme raised'],
  ['2 februari 2026. Femke werkte twaalf jaar', 'Femke werkte twaalf jaar'],
  ['Acme opened in Oslo on 3 May 2026 and hired', 'Acme opened in Oslo on 3 May 2026 and hired'],
  ['Acme hires 15 engineers – in a year', 'Acme hires 15 engineers – in a year'],
])('strips the dateline from "%s"', (text, rest) => expect(stripDateline(text)).toBe(rest));

test.each([
  ['por Equipo Acme | 07 de octubre de 2026 | Noticias', true],
  ['Scritto da Ufficio stampa', true],
  ['Read more', true],
  ['Acme opens an office in Madrid | twelve people start there in May', false],
  ['Katarzyna Nowak joins Acme', false],
  ['By Jane van Doe', true],
  ['Da oggi Acme apre a Roma con dodici persone', false],
  ['Publié le 3 mars 2026', true],
  ['Categories: Press, Product', true],
  ['Pubblicato da Redazione', true],
  ['Public cloud prices rise again', false],
])('reports whether "%s" is a byline: %s', (line, expected) => expect(isByline(line)).toBe(expected));
