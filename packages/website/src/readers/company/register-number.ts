import {
  allMatches,
  createPatternFilter,
  passesLuhn,
  passesModulo11,
  requiredLiterals,
} from '@firmlens/text';

/** A company's number in a public register. */
export interface RegisterNumber {
  number: string;
  /** The country of the register, ISO 3166-1 alpha-2. */
  country: string;
  index: number;
  /** Whether it is the statistical office's, which says less than that of the courts. */
  isStatistical: boolean;
}

interface NumberRule {
  country: string;
  /** Label and number. The number is in the group `n`, or split into `a` and `b`. */
  pattern: RegExp;
  /** Formats the number as its register does, or returns null if it is invalid. */
  write: (digits: string, groups: Readonly<Record<string, string | undefined>>) => string | null;
  isStatistical?: boolean;
}

const MAX_TEXT = 60_000;
const MAX_NUMBERS = 10;

const digitsOnly = (text: string): string => text.replace(/\D/g, '');
const asWritten = (text: string): string => text.replace(/\s+/g, ' ').trim();

const rule = (country: string, source: string, write: NumberRule['write'] = digitsOnly): NumberRule => ({
  country,
  pattern: new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'giu'),
  write,
});

/**
 * Numbers that only count next to their label. The formats are as published by the registers. Check digits
 * are verified if the register has them: SIREN (Luhn), Norwegian organisation numbers (modulo 11), Swedish
 * ones (Luhn).
 */
const RULES: readonly NumberRule[] = [
  rule(
    'DE',
    '(?<kind>HR[AB])[\\s.:-]{0,3}(?:[AB] |(?:Nr|No|Nummer)[.:]{0,2} ?)?(?<n>\\d{1,3}(?: \\d{3}){1,2}(?![ .]?\\d)|\\d{2} \\d{2} \\d{2}(?![ .]?\\d)|\\d{1,6})(?<suffix> ?(?:B|HB|FL|KI|PI|NM|IZ|LU|HL))?',
    (n, { kind = '', suffix = '' }) =>
      `${kind.toUpperCase()} ${digitsOnly(n)}${suffix.trim() === '' ? '' : ` ${suffix.trim().toUpperCase()}`}`,
  ),
  rule(
    'DE',
    '(?<kind>HR[AB])-?(?:Nummer|Nr\\.?)[\\s:]{1,3}(?<n>\\d{1,6})',
    (n, { kind = '' }) => `${kind.toUpperCase()} ${n}`,
  ),
  // The court alone says which register it is.
  rule('DE', '\\p{L}{0,12}gericht[^\\d]{1,60}Register-?(?:nummer|Nr\\.?)[\\s:]{1,3}(?<n>\\d{3,6})'),
  rule(
    'DE',
    '(?:Registernummer|Vereinsregister(?:nummer)?|Genossenschaftsregister(?:nummer)?|Register-?Nr\\.?)[^\\n\\d]{0,30}(?<kind>VR|GnR|PR|GsR)[ .:-]{0,3}(?<n>\\d{1,6})',
    (n, { kind = '' }) => `${kind} ${n}`,
  ),
  rule(
    'AT',
    '(?:FN|FB(?:-?Nr\\.?)?|Firmenbuch(?:nummer|-?Nr\\.?)?)[\\s.:]{0,3}(?:FN ?)?(?<n>\\d{5,6} ?[a-z])',
    (n) => `FN ${n.replace(/\s/g, '').toLowerCase()}`,
  ),
  rule('CH', '(?<n>CHE[- ]?\\d{3}[. ]?\\d{3}[. ]?\\d{3})', (n) =>
    digitsOnly(n).replace(/^(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3'),
  ),
  rule(
    'GB',
    'reg(?:istered|\\.)?(?: company)? in (?:England|Scotland|Wales|Northern Ireland|the UK|the United Kingdom|Great Britain|UK)[^.\\n\\d]{0,120}(?:\\.? ?(?:company |registered |registration )?(?:#|(?:number|no)\\.?[ :]{0,3}))?(?<n>\\d{7,8}|[A-Z]{2}\\d{6})',
    padCompaniesHouseNumber,
  ),
  rule(
    'GB',
    '(?:(?:company|registration|registered|reg\\.?|companies house)(?: registration| registered)? (?:number|no|nr|num)\\.?(?: is)?|co(?:mpany)?\\.? reg\\.?)[\\s:#(]{0,4}(?<n>0\\d{7}|1\\d{7}|(?:SC|NI|OC|SO|NC|NP|RC|IP|CE|FC)\\d{6})',
    padCompaniesHouseNumber,
  ),
  rule(
    'GB',
    '(?:company|co\\.?)(?: reg(?:istration|istered|\\.)?)? (?:number|no\\.?)[\\s:#(]{0,4}(?<n>\\d{7})(?!\\d)[^.\\d]{0,60}(?:England|Scotland|(?<!South )Wales)',
    padCompaniesHouseNumber,
  ),
  rule('GB', '(?:Limited|Ltd\\.?|LLP|by guarantee) \\((?<n>0\\d{7}|1\\d{7}|(?:SC|NI|OC|SO)\\d{6})'),
  rule('GB', '(?<n>\\d{8}) \\((?:England|Scotland|Northern Ireland)[^)\\n]{0,10}\\)'),
  rule('GB', 'registered (?:number|no)\\.?[\\s:#(]{0,4}(?<n>\\d{7,8})', padCompaniesHouseNumber),
  rule('IE', 'registered in (?:the Republic of )?Ireland[^.\\n\\d]{0,80}(?:no\\. ?)?(?<n>\\d{5,6})'),
  rule(
    'IE',
    '(?:company|registered|registration)(?: registration)? (?:number|no\\.?)[\\s:#(]{0,4}(?<n>\\d{5,6})(?!\\d)[^.\\d]{0,40}(?<!Northern )Ireland',
  ),
  rule(
    'FR',
    '(?:SIREN|SIRET|R\\.?C\\.?S\\.?|Registre du Commerce(?: et des Sociétés)?)[^\\n\\d]{0,60}(?<n>\\d{3}[ .\\u00A0]?\\d{3}[ .\\u00A0]?\\d{3}(?:[ .\\u00A0]?\\d{5})?)',
    sirenOf,
  ),
  // Spaces at other places: both check digits tell that it is one.
  rule(
    'FR',
    '(?:SIRET|R\\.?C\\.?S\\.?|Registre du Commerce(?: et des Sociétés)?)[^\\n\\d]{0,20}(?<n>\\d(?: ?\\d){13})',
    (n) => (passesLuhn(digitsOnly(n)) ? sirenOf(n) : null),
  ),
  rule('FR', '(?<n>\\d{3}[ .\\u00A0]\\d{3}[ .\\u00A0]\\d{3}) ?R\\.?C\\.?S\\.?(?= \\p{L})', sirenOf),
  rule('FR', '(?:propriétaire|éditeur) ?:[^\\n\\d]{1,60}(?<n>\\d{14})', sirenOf),
  rule(
    'NO',
    '(?:org(?:anisasjons)?[. -]{0,2}(?:nr|nummer|no|number)|foretaksregisteret|organi[sz]ation (?:number|no)|org)[.: ]{0,4}(?:NO ?)?(?<n>\\d{3} ?\\d{3} ?\\d{3})(?: ?MVA)?',
    (text) => {
      const digits = digitsOnly(text);
      return passesModulo11(digits) ? digits : null;
    },
  ),
  rule(
    'SE',
    '(?:org(?:anisations)?[. -]{0,2}(?:nr|nummer|no|number)|corporate (?:id|identity)(?: number| no)?|organi[sz]ation (?:number|no))[.: ]{0,4}(?:SE ?)?(?<n>\\d{6}-?\\d{4})',
    (text) => (passesLuhn(digitsOnly(text)) ? digitsOnly(text).replace(/(?=\d{4}$)/, '-') : null),
  ),
  rule(
    'DK',
    'CVR(?:[ -]?(?:nr|nummer|no|number))?[.: -]{0,4}(?:DK[ -]?)?(?<n>\\d{2} ?\\d{2} ?\\d{2} ?\\d{2})',
  ),
  rule('FI', '(?:Y-tunnus|business id|FO-nummer|company id)[.: ]{0,4}(?<n>\\d{7}-\\d)', asWritten),
  rule(
    'NL',
    '(?:KvK|K\\.v\\.K\\.|Kamer van Koophandel|Chamber of Commerce|CoC|trade register|handelsregister)[^\\n\\d]{0,50}(?<n>\\d{8})',
  ),
  rule(
    'BE',
    "(?:BCE|KBO|RPM|RPR|TVA|BTW|ondernemingsnummer|(?:numéro|n°) d[’']entreprise|enterprise number|company number)[^\\n\\d]{0,30}(?:BE ?)?(?<n>[01]\\d{3}[. ]?\\d{3}[. ]?\\d{3})",
    (n) => digitsOnly(n).replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3'),
  ),
  rule('IT', 'R\\.?E\\.?A\\.?[^\\n\\d]{0,15}(?<n>(?<=[ -])[A-Z]{2}[ -]{0,3}\\d{5,7})', (n) =>
    n.toUpperCase().replace(/[ -]+/, '-'),
  ),
  rule(
    'IT',
    'R\\.?E\\.?A\\.?[^\\n\\d]{0,20}(?<n>\\d{5,7}) ?/ ?(?<province>[A-Z]{2})',
    (n, { province = '' }) => `${province.toUpperCase()}-${n}`,
  ),
  rule('IT', '(?:R\\.E\\.A\\.|REA)(?: n[.°º]?)?[: ]{1,3}(?<n>\\d{5,7})(?! ?/)'),
  rule(
    'IT',
    '(?:registro (?:delle )?imprese|(?<!IVA.{0,9})(?:C\\.?F\\.?|codice fiscale)(?!.{0,9}IVA))[^\\n\\d]{0,40}(?<n>\\d{11})',
  ),
  rule(
    'ES',
    '(?:C\\.?I\\.?F\\.?|N\\.?I\\.?F\\.?)(?: ?(?:n[º°o.]{0,2}|n[uú]m(?:ero)?)(?=[ .:]))?[.: ]{0,4}(?:ES ?)?(?<n>[A-HJNPQRSUVW][- ]?\\d{7}[- ]?[0-9A-J])',
    (n) => n.replace(/[- ]/g, '').toUpperCase(),
  ),
  rule(
    'PT',
    '(?:N\\.?I\\.?P\\.?C\\.?|N\\.?I\\.?F\\.?|contribuinte|pessoa colectiva|pessoa coletiva)[^\\n\\d]{0,25}(?<n>[56]\\d{2}[ .]?\\d{3}[ .]?\\d{3})',
  ),
  rule('MX', 'R\\.?F\\.?C\\.?[.: ]{1,3}(?<n>[A-ZÑ&]{3}[ -]?\\d{6}[ -]?[A-Z\\d]{3})', (n) =>
    n.replace(/[ -]/g, '').toUpperCase(),
  ),
  rule(
    'CA',
    '(?:business number|corporation (?:number|no)|NEQ)[.: #]{0,4}(?<n>\\d{9,10}|\\d{6,7}-\\d)',
    asWritten,
  ),
  rule('JP', '(?:corporate number|法人番号)[^\\n\\d]{0,6}(?<n>\\d{13})'),
  rule('PL', '(?:KRS|Krajowego Rejestru Sądowego)[^\\n\\d]{0,30}(?<n>\\d{10})'),
  // Without the zeros before it.
  rule('PL', 'KRS(?: (?:number|no\\.?|nr\\.?))?[: ]{1,3}(?<n>\\d{6})', (n) => n.padStart(10, '0')),
  // Partnerships and sole traders are in no court register.
  { ...rule('PL', 'REGON[.: ]{0,3}(?<n>\\d{9})'), isStatistical: true },
  rule('CZ', '(?<n>\\d{8})[^\\d]{0,20}CZ\\k<n>'),
  rule('CZ', '(?:IČO?|ICO|identifikační číslo)[.: ]{0,3}(?<n>\\d{3} ?\\d{2} ?\\d{3})'),
  rule(
    'HU',
    '(?:cégjegyzékszám|cg\\.?|company registration number)[^\\n\\d]{0,15}(?<n>\\d{2}[- ]\\d{2}[- ]\\d{6})',
    (n) => n.replace(/ /g, '-'),
  ),
  rule('RO', '(?<n>J ?\\d{1,2}/\\d{1,6}/\\d{4}|J(?:19|20)\\d{11})', (n) =>
    n.replace(/\s/g, '').toUpperCase(),
  ),
  rule('EE', '(?:registrikood|registry code|reg(?:istration)? ?(?:code|nr|kood))[.: ]{0,4}(?<n>1\\d{7})'),
  rule('AU', '(?:ABN|A\\.B\\.N\\.)[.: ]{0,4}(?<n>\\d{2} ?\\d{3} ?\\d{3} ?\\d{3})'),
  rule('AU', '(?:ACN|A\\.C\\.N\\.)[.: ]{0,4}(?<n>\\d{3} ?\\d{3} ?\\d{3})'),
  rule('NZ', 'NZBN[.: ]{0,4}(?<n>94\\d{11})'),
  rule('NG', '(?:Limited|Ltd\\.?|PLC)[ ,|(–-]{1,3}RC[ .:-]{0,3}(?:no\\.? ?)?(?<n>\\d{5,7})'),
  rule('IL', 'ח\\.?פ\\.?[.: ]{0,3}(?<n>5\\d{8})'),
  rule('IN', '(?:CIN)?[.: ]{0,4}(?<n>[LU]\\d{5}[A-Z]{2}\\d{4}[A-Z]{3}\\d{6})', (n) => n.toUpperCase()),
  rule(
    'SG',
    '(?:UEN|company reg(?:istration)?\\.? (?:no|number))[.: ]{0,4}(?<n>(?:20\\d{2}\\d{5}|19\\d{2}\\d{5}|\\d{8})[A-Z])',
    (n) => n.toUpperCase(),
  ),
  rule('PE', 'R\\.?U\\.?C\\.?[.: ]{1,3}(?<n>[12]0\\d{9})'),
  rule('CL', 'R\\.?U\\.?T\\.?[.: ]{0,3}(?<n>\\d{2}\\.?\\d{3}\\.?\\d{3}-[\\dK])', asWritten),
  rule('CO', 'N\\.?I\\.?T\\.?(?: No\\.?)?[.: ]{1,3}(?<n>[89]\\d{2}\\.?\\d{3}\\.?\\d{3} ?- ?\\d)', asWritten),
  rule('AR', 'C\\.?U\\.?I\\.?T\\.?[.: ]{1,3}(?<n>3[034]-?\\d{8}-?\\d)', asWritten),
  rule('EC', 'R\\.?U\\.?C\\.?[.: ]{1,3}(?<n>\\d{10}001)'),
  rule('RU', 'ОГРН(?:ИП)?[^\\n\\d]{0,6}(?<n>\\d{15}|\\d{13})'),
  rule('BY', 'УНП[^\\n\\d]{0,6}(?<n>\\d{9})'),
  rule('UA', '(?:ЄДРПОУ|ЕДРПОУ|EDRPOU)[^\\n\\d]{0,6}(?<n>\\d{8})'),
  rule('KZ', '(?:БИН|BIN)[.: ]{1,3}(?<n>\\d{12})'),
  rule('BG', '(?:ЕИК|БУЛСТАТ)[^\\n\\d]{0,10}(?<n>\\d{9})'),
  rule('GR', '(?:Γ\\.?Ε\\.?Μ\\.?Η\\.?|GEMI)[^\\n\\d]{0,10}(?<n>\\d{12})'),
  rule('LT', '(?:Įmonės kodas|Į\\. ?k\\.|company code)[.: ]{0,4}(?<n>[1-3]\\d{8})'),
  rule('LV', '(?:Reģ(?:istrācijas)?\\.? ?(?:Nr|numurs)\\.?)[.: ]{0,4}(?:LV)?(?<n>[45]\\d{10})'),
  rule('LU', 'R\\.?C\\.?S\\.?(?: Luxembourg)?[ .:]{1,3}(?<n>B ?\\d{5,6})', (n) => n.replace(/ /g, '')),
  rule('TR', 'MERS[İI]S(?: ?(?:No|Numarası))?[.: ]{0,4}(?<n>\\d{4} ?\\d{4} ?\\d{4} ?\\d{4})'),
  rule(
    'ZA',
    '(?:reg(?:istration)?\\.? ?(?:no|nr|number)|CIPC)[.: ]{0,4}(?<n>(?:19|20)\\d{2}/\\d{6}/\\d{2})',
    asWritten,
  ),
  rule(
    'SA',
    '(?:C\\.?R\\.?|commercial registration)(?: \\(CR\\))?(?: ?(?:no|number)\\.?)?[\\s.:#]{1,4}(?<n>[1-7]\\d{9})',
  ),
  rule('MA', 'I\\.?C\\.?E\\.?[.: ]{1,3}(?<n>\\d{15})'),
  rule(
    'MY',
    'sdn\\.? ?bhd\\.?[ ,|(]{1,3}(?:\\d{12} ?\\()?(?:company (?:no|number)\\.? ?)?(?<n>\\d{5,7}-[A-Z]|\\d{12})',
    (n) => n.toUpperCase(),
  ),
  rule(
    'MY',
    '(?:company|reg(?:istration|istered|\\.)?)(?: (?:no|number))?[.: ]{1,4}(?<n>(?:19|20)\\d{10}) ?\\(\\d{1,7}-[A-Z]\\)',
  ),
  rule('VN', '(?:mã số (?:thuế|doanh nghiệp)|MSDN|MST|GPKD)[^\\n\\d]{0,12}(?<n>0\\d{9})(?!-)'),
  rule('HR', 'OIB[^\\n\\d]{0,4}(?<n>\\d{11})'),
  rule('RS', '(?:matični broj|матични број|MB)[.: ]{1,3}(?<n>\\d{8})'),
  rule('SI', 'matična (?:številka|št\\.?)[^\\n\\d]{0,4}(?<n>\\d{7}(?:000)?)'),
  rule('VE', 'R\\.?I\\.?F\\.?[.: ]{1,3}(?<n>J-?\\d{8}-?\\d)', (n) => n.toUpperCase()),
  rule('IS', '(?:kt\\.|kennitala)[.: ]{1,3}(?<n>[4-7]\\d{5}-\\d{4})', asWritten),
  rule('CN', '统一社会信用代码[^\\n\\d]{0,4}(?<n>[\\dA-Z]{18})', (n) => n.toUpperCase()),
  rule('KR', '사업자 ?등록 ?번호[^\\n\\d]{0,4}(?<n>\\d{3}-\\d{2}-\\d{5})', asWritten),
  rule('TW', '統一編號[^\\n\\d]{0,4}(?<n>\\d{8})'),
  rule('BR', 'CNPJ[^\\n\\d]{0,25}(?<n>\\d{2}\\.?\\d{3}\\.?\\d{3}/?\\d{4}-?\\d{2})', asWritten),
];

/** Returns the rules of which a text in lower case may have the label. */
const rulesFor = createPatternFilter(RULES, ({ pattern }) => requiredLiterals(pattern.source));

/** Returns the register numbers in a text, deduplicated and in text order. At most ten. */
export function registerNumbersIn(text: string): RegisterNumber[] {
  const found = new Map<string, RegisterNumber>();
  // A label may stand on the line above its number.
  const part = text.slice(0, MAX_TEXT).replace(/\n(?=(?:[A-Z]{1,3}[ -]?)?\d)/g, ' ');
  for (const { country, pattern, write, isStatistical = false } of rulesFor(part.toLowerCase())) {
    for (const match of allMatches(part, pattern)) {
      const number = write(match.groups?.['n'] ?? '', match.groups ?? {});
      if (number === null) continue;
      const key = `${country} ${number}`;
      if (!found.has(key)) found.set(key, { number, country, index: match.index, isStatistical });
      if (found.size >= MAX_NUMBERS) break;
    }
  }
  return [...found.values()].sort((a, b) => a.index - b.index);
}

/** Returns the nine digits that begin a SIREN or SIRET, or null if they fail their check digit. */
function sirenOf(text: string): string | null {
  const siren = digitsOnly(text).slice(0, 9);
  return passesLuhn(siren) ? siren : null;
}

/** Pads a number with zeros to the eight characters that Companies House uses. */
function padCompaniesHouseNumber(number: string): string {
  return number.toUpperCase().padStart(8, '0');
}
