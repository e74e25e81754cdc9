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
  ['S.A. de C.V.', 'MX', 'S\\.? ?A\\.?(?:P\\.?I\\.?)? de C\\.? ?V\\.?'],
  ['S.p.A.', 'IT', 'S\\.? ?p\\.? ?A\\.?|SpA|SPA'],
  ['S.r.l.s.', 'IT', 'S\\.? ?[rR]\\.? ?[lL]\\.? ?[sS]\\.?'],
  ['S.r.l.', null, 'S\\.? ?[rR]\\.? ?[lL]\\.?(?: a socio unico| unipersonale)?'],
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
  ['Ltda', 'BR', 'Ltda\\.?|LTDA\\.?'],
  ['A.Ş.', 'TR', 'A\\.Ş\\.|Ltd\\. Şti\\.'],
  ['K.K.', 'JP', 'K\\.? ?K\\.?'],
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
export function withoutLegalForm(name: string): string {
  const bare = name.trim().slice(0, 300).replace(FORM_AT_END, '');
  return EASTERN.reduce((text, [, spelling]) => text.replace(spelling, ''), bare).trim();
}
