/** A legal form of companies. */
export interface LegalForm {
  /** As it is commonly written. */
  form: string;
  /** Country whose law knows it, where it is one: ISO 3166-1 alpha-2. */
  country: string | null;
  /** An everyday word or abbreviation as well, so that more must speak for it. */
  ambiguous: boolean;
}

/**
 * Legal forms with the country that they point to and their spellings as patterns, longer ones before those
 * that they contain. Source: the ISO 20275 list of entity legal forms.
 */
const FORMS: readonly [form: string, country: string | null, spelling: string][] = [
  ['GmbH & Co. KGaA', 'DE', 'GmbH ?& ?Co\\.? ?KGaA'],
  ['GmbH & Co. KG', 'DE', 'GmbH ?& ?Co\\.? ?KG'],
  ['AG & Co. KG', 'DE', 'AG ?& ?Co\\.? ?KG'],
  ['UG & Co. KG', 'DE', 'UG(?: \\(haftungsbeschränkt\\))? ?& ?Co\\.? ?KG'],
  ['UG (haftungsbeschränkt)', 'DE', 'UG(?: ?\\(haftungsbeschr(?:ä|ae)nkt\\)| haftungsbeschr(?:ä|ae)nkt)?'],
  ['gGmbH', 'DE', 'gGmbH'],
  ['GmbH', null, 'GmbH|G\\.m\\.b\\.H\\.|Ges\\.? ?m\\.? ?b\\.? ?H\\.?|Gesellschaft mit beschränkter Haftung'],
  ['KGaA', 'DE', 'KGaA'],
  ['OHG', 'DE', 'OHG'],
  ['OG', 'AT', 'OG'],
  ['e.U.', 'AT', 'e\\. ?U\\.'],
  ['PartG mbB', 'DE', 'PartG ?mbB|PartGmbB|PartG|Partnerschaftsgesellschaft(?: mbB)?'],
  ['Genossenschaft', null, 'Genossenschaft'],
  ['GbR', 'DE', 'GbR'],
  ['e.K.', 'DE', 'e\\. ?K(?:fm|fr)?\\.'],
  ['e.V.', 'DE', 'e\\. ?V\\.'],
  ['eG', 'DE', 'eG'],
  ['KG', null, 'KG'],
  ['AG', null, 'AG|Aktiengesellschaft'],
  ['SE', null, 'SE'],
  ['Pty Ltd', null, '\\(?Pty\\.?\\)? (?:Ltd|Limited)\\.?|Proprietary Limited'],
  ['Pte Ltd', 'SG', 'Pte\\.? Ltd\\.?|Private Limited Company \\(Singapore\\)'],
  ['Pvt Ltd', null, '\\(?(?:Pvt|P)\\.?\\)? Ltd\\.?|Private Limited|Pvt\\.? Limited'],
  ['Co., Ltd.', null, 'Co\\.?,? ?(?:Ltd|Limited)\\.?'],
  ['Sdn Bhd', 'MY', 'Sdn\\.? ?Bhd\\.?'],
  ['PLC', null, 'PLC|plc|Plc|P\\.L\\.C\\.|public limited company'],
  ['LLP', null, 'LLP|L\\.L\\.P\\.'],
  ['CIC', 'GB', 'CIC|C\\.I\\.C\\.'],
  ['Ltd', null, '[Ll]td\\.?|LTD\\.?|Limited'],
  ['DAC', 'IE', 'DAC|Designated Activity Company'],
  ['FZ-LLC', 'AE', 'FZ-?LLC|FZCO|FZE|DMCC'],
  ['PLLC', 'US', 'PLLC|P\\.L\\.L\\.C\\.'],
  ['P.C.', 'US', 'P\\.C\\.'],
  ['Ltée', 'CA', 'Lt[ée]e'],
  ['ULC', 'CA', 'ULC'],
  ['L.P.', null, 'L\\.P\\.'],
  ['LLC', null, 'LLC|L\\.L\\.C\\.'],
  ['PBC', 'US', 'PBC|P\\.B\\.C\\.|Public Benefit Corporation'],
  ['Inc', null, 'Inc\\.?|INC\\.?|Incorporated'],
  ['Corp', null, 'Corp\\.?|CORP\\.?|Corporation'],
  ['SASU', 'FR', 'SASU|S\\.A\\.S\\.U\\.?'],
  ['S.A.S.', null, 'SAS|S\\.A\\.S\\.?|société par actions simplifiée'],
  [
    'SARL',
    null,
    'société à responsabilité limitée|SARL|S\\.A\\.R\\.L\\.?|S\\.à ?r\\.l\\.?|Sàrl|S\\.à\\.r\\.l\\.?',
  ],
  ['EURL', 'FR', 'EURL|E\\.U\\.R\\.L\\.?'],
  ['SCOP', 'FR', 'SCOP'],
  ['SELARL', 'FR', 'SELARL|S\\.E\\.L\\.A\\.R\\.L\\.?|SELAS'],
  ['SNC', null, 'SNC|S\\.N\\.C\\.?|s\\.n\\.c\\.?|S\\.n\\.c\\.?'],
  ['S.a.s.', 'IT', 'S\\.a\\.s\\.?|s\\.a\\.s\\.?'],
  [
    'Società Agricola',
    'IT',
    'Società Agricola(?: (?:a r\\.? ?l\\.?|S\\.? ?[rRsS]\\.? ?[lLsS]?\\.?|semplice))?|Soc\\. Agr\\.(?: [sS]\\. ?[rRsS]\\. ?[lL]?\\.?)?',
  ],
  [
    'Società Cooperativa',
    'IT',
    '(?:Società|Soc\\.?) (?:Cooperativa|Coop\\.?)(?: (?:Sociale|Agricola|a r\\.? ?l\\.?)){0,2}',
  ],
  [
    'S.Coop.',
    'ES',
    'S\\. ?Coop\\.?(?: (?:And|Mad|Gal|V|Ltda|Limitada|C\\.? ?L\\.? ?M)\\.?){0,2}|Sociedad Cooperativa(?: (?:Andaluza|Limitada|Gallega|Madrileña)){0,2}|S\\.C\\.(?:A|L|C\\.L)\\.|SCCL',
  ],
  ['SRL', 'BE', 'SRL|SPRL|S\\.P\\.R\\.L\\.?|BVBA'],
  ['ASBL', 'BE', 'ASBL|VZW|asbl|vzw'],
  ['SC', 'BE', 'SCRL|CVBA'],
  ['S. de R.L. de C.V.', 'MX', 'S\\.? ?de ?R\\.? ?L\\.?(?: de C\\.? ?V\\.?)?'],
  ['S.A. de C.V.', 'MX', 'S\\.? ?A\\.?(?:P\\.?I\\.?)? de C\\.? ?V\\.?'],
  ['S.p.A.', 'IT', 'S\\.? ?p\\.? ?A\\.?|SpA|SPA'],
  ['S.r.l.s.', 'IT', 'S\\.? ?[rR]\\.? ?[lL]\\.? ?[sS]\\.?'],
  ['S.r.l.', null, 'S\\.? ?[rR]\\.? ?[lL]\\.?(?: a socio unico| unipersonale)?'],
  ['S.L.P.', 'ES', 'S\\. ?L\\. ?P\\.?'],
  ['S.A.T.', 'ES', 'S\\. ?A\\. ?T\\.?'],
  ['S.L.U.', 'ES', 'S\\.? ?L\\.? ?U\\.?'],
  ['S.L.', 'ES', 'S\\.? ?L\\.?|Sociedad Limitada'],
  ['S.A.U.', 'ES', 'S\\.? ?A\\.? ?U\\.?'],
  ['S.A.', null, 'S\\.A\\.|SA|Société Anonyme|société anonyme|Sociedad Anónima'],
  ['B.V.', null, 'B\\.? ?V\\.?'],
  ['N.V.', null, 'N\\.? ?V\\.?'],
  ['V.O.F.', 'NL', 'V\\.? ?O\\.? ?F\\.?'],
  ['AB', 'SE', 'AB(?: \\(publ\\.?\\))?'],
  ['ApS', 'DK', 'ApS|APS'],
  ['A/S', 'DK', 'A/S'],
  ['ANS', 'NO', 'ANS'],
  ['I/S', 'DK', 'I/S|P/S|K/S'],
  ['A.m.b.a.', 'DK', 'A\\.?m\\.?b\\.?[aA]\\.?'],
  ['ekonomisk förening', 'SE', 'ek(?:onomisk|\\.) för(?:ening|\\.)|Ekonomisk förening'],
  ['Handelsbolag', 'SE', 'Handelsbolag|Kommanditbolag'],
  ['Ky', 'FI', 'Ky|Tmi|Osk'],
  ['ASA', 'NO', 'ASA'],
  ['AS', null, 'AS'],
  ['Oyj', 'FI', 'Oyj|Abp'],
  ['Oy', 'FI', 'Oy(?: Ab)?|OY'],
  ['ehf.', 'IS', 'ehf\\.?'],
  [
    'Sp. z o.o.',
    'PL',
    '[Ss]p\\.? ?z ?\\.?o\\.? ?o\\.?(?: [Ss]p\\. ?k\\.)?|[Ss]półka z ograniczoną odpowiedzialnością',
  ],
  [
    'Sp. j.',
    'PL',
    '[Ss]p\\. ?j\\.|[Ss]p\\. ?k\\.|[Ss]półka (?:jawna|komandytowa|akcyjna|cywilna)|P\\.?S\\.?A\\.?|s\\. ?c\\.',
  ],
  ['v.o.s.', 'CZ', 'v\\. ?o\\. ?s\\.|k\\. ?s\\.|z\\. ?[sú]\\.|družstvo'],
  ['s.r.o.', null, 's\\. ?r\\. ?o\\.|spol\\. s r\\. ?o\\.'],
  ['a.s.', null, 'a\\. ?s\\.'],
  ['Kft.', 'HU', 'Kft\\.?|Korlátolt Felelősségű Társaság'],
  ['Zrt.', 'HU', 'Zrt\\.?|Nyrt\\.?'],
  ['d.o.o.', null, 'd\\. ?o\\. ?o\\.|d\\.d\\.'],
  ['OÜ', 'EE', 'OÜ'],
  ['SIA', 'LV', 'SIA'],
  ['UAB', 'LT', 'UAB'],
  ['EOOD', 'BG', 'EOOD|OOD|ЕООД|ООД'],
  ['Unipessoal Lda', 'PT', 'Unipessoal,? (?:Lda|LDA)\\.?'],
  ['Lda', 'PT', 'Lda\\.?|LDA\\.?'],
  ['EIRELI', 'BR', 'EIRELI|Eireli|EPP'],
  ['S/A', 'BR', 'S/A'],
  ['Ltda', 'BR', 'Ltda\\.?|LTDA\\.?'],
  ['A.Ş.', 'TR', 'A\\.Ş\\.|Ltd\\. Şti\\.'],
  ['K.K.', 'JP', 'K\\.? ?K\\.?|Kabushiki Kaisha'],
  ['G.K.', 'JP', 'G\\. ?K\\.|Godo Kaisha'],
];

/** Forms that are also words, initials or codes. */
const AMBIGUOUS = new Set([
  'KG',
  'AG',
  'SE',
  'CIC',
  'DAC',
  'PBC',
  'S.L.',
  'S.A.',
  'AB',
  'AS',
  'SIA',
  'K.K.',
  'SCOP',
  'SNC',
  'S.a.s.',
  'SRL',
  'ASBL',
  'SC',
  'OG',
  'Genossenschaft',
  'ANS',
  'Ky',
  'Sp. j.',
  'v.o.s.',
  'EIRELI',
  'P.C.',
  'L.P.',
  'A.m.b.a.',
  'ULC',
  'eG',
  'S.p.A.',
]);

const EDGE_BEFORE = '(?<![\\p{L}\\p{N}.])';
const EDGE_AFTER = '(?![\\p{L}\\p{N}])';
const ANY_FORM = new RegExp(
  `${EDGE_BEFORE}(?:${FORMS.map(([, , spelling]) => spelling).join('|')})${EDGE_AFTER}`,
  'gu',
);
const SPELLINGS = FORMS.map(([form, country, spelling]): [LegalForm, RegExp] => [
  { form, country, ambiguous: AMBIGUOUS.has(form) },
  new RegExp(`^(?:${spelling})$`, 'u'),
]);
const FORM_AT_END = new RegExp(`[\\s,]+(?:${FORMS.map(([, , spelling]) => spelling).join('|')})$`, 'u');

/** Forms of East Asia, which stand before or behind the name without a space. */
const EASTERN: readonly [LegalForm, RegExp][] = [
  [{ form: '株式会社', country: 'JP', ambiguous: false }, /^株式会社|株式会社$/],
  [{ form: '合同会社', country: 'JP', ambiguous: false }, /^合同会社|合同会社$/],
  [{ form: '有限会社', country: 'JP', ambiguous: false }, /^有限会社|有限会社$/],
  [{ form: '有限公司', country: 'CN', ambiguous: false }, /(?:股份)?有限(?:责任)?公司$/],
  [{ form: '주식회사', country: 'KR', ambiguous: false }, /^주식회사|주식회사$|^\(주\)/],
];

/** Every place of a text where a legal form stands as a word of its own, in order. */
export function legalFormsIn(text: string): { legalForm: LegalForm; start: number; end: number }[] {
  return [...text.matchAll(ANY_FORM)].flatMap((match) => {
    const legalForm = SPELLINGS.find(([, spelling]) => spelling.test(match[0]))?.[0];
    return legalForm ? [{ legalForm, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** The legal form at the end of a company's full name, or null. */
export function legalFormOf(name: string): LegalForm | null {
  const eastern = EASTERN.find(([, spelling]) => spelling.test(name.trim()));
  if (eastern) return eastern[0];
  const last = legalFormsIn(name).at(-1);
  return last && last.end >= name.trimEnd().length - 1 ? last.legalForm : null;
}

/** A company's name as people say it. */
export function stripLegalForm(name: string): string {
  const bare = name.trim().slice(0, 300).replace(FORM_AT_END, '');
  return EASTERN.reduce((text, [, spelling]) => text.replace(spelling, ''), bare).trim();
}
