import type { HighlightType } from '@firmlens/contract';

/**
 * The words by which a headline tells an event, folded (lower case, no accents), in English, German, French,
 * Spanish, Italian and Dutch. The first type with a pattern that fits is the event's: what is rarer and
 * weightier stands first. Gaps between words are bounded, so that every pattern takes linear time.
 */
const MONEY = String.raw`(?:[$€£]|\b(?:usd|eur|gbp|chf|sek|nok|dkk|inr)\b|\d ?(?:m|mio|mn|bn|mrd|million\w*|milliard\w*|millon\w*|milion\w*|miljoen)\b)`;
const ROUND = String.raw`(?:\bseries? [a-j]\b|\b(?:pre-?)?seed\b|\bfunding\b|\bfinancing\b|\binvestment\b|\bround\b|\bgrant\b|finanzierung|\bkapital|\binvestition|\bforderung|\bfinanciacion\b|\bronda\b|\binversion\b|\bfinanziamento\b|\binvestimento\b|\binvestering\b|financiering)`;
const EXECUTIVE = String.raw`(?:\b(?:ceo|cto|cfo|coo|cmo|cro|cpo|cso|ciso|chro|cco|president|vp|evp|svp|chair(?:man|woman|person)?|vice president|managing director|general manager|country manager|(?:non-executive )?director|head of|executive|general counsel|advisory board|board (?:of directors|member|chair)|board)\b|\bchief\b.{0,40}\bofficer\b|geschaftsfuhr|vorstand|aufsichtsrat|vertriebsleiter|leiter(?:in)? |directeur|directrice|president[e]?\b|consejer[oa]|director[a]? (?:general|comercial|financier)|amministrat|direttor|bestuurder|commissaris)`;
const PLACE = String.raw`(?:office|offices|hub|headquarters|hq|site|store|stores|shop|location|factory|plant|warehouse|cent(?:re|er)|branch|lab|facility|showroom|depot|studio|campus|subsidiary)`;
const PEOPLE_SERVED = String.raw`(?:customers?|users?|clients?|downloads?|orders?|members?|subscribers?|deliveries|shipments?|installations?|installs|transactions?|bookings|students|patients|merchants|stores|units|robots|companies|teams|kunden|nutzer|anwender|utilisateurs|clientes|usuarios|clienti|utenti|klanten|gebruikers)`;

const RULES: Record<HighlightType, string[]> = {
  funding: [
    String.raw`\b(?:raises?|raised|raising)\b.{0,80}(?:${MONEY}|${ROUND})`,
    String.raw`\b(?:secures?|secured|closes?|closed|closing|lands?|bags|nets|receives?|received|attracts|completes?|announc\w+|gets|wins)\b.{0,60}${ROUND}`,
    String.raw`(?:${MONEY}).{0,30}\b(?:series [a-j]|(?:pre-?)?seed|funding|financing|investment|round)\b`,
    String.raw`^(?:our |a )?(?:series [a-j]|(?:pre-?)?seed (?:round|funding))\b`,
    String.raw`\b(?:sammelt|sammeln|erhalt|erhalten|sichert|sichern|schliesst|schliessen|bekommt|holt|gewinnt)\b.{0,80}(?:${MONEY}|${ROUND})`,
    String.raw`finanzierungsrunde|wachstumsfinanzierung|kapitalerhohung`,
    String.raw`\b(?:leve|levent|levons|boucle|finalise|realise)\b.{0,60}(?:${MONEY}|tour de table|levee)`,
    String.raw`levee de fonds|tour de table`,
    String.raw`\b(?:recauda|levanta|cierra|capta|consigue|obtiene|raccoglie|chiude|ottiene|haalt|sluit)\b.{0,80}(?:${MONEY}|${ROUND})`,
    String.raw`ronda de (?:financiacion|inversion)|round di (?:finanziamento|investimento)|financieringsronde`,
  ],
  acquisition: [
    String.raw`\b(?:acquires?|acquired by|acquired|acquiring|to acquire|buys|takes over)\b(?! (?:\d|new|more|customers|users|your))`,
    String.raw`\bacquisition of\b(?! (?:new |your )?(?:customers|users|data|talent))|\bannounces? acquisition\b`,
    String.raw`\b(?:merges? with|merger|majority stake)\b`,
    String.raw`\b(?:ubernimmt|ubernommen|ubernahme|erwirbt|kauft|fusion(?:iert)?|mehrheitsbeteiligung)\b`,
    String.raw`\b(?:rachete|acquiert|rachat de|acquisition d|fait l.acquisition|fusionne)`,
    String.raw`\b(?:adquiere|adquisicion de|compra a|acquisisce|acquisizione di|overname van|fusiona)\b`,
    String.raw`\bneemt\b.{1,60}\bover\b`,
  ],
  layoffs: [
    String.raw`\b(?:lays? off|laid off|laying off|layoffs?|lay-offs?|job cuts|redundancies)\b`,
    String.raw`\bcut(?:s|ting)?\b.{0,30}\b(?:jobs|positions|staff|workforce|headcount)\b|\breduc\w+.{0,20}\b(?:workforce|headcount)\b`,
    String.raw`stellenabbau|\bstreicht\b.{0,30}stellen|\bbaut\b.{0,40}stellen ab|\bentlass(?:t|ungen)\b`,
    String.raw`\blicenci(?:e|ements?)\b|suppressions? de postes|plan social|\bdespidos?\b|\blicenziamenti\b|\bontslag`,
  ],
  legal: [
    String.raw`\b(?:lawsuit|sues|sued|antitrust|class action|data breach|patent infringement|injunction)\b`,
    String.raw`\bsettle(?:s|ment)?\b.{0,30}\b(?:with|case|dispute|claims?)\b|\bcourt\b.{0,30}\b(?:rul|order|dismiss|confirm|decid|approv)`,
    String.raw`\bfined\b|\bregulator\b.{0,40}\b(?:fine|investigat|approv)`,
    String.raw`\b(?:verklagt|klage gegen|urteil|bussgeld|rechtsstreit|gericht entscheidet|datenpanne)\b`,
    String.raw`\b(?:poursuit en justice|proces contre|amende|demanda judicial|multa de|causa legale|rechtszaak|boete van)\b`,
  ],
  award: [
    String.raw`\b(?:wins?|won|receives?|received|awarded|honou?red|named|recogni[sz]ed|shortlisted|earns|takes)\b.{0,100}\b(?:awards?|prize|medal|finalists?|best (?:place|workplace|employer|start-?up|product)|great place to work|top \d+|leader in|magic quadrant|cool vendor|fast 50|fast 500|30 under 30)\b`,
    String.raw`\b(?:award winner|shortlisted for|finalist (?:in|at|for))\b`,
    String.raw`\b(?:gewinnt|erhalt|gewonnen)\b.{0,80}(?:preis\b|award|wettbewerb|siegel)|ausgezeichnet|auszeichnung|preistrager|\bzum sieger gekurt`,
    String.raw`\b(?:remporte|recoit|laureate? d)\b.{0,60}(?:prix|trophee|concours|award)|\blaureate?\b`,
    String.raw`\b(?:gana|recibe|vince|riceve|wint|ontvangt)\b.{0,80}(?:premio|award|prijs)|\bpremiad[oa]\b|\bpremiat[oa]\b`,
  ],
  leadership: [
    String.raw`\b(?:appoint\w*|names|named|welcom\w+|joins|joined|promot\w+|hires|hired|elect\w*|succeeds|resigns|departs|steps down|stepping down|takes over|tap(?:s|ped)|announc\w+|adds|strengthens)\b.{0,80}${EXECUTIVE}`,
    String.raw`\b(?:new|our new) (?:ceo|cto|cfo|coo|cmo|cro|cpo|ciso|managing director|chief \w+|head of|chair\w*|board member)\b`,
    String.raw`\b(?:ceo|cto|cfo|coo|cmo|cro|chair(?:man|woman)?)\b.{0,40}\b(?:joins|steps down|resigns|leaves|appointed|retires)\b`,
    String.raw`\b(?:ernennt|beruft|verstarkt|holt|bestellt|neue[rn]?|wird|wechsel)\b.{0,80}(?:geschaftsfuhr|vorstand|aufsichtsrat|\bceo\b|\bcto\b|\bcfo\b|\bcoo\b|\bcmo\b|\bcso\b|leiter(?:in)?\b)`,
    String.raw`\b(?:nomme|nommee?|rejoint|nouve(?:au|lle)|nomination|arrivee)\b.{0,80}(?:directeur|directrice|president|\bceo\b|\bcto\b|\bcfo\b|\bdg\b|\bcoo\b)`,
    String.raw`\b(?:nombra|ficha|incorpora|nuev[oa]|nomina|nuov[oa]|benoemt|nieuwe|benoemd)\b.{0,80}(?:director|consejer|amministrat|direttor|directeur|\bceo\b|\bcto\b|\bcfo\b|\bcoo\b|bestuurder)`,
  ],
  expansion: [
    String.raw`\b(?:opens?|opened|opening|inaugurates|new|second|third)\b.{0,60}\b${PLACE}\b`,
    String.raw`\bexpan(?:ds?|ded|ding|sion)\b.{0,40}\b(?:in|to|into|across|operations|presence|footprint)\b|\binternational expansion\b`,
    String.raw`\b(?:enters?|entering|entry into)\b.{0,40}\bmarkets?\b|\blaunch(?:es|ed|ing)? in (?:the )?(?:us|uk|usa|europe|france|germany|spain|italy|benelux|[a-z]+land|nordics|dach|asia|japan|australia|canada|brazil|india)\b`,
    String.raw`\b(?:eroffnet|eroffnung|expandiert|markteintritt|neue[rs]? (?:standort|niederlassung|buro|werk|halle|fertigung\w*|produktion\w*|lager\w*|logistikzentrum|filiale|gebaude))\b`,
    String.raw`\b(?:ouvr(?:e|ons|ent|ira)|ouverture|inaugur(?:e|ons)|nouve(?:au|l|lle|aux)|second|deuxieme)\b.{0,60}\b(?:bureaux?|agence|site|usine|magasin|filiale|entrepot|siege|atelier|boutique)\b|s.implante|\bs.etend\b`,
    String.raw`\b(?:abre|inaugura|nuev[oa]|apre|nuov[oa])\b.{0,60}\b(?:oficinas?|sede|tienda|planta|fabrica|ufficio|stabilimento|filiale|negozio|showroom|punto vendita)\b|\bse expande\b|\bsi espande\b`,
    String.raw`\b(?:opent|nieuwe?)\b.{0,60}\b(?:kantoor|vestiging|winkel|fabriek|magazijn)\b|\bbreidt\b.{0,40}\buit\b`,
  ],
  partnership: [
    String.raw`\bpartner(?:s|ed|ing)? (?:up )?(?:with|to)\b|\bpartnership\b|\bofficial partner\b|\bstrategic (?:alliance|collaboration)\b`,
    String.raw`\b(?:teams? up|teaming up|joins? forces|collaborat\w+|alliance) with\b|\bcollaborate\b|\bjoin forces\b`,
    String.raw`\b(?:kooperiert|kooperation|partnerschaft|zusammenarbeit|arbeiten zusammen|arbeitet mit)\b`,
    String.raw`\bpartenariat\b|s.associent? |\bs.allie\b|\bcollabore(?:nt)? avec\b`,
    String.raw`\b(?:alianza|colabora con|acuerdo (?:con|estrategico)|se alia|collabora con|alleanza|samenwerking|werkt samen|werken samen|slaan de handen)\b`,
  ],
  hiring: [
    String.raw`\b(?:we.?re|we are|is|now) (?:now )?hiring\b|\bhiring (?:spree|push|\d)|\bto (?:hire|recruit) (?:up to |over )?\d|\bcreat(?:es?|ing)\b.{0,20}\bjobs\b|\bnew jobs\b`,
    String.raw`\b(?:doubl\w+|tripl\w+|grow\w*)\b.{0,20}\b(?:team|headcount|workforce)\b`,
    String.raw`\b(?:joins?|joined|welcom\w+)\b.{0,50}\b(?:our team|the team|as (?:a |an |our |new )?\w+)\b`,
    String.raw`\bsucht\b.{0,40}(?:mitarbeit|verstarkung)|neue arbeitsplatze|schafft \d+.{0,20}(?:stellen|jobs)|\bneu im team\b|\bstellt\b.{0,30}\bmitarbeiter\b.{0,10}\bein\b`,
    String.raw`\b(?:recrute|embauche|contratara|contrata|assume|assumera)\b.{0,20}\d|\brecrutement de \d|\bcreation (?:de|d.)\b.{0,20}emplois|\bnieuwe banen\b`,
  ],
  traction: [
    String.raw`\b(?:reach\w*|surpass\w*|pass(?:es|ed)|hits?|exceeds?|cross(?:es|ed)|celebrat\w+|serves|tops|welcom\w+|now|over|more than)\b.{0,40}\d[\d.,']* ?(?:k|m|mn|million|thousand|billion)?\+?(?:th)? .{0,30}\b${PEOPLE_SERVED}\b`,
    String.raw`\b\d[\d.,']* ?(?:k|m|million|thousand|billion)?\+? .{0,20}\b(?:customers|users|clients|downloads|subscribers)\b`,
    String.raw`\bmilestone\b|\brecord (?:quarter|year|revenue|sales|growth|results|month)\b|\b(?:annual recurring revenue|arr)\b|\bbecomes profitable\b|\bprofitability\b`,
    String.raw`\b(?:revenue|sales|turnover)\b.{0,30}\b(?:grow\w*|grew|up|doubl\w+|tripl\w+|increas\w+|rises?|jumps?)\b|\b(?:doubl|tripl)\w+\b.{0,30}\b(?:revenue|sales|turnover|customers)\b`,
    String.raw`\b(?:erreicht|uberschreitet|knackt|zahlt|uber|mehr als)\b.{0,40}\d.{0,30}(?:kunden|nutzer|anwender)|meilenstein|rekord(?:jahr|umsatz|quartal|ergebnis)|\bumsatz\b.{0,30}(?:wachst|steig|plus|verdoppel)`,
    String.raw`\b(?:franchit|depasse|atteint|supera|alcanza|raggiunge|bereikt|passeert)\b.{0,60}(?:\d|clients|clientes|clienti|klanten)|\bmijlpaal\b|\brecord de ventes\b|\bchiffre d.affaires\b.{0,30}(?:hausse|progress|croissance|double)`,
  ],
  business: [
    String.raw`\b(?:wins?|won|secures?|awarded|lands?|signs?|signed)\b.{0,80}\b(?:contracts?|tender|deal|order|agreement|framework|mandate)\b`,
    String.raw`\b(?:selected|chosen|picked) by\b|\b(?:selects|chooses|picks|goes live with|deploys|relies on)\b`,
    String.raw`\b(?:ipo|goes public|listed on|stock exchange|stock market|spin-?off|joint venture|restructuring|insolvency|files for)\b`,
    String.raw`\brebrand\w*|\bnew (?:name|brand|identity|corporate identity)\b|\brenam(?:es|ed)\b|\bis now called\b`,
    String.raw`\b(?:quarter(?:ly)?|q[1-4]|annual|half-year|full-year|financial) (?:\d{4} )?(?:results|report|figures|earnings)\b|\breports\b.{0,40}\bresults\b`,
    String.raw`grossauftrag|\bauftrag (?:von|uber|aus)\b|\b(?:gewinnt|erhalt)\b.{0,60}auftrag|rahmenvertrag|borsengang|\bumbenenn|\bheisst jetzt\b|\bneuer name\b|geschaftszahlen|jahresergebnis|insolvenz`,
    String.raw`\b(?:remporte|signe|decroche)\b.{0,60}\b(?:contrat|marche|accord|appel d.offres)\b|introduction en bourse|\bchange de nom\b|\bresultats (?:annuels|semestriels|trimestriels)\b`,
    String.raw`\b(?:firma|gana|vince|logra)\b.{0,60}\b(?:contrato|contratto|acuerdo|accordo|licitacion|gara)\b|salida a bolsa|quotazione in borsa|beursgang|jaarcijfers|\btekent\b.{0,40}(?:contract|overeenkomst)`,
  ],
  product: [
    String.raw`\b(?:launch(?:es|ed|ing)?|releas(?:es|ed|ing)|introduc(?:es|ed|ing)|unveils?|unveiled|debuts|rolls? out|rolling out|ships)\b`,
    String.raw`\b(?:now|generally) available\b|\bgeneral availability\b|\bnew features?\b|\bpublic beta\b|\bversion \d|\bv\d+\.\d|\b\d\.\d (?:is here|release)|\brelease notes\b|\bnew in \w|\bwhat.s new\b`,
    String.raw`\bannounc\w+\b.{0,40}\b(?:new|launch|release|availability|product|app|platform|api|version|integration)\b|\bnew\b.{0,30}\b(?:app|platform|api|integration|product line|product|model|generation)\b`,
    String.raw`\bbringt\b.{0,60}\bauf den markt\b|\bstellt\b.{0,80}\bvor\b|\b(?:prasentiert|veroffentlicht|lanciert|startet)\b|\bneue (?:version|funktion|app|plattform|produkt)|\bneues produkt\b|\bab sofort (?:verfugbar|erhaltlich)\b`,
    String.raw`\b(?:lance|devoile|annonce la sortie|presente|lancement d|disponible des|nouvelle (?:version|application|fonctionnalite|gamme))\b`,
    String.raw`\b(?:lanza|presenta|estrena|lancia|lanceert|introduceert|onthult)\b|\bnuev[oa] (?:version|producto|plataforma)\b|\bnuov[oa] (?:versione|prodotto|piattaforma)\b|\bnieuwe (?:versie|functie|app)\b`,
  ],
};

const EVENTS = Object.entries(RULES).map(([type, patterns]) => ({
  type: type as HighlightType,
  pattern: new RegExp(patterns.join('|')),
}));

/** Headlines that give advice, ask, or tell of money raised for others, and so tell no event of the company. */
const ADVICE =
  /^(?:how|what|when|where|who|which|whether|should|can|do|does|is|are|\d+ |the \d+ |top \d+|guide|a guide|an? introduction|the (?:ultimate|complete|definitive|beginner)|checklist|webinar|podcast|ebook|whitepaper|case study|tips|best practices|understanding|wie |warum|was |wann|welche|leitfaden|so |comment |pourquoi|quel|qu.est|como |por que|que es|come |perche|cosa |hoe |waarom|wat )|^why (?!we\b)|\?$|\bexplained\b|\bvs\b|\btutorial\b|\bcheat sheet\b|\bwhat (?:it|this|that) means\b|\bwhat you need to know\b|\bour take\b|\blessons\b|\btakeaways\b|\broundup\b|\bcharit(?:y|ies)\b|\bdonat(?:es?|ed|ions?)\b|\bfundrais|\bspende|\bbest practices\b/;
/** Wording that only hints: nobody stands by it. */
const HEDGED =
  /\b(?:reportedly|rumou?r(?:ed|s)?|in (?:early |advanced )?talks|is said to|are said to|could (?:raise|acquire|buy|sell|merge|launch|open|cut|be)|may (?:raise|acquire|buy|sell|be)|might|considering|angeblich|geruchte?|soll (?:vor|kurz|in)|in gesprachen|selon (?:des|nos) (?:sources|informations)|serait|rumeurs?|segun fuentes|rumores|voci di|indiscrezioni|naar verluidt|geruchten)\b/;

export interface EventWords {
  type: HighlightType;
  /** Where in the folded text the event's words begin; what stands before is who it happens to. */
  start: number;
}

/** The event that a folded headline or sentence tells, or null. */
export function findEvent(folded: string): EventWords | null {
  for (const { type, pattern } of EVENTS) {
    const found = pattern.exec(folded);
    if (found) return { type, start: found.index };
  }
  return null;
}

/** Whether a folded headline gives advice instead of news. */
export function givesAdvice(folded: string): boolean {
  return ADVICE.test(folded);
}

/** Whether folded text is a rumour by its own wording. */
export function isHedged(folded: string): boolean {
  return HEDGED.test(folded);
}
