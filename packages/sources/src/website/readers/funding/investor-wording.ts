/** Before whoever led a round, in eleven languages; parts of regular expressions. */
const LED_BY = [
  '(?:co-)?led (?:jointly )?by|lead investors? (?:is|are|was|were)|spearheaded by',
  'angeführt (?:wurde |wird )?(?:die (?:Finanzierungs)?runde )?von|unter (?:der )?Führung (?:von|der|des)|Lead-?investor(?: ist| war|:)',
  "menée? par|dirigée? par|emmenée? par|pilotée? par|sous la houlette (?:de|d['’])",
  'liderad[oa] por|encabezad[oa] por|La lidera|lo lidera|guidat[oa] da|lideratada por|liderada pel[ao]',
  'geleid door|onder leiding van|aangevoerd door',
  '(?:ledd|leddes|leds|ledet|ledes|anført) a[vf]|under ledning av|med .{3,60} som hovedinvestor',
  'na czele z|pod przewodnictwem|któr(?:ej|ą) (?:liderem|poprowadził)(?: jest| był)?|liderem rundy (?:jest|był)|johti',
];
/** Before whoever took part in it. */
const WITH = [
  'participation (?:from|of|by)|(?:backed|joined|supported|followed|funded) by|alongside|(?:existing|previous|returning) investors?(?: include| including)?|investors? (?:include|including|are)|investment (?:from|by)|money from|with',
  'Beteiligung (?:von|der|des)|beteiligen sich|beteiligten sich|Bestandsinvestor(?:en)?|Investoren sind|beteiligt sind|mit dabei sind|von',
  "participation (?:de|du|des|d['’])|auprès (?:de|du|des|d['’])|aux côtés (?:de|du|des|d['’])|actionnaires historiques|soutenue? par|investisseurs? historiques?",
  'participación de|respaldad[oa] por|Nos acompañan|participación (?:de|del)|partecipazione di|sostenut[oa] da|insieme a|por parte de|da parte di',
  'deelname van|samen met|participação (?:de|da|do|dos)|aporte (?:de|da|do|dos)(?: fundo)?|investimento (?:de|da|do)',
  'deltagande (?:av|från)|tillsammans med|investering från|investering fra|deltakelse fra|deltagelse af|sammen med|med deltagelse fra',
  'udziałem|inwestycj[aęi] (?:od|funduszu)|od funduszy?|funduszu|mukana (?:ovat|oli|olivat)',
];
/** Behind whoever led the round. */
const LEADS = [
  '(?:co-)?(?:led|leads) (?:the|this|our)|who led|führte? die|führt die|(?:investor\\))|\\(Lead\\)|mène le|mène la|lidera (?:la|a)|guida il|guida la|leidt de|leidde de|leder rundan|leder runden|anfører',
];
/** Behind whoever put in money. */
const INVESTS = [
  'took part|taking part|participat(?:ed|es|ing)|joined the round|invested|invests|followed (?:on|their money)|following on|put in|reinvest\\p{L}*',
  'beteiligten? sich|sind beteiligt|investier(?:t|en|te|ten)|ziehen mit|zieht mit|steigt ein|steigen ein|machen mit',
  'ont participé|a participé|participent|participe|investit|investissent|ont investi|a investi|entre au capital|remet au pot',
  'participaron|participa(?:n)?|invierten?|invirtió|ha invertido|aporta|entra en el capital|investono|investe|ha investito|entra nel capitale',
  'doet (?:opnieuw |weer |ook )?mee|doen (?:opnieuw |weer |ook )?mee|investeert|investeren|steekt|stapt in|stappen in|deed mee',
  'investe|investiu|investem|fez um aporte|aportou|torna-se sóci[oa]|entra como sóci[oa]',
  'investerar|investerade|går in med|gick in med|deltar|deltog|investerer|investerte|investerede|går inn med|deltager',
  'inwestuje|inwestują|zainwestował[aoy]?|zainwestowały|objął|dołączył[ay]?|sijoittaa|sijoitti|osallistui',
];

const behindOf = (parts: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})(?:(?<=['’:])|(?![\\p{L}\\d]))\\s*`, 'giu');
export const LED_BY_PATTERN = behindOf(LED_BY);
export const PARTICIPATION_PATTERN = behindOf(WITH);
export const LEADS_PATTERN = behindOf(LEADS);
export const INVESTS_PATTERN = behindOf(INVESTS);

/** Names of those whose trade is to invest. */
export const INVESTOR_NAME_WORDS =
  /(?<!\p{L})(?:capital|ventures?|partners|equity|invest\p{L}*|funds?|fonds|fondo|growth|angels?|vc|\p{L}*beteiligung\p{L}*|wagnis\p{L}*|tillväxt|ängel\p{L}*|partecipazioni|participa(?:ções|ciones|tions)|kapital\p{L}*|pääoma\p{L}*|rahasto|sijoitus|fundusz\p{L}*|gründerfonds|[\p{L}-]+fonds|caisse|bpifrance|accelerator)(?!\p{L})/iu;
/** What a sentence says of somebody who bought a share of the company, folded. */
export const STAKE_WORDS =
  /\b(?:stake|shareholders?|minority|majority|invested|investors?|backed|private equity|anteil\w*|beteilig\w*|gesellschafter\w*|mehrheit\w*|minderheit\w*|investor\w*|capital (?:de|du|social)|au capital|actionnaires?|en possede|en detient|participacion|accionista\w*|fondo|entra nel\w*|quote|socio|socia|socios|aandelen|aandeelhouders?|belang|investeerder\w*|agare|delagare|aktier|investerare|aksjer|eier|ejer|aktionaer\w*|udzial\w*|fundusz\w*|inwestor\w*|omistaja\w*|sijoittaja\w*)\b|\d ?%/;
/** A share of the family's firm is one of the company. */
export const FAMILY_OWNERSHIP =
  /\b(?:the family|die familie|der familie|la famille|la familia|la famiglia|de familie|familjen|familien|rodzin\w*|a familia|en possede|en detient)\b/;
/** Those who left, who are still asked, or what somebody does elsewhere, folded. */
export const NOT_A_CURRENT_STAKE =
  /\b(?:exited|divested|sold (?:its|their) (?:stake|shares)|bought back|former(?:ly)?|ausgestiegen|ehemal\w*|zuruckgekauft|est sorti|a cede sa|vendio su|previously|invested in over|portfolio|tambem e soci\w|also (?:owns|backs|invests)|for our customers|partnership with)\b/;

const SECTION =
  '(?:our |meet our |unsere |nos |nuestros |i nostri |onze |vara |vore |vare |nasi |nossos |os nossos )?';
/** Headings above those who put money in, folded. */
export const INVESTORS_HEADING = new RegExp(
  `^${SECTION}(?:investors?|backers|investors (?:and|&) (?:backers|advisors|board)|backers (?:and|&) investors|investoren|investor:innen|investisseurs|inversores|investitori|investeerders|investerare|investorer|inwestorzy|investidores|sijoittajat|investori|kapitalgeber)$|^(?:we are |we['’]re )?(?:proudly )?(?:backed|funded) by(?: the best| leading| great| world.class| top| our| some of the best)?(?: investors)?$|^who (?:backs|funds|invested in) us$|^finanziert (?:von|durch)$`,
);
/** Headings above owners, supporters and partners of many kinds, folded; those among them count whose trade is to invest. */
export const OWNERS_HEADING = new RegExp(
  `^${SECTION}(?:owners|ownership|shareholders|gesellschafter|eigentumer|anteilseigner|actionnaires|actionnariat|capital|azionisti|soci|accionistas|socios|aandeelhouders|eigenaren|agare|agarna|aktieagare|delagare|ejere|eiere|eierne|aksjonaerer|aktionaerer|wlasciciele|udzialowcy|akcjonariusze|wlasnosc|omistajat|acionistas|supporters|supported by|unterstutzer|unterstutzt von|ils nous soutiennent|they support us|nos soutiens|nos apoyan|ci sostengono|gesteund door|partners? (?:and|&) investors|investors (?:and|&) partners|investoren (?:und|&) partner|partner (?:und|&) investoren|investisseurs (?:et|&) partenaires|partenaires (?:et|&) investisseurs)$`,
);
