/** ISO standards that companies are certified to, with the names of the body that go before the number. */
const ISO =
  /\b(?:DIN |EN |BS |UNE |NF |UNI )*ISO ?(?:\/ ?(?:IEC|TS))?(?: IEC)?[ –-]?(9001|13485|14001|14064|15189|16949|17025|17100|18788|20000|21434|22000|22301|26000|26262|27001|27017|27018|27701|28000|37001|37301|42001|45001|50001|55001|3834)(?!\d)/gi;
const SOC = /\bSOC ?-?([123])\b[ –-]*(?:\(?(?:type|typ) ?(II|I|2|1)\b\)?)?/gi;

/**
 * Other certificates, attestations and rules that companies state. `law` marks what binds everybody and only
 * counts where the company says that it complies. Without a name, the words themselves are one: each country has its own.
 */
const OTHERS: readonly { name: string | null; words: RegExp; law?: true }[] = [
  { name: 'GDPR', words: /\b(?:GDPR|DSGVO|DS-GVO|RGPD|AVG)\b/, law: true },
  { name: 'CCPA', words: /\bCCPA\b/, law: true },
  { name: 'HIPAA', words: /\bHIPAA\b/, law: true },
  { name: 'WCAG', words: /\bWCAG\b/, law: true },
  { name: 'NIS2', words: /\bNIS ?2\b/, law: true },
  { name: 'DORA', words: /\bDORA\b/, law: true },
  { name: 'REACH', words: /\bREACH\b/, law: true },
  { name: 'RoHS', words: /\bRoHS\b/, law: true },
  { name: 'ATEX', words: /\bATEX\b/, law: true },
  {
    name: 'CE marking',
    words:
      /\bCE[- ](?:mark(?:ed|ing)?|certifi\w+|kennzeichnung|gekennzeichnet|zertifi\w+|zeichen|conform\w+)\b|\bmarquage CE\b|\bmarcado CE\b|\bmarcatura CE\b/i,
  },
  { name: 'PCI DSS', words: /\bPCI[- ]?DSS\b/i },
  { name: 'HITRUST', words: /\bHITRUST\b/i },
  { name: 'FedRAMP', words: /\bFedRAMP\b/i },
  { name: 'StateRAMP', words: /\bStateRAMP\b/i },
  { name: 'CSA STAR', words: /\bCSA STAR\b/i },
  { name: 'TISAX', words: /\bTISAX\b/i },
  { name: 'BSI C5', words: /\b(?:BSI[- ]?)?C5[- ](?:testat|attest\w*|type|certifi\w+)|\bBSI C5\b/i },
  { name: 'Cyber Essentials Plus', words: /\bCyber Essentials Plus\b/i },
  { name: 'Cyber Essentials', words: /\bCyber Essentials\b(?! Plus)/i },
  { name: 'HDS', words: /\bHDS\b(?=.{0,40}(?:certif|h[ée]berg))|\bcertifi\p{L}+ HDS\b/iu },
  { name: 'SecNumCloud', words: /\bSecNumCloud\b/i },
  { name: 'Qualiopi', words: /\bQualiopi\b/i },
  { name: 'B Corp', words: /\bB[- ]Corp(?:oration)?\b/i },
  { name: 'EcoVadis', words: /\bEcoVadis\b/i },
  { name: 'EMAS', words: /\bEMAS\b/ },
  { name: 'IATF 16949', words: /\bIATF ?16949\b/i },
  { name: 'AS9100', words: /\bAS ?\/?(?:EN ?)?9100\b|\bEN ?9100\b/i },
  { name: 'EN 1090', words: /\bEN ?1090\b/i },
  { name: 'FDA clearance', words: /\bFDA[- ](?:cleared|approved|registered|clearance|approval|510)/i },
  { name: 'GMP', words: /\bc?GMP\b/ },
  { name: 'HACCP', words: /\bHACCP\b/ },
  { name: 'IFS Food', words: /\bIFS(?: Food)?\b(?=.{0,30}(?:certif|zertifi|standard|food))/i },
  { name: 'BRCGS', words: /\bBRC(?:GS)?\b/ },
  { name: 'FSC', words: /\bFSC\b/ },
  { name: 'PEFC', words: /\bPEFC\b/ },
  { name: 'Fairtrade', words: /\bFairtrade\b/i },
  { name: 'GOTS', words: /\bGOTS\b/ },
  { name: 'OEKO-TEX', words: /\bOEKO-?TEX\b/i },
  {
    name: 'EU Organic',
    words: /\bEU organic\b|\bbio-?zertifi\w+|\bDE-ÖKO-\d{3}\b|\bcertifi[ée]e? (?:bio|AB)\b/i,
  },
  { name: 'eIDAS', words: /\beIDAS\b/i },
  { name: 'Halal', words: /\bhalal\b/i },
  { name: 'Kosher', words: /\bkosher\b|\bkoscher\b/i },
  {
    name: null,
    words:
      /\borganic certifi\w+|\bcertified organic\b|\bproducci[oó]n ecol[oó]gica\b|\bagricultura ecol[oó]gica\b|\bagricoltura biologica\b|\bagriculture biologique\b|\bagricultura biol[oó]gica\b|\bproducto ecol[oó]gico\b|\bCAAE\b|\bIT-BIO-\d{3}\b|\bFR-BIO-\d{2}\b|\bES-ECO-\d{3}\b|\bSoil Association\b|\bUSDA Organic\b/i,
  },
  { name: 'Demeter', words: /\bDemeter\b/ },
  { name: 'Bioland', words: /\bBioland\b/ },
  { name: 'Naturland', words: /\bNaturland\b/ },
  { name: 'KRAV', words: /\bKRAV\b/ },
  { name: 'Ecocert', words: /\bEcocert\b/i },
  { name: 'COSMOS', words: /\bCOSMOS[- ](?:organic|natural|certifi\w+|standard)\b/i },
  { name: 'Vegan Society', words: /\bVegan Society\b/i },
  { name: 'Cruelty Free', words: /\bLeaping Bunny\b|\bcruelty[- ]free certifi\w+/i },
  { name: 'GLOBALG.A.P.', words: /\bGlobal ?G\.?A\.?P\.?/i },
  { name: 'Rainforest Alliance', words: /\bRainforest Alliance\b/i },
  {
    name: 'MSC',
    words: /\bMSC\b(?=.{0,30}(?:certif|zertif|fish|sustainab))|\bMarine Stewardship Council\b/i,
  },
  { name: 'ASC', words: /\bAquaculture Stewardship Council\b|\bASC[- ]certified\b/i },
  { name: 'FSSC 22000', words: /\bFSSC ?22000\b/i },
  { name: 'SQF', words: /\bSQF\b/ },
  { name: 'SA8000', words: /\bSA ?8000\b/i },
  { name: 'SMETA', words: /\bSMETA\b/ },
  { name: 'Sedex', words: /\bSedex\b/i },
  { name: 'BSCI', words: /\bBSCI\b/ },
  { name: 'GRS', words: /\bGlobal Recycled Standard\b|\bGRS\b(?=.{0,20}certif)/i },
  { name: 'Cradle to Cradle', words: /\bCradle to Cradle\b/i },
  { name: 'EU Ecolabel', words: /\bEU Ecolabel\b|\bEcolabel europ[ée]en\b/i },
  { name: 'Nordic Swan Ecolabel', words: /\bNordic Swan\b|\bSvanem[aäæ]rk\w*/i },
  { name: 'Blauer Engel', words: /\bBlaue[rn]? Engel\b/i },
  { name: 'GS', words: /\bGS-(?:Zeichen|gepr[uü]ft)/i },
  { name: 'UL', words: /\bUL[- ](?:listed|certified|approved)\b/i },
  { name: 'Nadcap', words: /\bNADCAP\b/i },
  { name: 'OHSAS 18001', words: /\bOHSAS ?18001\b/i },
  { name: 'VCA', words: /\bVCA\*{0,2}(?=[\s,.;)]|$)/ },
  { name: 'SCC', words: /\bSCC(?:\*\*|P)?(?=[\s,.;)]).{0,20}zertif/ },
  { name: 'MASE', words: /\bMASE\b/ },
  { name: 'Qualibat', words: /\bQualibat\b/i },
  { name: 'RGE', words: /\bRGE\b/ },
  { name: 'QualiPV', words: /\bQualiPV\b/i },
  { name: 'Entreprise du Patrimoine Vivant', words: /\bEntreprise du Patrimoine Vivant\b|\blabel EPV\b/i },
  {
    name: 'GDP',
    words: /\bGDP\b(?=.{0,40}(?:certif|compliant|pharma|certyf))|\bGood Distribution Practice\b/i,
  },
  { name: 'GLP', words: /\bGood Laboratory Practice\b|\bGLP\b(?=.{0,20}(?:certif|complian))/i },
  { name: 'SQAS', words: /\bSQAS\b/ },
  { name: 'AEO', words: /\bAEO\b|\bAuthori[sz]ed Economic Operator\b/ },
  { name: 'IATA', words: /\bIATA\b(?=.{0,30}(?:accredit|member|agent|certif))/i },
  { name: 'ISAE 3402', words: /\bISAE ?3402\b/i },
  { name: 'ISAE 3000', words: /\bISAE ?3000\b/i },
  { name: 'NEN 7510', words: /\bNEN ?7510\b/i },
  { name: 'ENS', words: /\bEsquema Nacional de Seguridad\b/i },
  { name: 'IRAP', words: /\bIRAP\b/ },
  { name: 'Essential Eight', words: /\bEssential Eight\b/i },
  { name: 'LGPD', words: /\bLGPD\b/, law: true },
  { name: 'Lexcel', words: /\bLexcel\b/i },
  { name: 'NABL', words: /\bNABL\b/ },
  { name: 'NABH', words: /\bNABH\b/ },
  { name: 'JCI', words: /\bJCI\b|\bJoint Commission International\b/ },
  { name: 'CLIA', words: /\bCLIA\b/ },
  { name: 'ASME', words: /\bASME\b/ },
  { name: 'MCS', words: /\bMCS\b(?=.{0,20}(?:certif|accredit|registered))/i },
  { name: 'Gas Safe', words: /\bGas Safe\b/i },
  { name: 'CHAS', words: /\bCHAS\b/ },
  { name: 'Constructionline', words: /\bConstructionline\b/i },
  { name: 'JAS', words: /\bJAS\b(?=.{0,20}(?:certif|organic))/i },
];

export interface CertificateMention {
  name: string;
  /** Binds everybody; says something only where the company states that it complies. */
  isLaw: boolean;
}

/** Standards of one country or trade, by their own letters and number: `UNE 179001`, `API 6D`, `AD 2000`. */
const STANDARD =
  /\b(?:UNE|API|AD|ÖNORM|NOM|NBR|JIS|ASTM|GOST|GB\/T|DVGW|VDE|VDI)(?:[- ]EN)?[- ]?\d{1,6}(?:[A-Z]\b)?(?:-\d{1,3})?(?! ?€)/g;
/** Protected designations of origin, with the name of the place. */
const ORIGIN =
  /\b(?:Denominaci[oó]n de Origen(?: Protegida| Calificada)?|Indicaci[oó]n Geogr[aá]fica Protegida|Denominazione di Origine (?:Protetta|Controllata(?: e Garantita)?)|Appellation d[’']Origine (?:Contr[oô]l[ée]e|Prot[ée]g[ée]e)|D\.?O\.?P\.?|I\.?G\.?P\.?|AOP|AOC|DOCG|DOC) (?:(?:de |del |della |di |du |des )?\p{Lu}[\p{L}'’-]+)(?: (?:(?:de |del |della |di |du |des )?\p{Lu}[\p{L}'’-]+)){0,3}/gu;

/** The certificates that a text names, by one name for each whatever its spelling. */
export function certificatesIn(text: string): CertificateMention[] {
  const input = text.slice(0, 2000);
  const iso = [...input.matchAll(ISO)].map((match) =>
    match[1] === '16949' ? 'IATF 16949' : `ISO ${match[1] ?? ''}`,
  );
  const soc = [...input.matchAll(SOC)].map((match) => `SOC ${match[1] ?? ''}${typeOf(match[2])}`);
  const standards = (input.match(STANDARD) ?? []).map((name) => name.replace(/[- ]+(?=\d)/, ' '));
  const origins = input.match(ORIGIN) ?? [];
  const others = OTHERS.filter(({ words }) => words.test(input));
  return [
    ...[...new Set([...iso, ...soc, ...standards, ...origins])].map((name) => ({ name, isLaw: false })),
    ...others.map(({ name, words, law }) => ({
      name: name ?? words.exec(input)?.[0] ?? '',
      isLaw: law === true,
    })),
  ];
}

function typeOf(type: string | undefined): string {
  if (type === undefined) return '';
  return type === '2' || type.toUpperCase() === 'II' ? ' Type II' : ' Type I';
}
