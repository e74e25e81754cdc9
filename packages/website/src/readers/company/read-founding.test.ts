import { sampleSite, fieldValues } from '../sample-site';
import { readFounding } from './read-founding';

const yearIn = (text: string) =>
  fieldValues(
    readFounding,
    'company.founded_year',
    sampleSite([{ kind: 'about', html: `<p>${text}</p>` }]),
  )[0];

test.each([
  ['Acme was founded in 1998 by two friends.', 1998],
  ['Established 1924', 1924],
  ['Since 1975, Acme has helped clients.', 1975],
  ['Działamy od 2013 roku na rynku.', 2013],
  ['We have been in business since 1984.', 1984],
  ['С 1992 года «Acme» строит мосты.', 1992],
  ['Betriebsgründung im Jahr 1987', 1987],
  ['Acme nació en Palma en 2019, de una idea', 2019],
  ['Acme se constituyó el 3 de febrero de 1956', 1956],
  ['Established in 1998 in Leeds, Acme Robotics makes arms.', 1998],
  ['Est. 2003', 2003],
  ['Estd. 2003', 2003],
  ['Your reliable partner for roofs since 1990', 1990],
  ['The journey began in 1989, when two friends met.', 1989],
  ['It all started back in 2008.', 2008],
  ['Acme opened its doors in 2005.', 2005],
  ['Year of Establishment: 1994', 1994],
  ['1994 Established', 1994],
  ['Seit der Gründung 1968 sind wir ein Familienbetrieb.', 1968],
  ['1968 machte sich Karl Weber selbstständig.', 1968],
  ['Depuis sa création en 1968, l’entreprise grandit.', 1968],
  ['L’aventure commence en 1968.', 1968],
  ['Desde 1968 al servicio de la construcción.', 1968],
  ['Iniciamos nuestras actividades en el año 1968.', 1968],
  ['Cégünket 1994-ben alapítottuk.', 1994],
  ['創業 昭和44年（1969年）', 1969],
  ['تأسست الشركة عام 1994', 1994],
  ['gegründet im Jahr 1987', 1987],
  ['Das Unternehmen wurde 1987 gegründet.', 1987],
  ['Gründungsjahr: 2011', 2011],
  ['Fondée en 2005 à Lyon', 2005],
  ['Fundada en 1990', 1990],
  ['Fondata nel 1961', 1961],
  ['Opgericht in 2012', 2012],
  ['Grundades 1972', 1972],
  ['Bakers since 1890', 1890],
  ['seit 1924 in Kiel', 1924],
  ['Since 2009, Acme has made arms.', 2009],
  ['Společnost byla založena v roce 1991.', 1991],
  ['Het bedrijf is opgericht in 1968.', 1968],
  ['Export quality fruit since 1974', 1974],
  ['Seit 1968 Ihr Partner für Dächer', 1968],
  ['Bereits seit 1995 entwickeln und bauen wir Antriebe.', 1995],
  ['Depuis 1987 à votre service', 1987],
  ['Dal 1974 progettiamo macchine.', 1974],
  ['Od roku 1992 vyrábíme okna.', 1992],
  ['A cégünket két barát alapította 2004 tavaszán', 2004],
  ['Yritys syntyi vuonna 2020', 2020],
  ['Acme blev dannet i 2004', 2004],
  ['Our story began in 2015, in a shed', 2015],
  ['Nuestra historia comienza en el año 2015', 2015],
  ['Az Acme 2010-ben kezdte meg tevékenységét', 2010],
  ['March 2011<br>Founded', 2011],
  ['公司创建于2002年', 2002],
  ['บริษัทให้บริการ ตั้งแต่ พ.ศ. 2548', 2005],
  ['Serving the Packaging Industry since 1959', 1959],
  ['2005 founded the predecessor', undefined],
  ['Osnovana 1992. godine', 1992],
  ['Şirketimiz 1987 yılında kurulmuştur', 1987],
  ['Η εταιρεία ιδρύθηκε το 1979', 1979],
  ['Компания основана в 1999 году', 1999],
  ['Мы работаем на этом рынке с 1995 года.', 1995],
  ['Das 1993 gegründete Unternehmen', 1993],
  ['当社は1950年3月に設立しました', 1950],
  ['2018</p><p>established', 2018],
  ['Brewing since 1998. Acme was founded in 1995.', 1995],
  ['Acme commenced operations in 1996.', 1996],
  ['Acme, 1997 yılında Leeds’te kurulmuş olup robot üretir.', 1997],
  ['Acme 1972 yılından beri robot üretir.', 1972],
  ['Az Acme 1990 óta gyárt robotokat.', 1990],
  ['En el año 1980 nace Acme en la ciudad de Ancona.', 1980],
  ['Acme startede som værksted den 22. februar 2019', 2019],
  ['Dal 1966, la Acme & C. s.n.c. è un punto di riferimento.', 1966],
  ['С 1999 года мы строим мосты.', 1999],
  ['Founded</p><p>July 2013 · Leeds', 2013],
  ['設立</p><p>1980年 / 昭和55年 - 5月', 1980],
  ['Experts for customers</p><p>Since 1975, Acme has built arms.', 1975],
])('reads %p as %d', (text, year) => {
  expect(yearIn(text)).toBe(year);
});

test.each([
  ['Founded in 2150'],
  ['0 % VAT since 2023'],
  ['Since 2007, Globex has relied on Acme.'],
  ['Acme is just getting started in 2016.'],
  ['1965 nace Ada Holm en Palma'],
  ['Az Acme partner 2010 óta.'],
  ['Sinds 2024 ondersteunt Acme de groei van Globex.'],
  ['Ada Example nació en 1980 en Palma'],
  ['Founded in 0998'],
  ['founded with 1000% passion'],
  ['We have founded 1.500 projects'],
  ['© 2019 Acme'],
  ['The University of Leeds, founded in 1904, is a customer'],
  ['founded in 275760'],
  ['Established in 2002 and based in Pune, Globex Learning works with schools.'],
  ['The journal that we founded © 2026'],
  ['Our customer Globex was founded in 1990.'],
  ['Globex Robotics Fund was founded in 1986.'],
  ['Globex was founded in 1986.'],
  ['</p><blockquote><p>We were founded in 1986.</p></blockquote><p>'],
  ['</p><h2>Our customers</h2><p>Founded in 1986, a family business.</p><p>'],
  ['</p><div class="modal"><p>Established in 1972 the association has 900 members.</p></div><p>'],
  ['</p><h3>Ada Brook</h3><p>She started in retail. Founded a shop in 1986.</p><p>'],
  ['2015</p><p>Idee</p><p>2019</p><p>Halle</p><p>2022</p><p>Gründung der Stiftung'],
])('finds no founding year in %p', (text) => {
  expect(yearIn(text)).toBeUndefined();
});

test.each([
  ['2014', 2014, undefined],
  ['2014-05-01', 2014, '2014-05-01'],
  ['1924-05-01T00:00:00Z', 1924, '1924-05-01'],
  ['2014-13-45', 2014, undefined],
  ['275760-09-13', undefined, undefined],
])('reads a founding date of %p in the markup as %p and %p', (date, year, day) => {
  const html = `<script type="application/ld+json">{"@type":"Organization","foundingDate":"${date}"}</script>`;
  const input = sampleSite([{ html }]);
  expect(fieldValues(readFounding, 'company.founded_year', input)[0]).toBe(year);
  expect(fieldValues(readFounding, 'company.date_of_creation', input)[0]).toBe(day);
});

test.each([
  ['Nel 1958 Ada Torri apre una bottega. Dal 2022 il tetto produce energia.', 1958],
  ['1924 gründete der Schlosser Karl Holm in Ulm eine Werkstatt. Seit 2015 liefern wir auch Dampf.', 1924],
  ['W 1991 roku Jan Wolny kupił pierwszy samochód.', 1991],
  ['Cara Brook started Acme in 2009 from a spare room.', 2009],
  ['Cara Brook founded Acme, Inc. in 2009 from a spare room.', 2009],
  ['Cara Xyzzian founded Acme Robotics in 2009.', 2009],
  ['Every workshop changes. Workshop was founded in 2009.', 2009],
  ['Née en 2019 à Nantes, Acme compte 41 collaborateurs.', 2019],
])('reads the founding story %p as %d', (text, year) => {
  expect(yearIn(text)).toBe(year);
});

test('reads the first milestone', () => {
  const list = '<li>1958 the workshop opened</li><li>1974 first kitchen</li><li>2019 showroom in Leeds</li>';
  expect(yearIn(`</p><ul>${list}</ul><p>Since 2022 the roof makes power.`)).toBe(1958);
  expect(
    yearIn(
      '</p><dl><dt>1924</dt><dd>Gründung</dd><dt>1961</dt><dd>Halle 2</dd><dt>1998</dt><dd>Halle 3</dd></dl><p>',
    ),
  ).toBe(1924);
  expect(
    yearIn('</p><h2>2011</h2><p>Two friends established a firm.</p><h2>2016</h2><p>Hall</p><h2>2020</h2><p>'),
  ).toBe(2011);
});

test('reads the first of milestones with months', () => {
  expect(
    yearIn('</p><p>2008.6</p><p>アクメ株式会社設立</p><p>2009.9</p><p>工場</p><p>2012.3</p><p>支店</p><p>'),
  ).toBe(2008);
});

test('does not read a year since when something else has been the case', () => {
  expect(yearIn('Since 2022 the roof makes our power.')).toBeUndefined();
  expect(yearIn('Since 2021, Acme has been carbon neutral.')).toBeUndefined();
  expect(yearIn('Since 2021, we are certified.')).toBeUndefined();
  expect(yearIn('Seit 2015 sind wir auch in Hamburg.')).toBeUndefined();
  expect(yearIn('Seit 2010 führen wir den Betrieb in dritter Generation.')).toBeUndefined();
  expect(yearIn('Mitglied der Innung seit 2004')).toBeUndefined();
  expect(yearIn('Die Begründung des Preises im Jahr 2019 liegt vor.')).toBeUndefined();
});

test('reads the founding day if the sentence states it', () => {
  const input = sampleSite([{ kind: 'about', html: '<p>Acme se constituyó el 3 de febrero de 1956.</p>' }]);
  expect(fieldValues(readFounding, 'company.date_of_creation', input)).toEqual(['1956-02-03']);
});

test('neither the year of a takeover nor that since when somebody works there is the company’s', () => {
  expect(yearIn('1992 übernahm Karl Holm den Betrieb.')).toBeUndefined();
  const team = sampleSite([{ kind: 'team', path: '/team', html: '<p>Ada works at Acme since 2010.</p>' }]);
  expect(fieldValues(readFounding, 'company.founded_year', team)).toEqual([]);
});

test('knows the company by the name that its pages are signed with, whatever its domain', () => {
  const signed = (body: string) =>
    `<title>Nordwerk Global Solutions</title>${body}<footer>Ⓒ 2017 Nordwerk Global Solutions Inc.</footer>`;
  const input = sampleSite([
    { html: signed('<p>Welcome to our site.</p>') },
    {
      path: '/jobs',
      kind: 'careers',
      html: signed('<p>Established in 1997, Nordwerk Global has grown.</p>'),
    },
  ]);
  expect(fieldValues(readFounding, 'company.founded_year', input)).toEqual([1997]);
});

test('takes the first year that a list of a group’s companies labels alike', () => {
  const company = (name: string, year: string) => `<h3>${name}</h3><p>設立</p><p>${year}</p>`;
  const html =
    '<p>設立日</p><p>2021年3月10日</p>' +
    company('アクメ株式会社', '2021年3月') +
    company('グローベックス株式会社', '2019年9月') +
    company('ノルド株式会社', '2022年7月');
  expect(yearIn(html)).toBe(2021);
});

test.each([
  ['設立 平成20年6月10日', 2008],
  ['創業 令和元年', 2019],
  ['</p><dl><dt>設立</dt><dd>昭和63年4月</dd></dl><p>', 1988],
  ['2021</p><p>Godina osnivanja', 2021],
  [
    '</p><p>2003 – 2006</p><p>Founded in a garage</p><p>2007 – 2012</p><p>Hall</p><p>2013 – 2020</p><p>',
    2003,
  ],
  ['</p><p>1992</p><p>1992</p><p>Foundation</p><p>1995</p><p>Hall</p><p>2013</p><p>Shop</p><p>', 1992],
  ['</p><p>Founded</p><p>1994</p><p>History</p><p>1984</p><p>Idea</p><p>1990</p><p>Shed</p><p>', 1994],
])('reads the year in %p as %d', (text, year) => {
  expect(yearIn(text)).toBe(year);
});

test.each([
  ['Acme is part of the Globex Group (Globex Castings Ltd., Leeds) which was established in the year 1942'],
  ['ACME Ada Holm has been in her trade since 2007.'],
  ['</p><h2>Globex GmbH</h2><table><tr><th>Founded</th><td>1986</td></tr></table><p>'],
])('the year of somebody else is not the company’s: %p', (text) => {
  expect(yearIn(text)).toBeUndefined();
});

test('a sum of money is no year of the Buddhist era', () => {
  expect(yearIn('Acme was founded with a capital of 2500 euros.')).toBeUndefined();
});
