/** ISO standards that companies are certified to, with the names of the body that go before the number. */
const ISO =
  /\b(?:DIN |EN |BS |UNE |NF |UNI )*ISO ?(?:\/ ?(?:IEC|TS))?(?: IEC)?[ –-]?(9001|13485|14001|14064|15189|16949|17025|17100|18788|20000|21434|22000|22301|26000|26262|27001|27017|27018|27701|28000|37001|37301|42001|45001|50001|55001|3834)(?!\d)/gi;
const SOC = /\bSOC ?-?([123])\b[ –-]*(?:\(?(?:type|typ) ?(II|I|2|1)\b\)?)?/gi;

/**
 * Other certificates, attestations and rules that companies state. `law` marks what binds everybody and only
 * counts where the company says that it complies.
 */
const OTHERS: readonly { name: string; words: RegExp; law?: true }[] = [
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
  { name: 'HDS', words: /\bHDS\b(?=.{0,40}(?:certif|h[ée]berg))|\bcertifi\w+ HDS\b/i },
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
];

export interface CertificateMention {
  name: string;
  /** Binds everybody; says something only where the company states that it complies. */
  isLaw: boolean;
}

/** The certificates that a text names, by one name for each whatever its spelling. */
export function certificatesIn(text: string): CertificateMention[] {
  const input = text.slice(0, 2000);
  const iso = [...input.matchAll(ISO)].map((match) =>
    match[1] === '16949' ? 'IATF 16949' : `ISO ${match[1] ?? ''}`,
  );
  const soc = [...input.matchAll(SOC)].map((match) => `SOC ${match[1] ?? ''}${typeOf(match[2])}`);
  const others = OTHERS.filter(({ words }) => words.test(input));
  return [
    ...[...new Set([...iso, ...soc])].map((name) => ({ name, isLaw: false })),
    ...others.map(({ name, law }) => ({ name, isLaw: law === true })),
  ];
}

function typeOf(type: string | undefined): string {
  if (type === undefined) return '';
  return type === '2' || type.toUpperCase() === 'II' ? ' Type II' : ' Type I';
}
