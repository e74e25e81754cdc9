/** Something that happens to a company, or a state it is in. */
interface Topic {
  /** The words with which a text mentions it. */
  word: RegExp;
  /** What a fact must contain to permit it. The line of a fact includes its type. */
  evidence: RegExp;
  /** What permits it in a sentence about the future: new money may well go into hiring. */
  outlookEvidence?: RegExp;
}

const any = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu');
/** A topic that a fact must mention in the same words. */
const topicInSameWords = (words: string): Topic => ({ word: any(words), evidence: any(words) });

const GROWING = any('funding|expansion|openings?|headcount|hiring|traction|product|offices?');
/** Marks a sentence about the future. */
const OUTLOOK_WORDS =
  /(?<!\p{L})(?:likely|may|might|could|will|would|expected|points? to|suggests?|next|plans?|probabl[ey]|possibl[ey])(?!\p{L})/iu;

const TOPICS: readonly Topic[] = [
  topicInSameWords(
    'profit|unprofit|loss-making|net loss|break(?:s|ing)?[ -]?even|in the (?:red|black)(?!\\p{L})|cash|ebitda|burn(?:s|ing)? (?:cash|money)|los(?:e|es|ing) money|(?:make|makes|made|making) (?:a )?loss|out of money|runway|debts?(?!\\p{L})',
  ),
  {
    word: any(
      'insolv|bankrupt|liquidat|receivership|administration(?!\\p{L})|winding[ -]up|restructur|(?:ceas|shut|clos)(?:e|es|ed|ing|ting|s)? (?:down|operations|business)|end of business|defaults?(?!\\p{L})',
    ),
    evidence: any(
      'insolv|bankrupt|chapter (?:7|11)|liquidat|receivership|administrat|winding[ -]up|konkurs|redressement|concurso|falliment|faillissement|restructur|status: closed|layoffs|shuts? down|closes? down',
    ),
  },
  {
    word: any(
      'resign|step(?:s|ped|ping)? (?:down|aside)|depart(?:s|ed|ure|ures|ing)(?!\\p{L})|oust|fired(?!\\p{L})|quits?(?!\\p{L})|(?:has|have) left(?!\\p{L})',
    ),
    evidence: any(
      'resign|steps? (?:down|aside)|stepp|depart|oust|fired|quits?|leaves?|leaving|left|former|rücktritt|tritt zurück|verlässt|démission|quitte|dimi[ts]|renuncia|lascia|vertrekt|stapt op|avgår|lämnar',
    ),
  },
  {
    word: any(
      'appoint|chief \\p{L}+ officer|chief executive|(?<!on )board(?!\\p{L})|founders?(?!\\p{L})|(?:new|founding) (?:chief|head|boss|leader|chair)',
    ),
    evidence: any('leadership|appoint|chief|head of|board|founder'),
  },
  {
    word: any(
      'lay(?:s|ing)?[ -]?offs?(?!\\p{L})|laid off|job (?:cuts|losses)|redundan|cut(?:s|ting)? (?:\\p{L}+ )?(?:jobs|staff|roles)|dismiss|let (?:\\p{L}+ ){1,4}go(?!\\p{L})|savings(?!\\p{L})',
    ),
    evidence: any('layoffs|shrank|status: closed'),
  },
  {
    word: any(
      'sue[sd]?(?!\\p{L})|suing(?!\\p{L})|lawsuits?|litigat|courts?(?! the )(?!\\p{L})|fined(?!\\p{L})|legal|investigat(?:ed|ion|ions)(?!\\p{L})|breach|fraud|sanction',
    ),
    evidence: any('legal|breach|fraud|sanction'),
  },
  {
    word: any(
      'acqui(?:r|sition)|takeover|for sale(?!\\p{L})|(?:be|is|was|been) sold|buyers?(?!\\p{L})|bidders?(?!\\p{L})|suitors?(?!\\p{L})|(?:take|takes|taken|took|taking) (?:\\p{L}+ ){0,3}over(?!\\p{L})|merge|merging|(?:buy|buys|buying|bought|purchase[sd]?|purchasing|swallow\\p{L}*)(?!\\p{L})',
    ),
    evidence: any('acquisition|acqui(?:r|sition)|takeover|taken over|status: acquired'),
  },
  topicInSameWords(
    'los(?:t|es|ing|s of) (?:\\p{L}+ ){0,4}(?:customers?|clients?|contracts?|users?|partners?|accounts?|deals?)|churn',
  ),
  topicInSameWords(
    'unhappy|dissatisf|angry|complain|unpopular|distrust|toxic|morale|strikes?(?!\\p{L})|boycott|reputation',
  ),
  topicInSameWords(
    'collaps|crash|plummet|plung|tumbl|cris[ie]s|struggl|troubled?(?!\\p{L})|fail(?:s|ed|ing|ure)?(?!\\p{L})|scandal|doom|desperate|verge|brink|recall|hacked|outage',
  ),
  {
    word: any(
      'declin|shrink|shrank|shrunk|contracting(?!\\p{L})|slow(?:s|ed|ing)(?!\\p{L})|downturn|decreas|dwindl|stagnat|worsen|deteriorat|falls?(?!\\p{L})|falling|fell(?!\\p{L})|dropp',
    ),
    evidence: any(
      'momentum (?:slowing|declining)|trajectory contracting|shrank|layoffs|declin|decreas|fell|falls?',
    ),
  },
  {
    word: any(
      '(?:is|are|keeps?|still|continues?) (?:\\p{L}+ )?growing|grows|grew|(?:has|have) grown|(?:rapid|strong|fast|steady|healthy|solid) growth|thriv|boom|soar|surg|flourish',
    ),
    evidence: any('momentum (?:strong|moderate|stable)|grow|grew|soar|surg|boom'),
    outlookEvidence: GROWING,
  },
  {
    word: any('hir(?:es?|ed|ing)(?!\\p{L})|recruit|vacanc|open (?:roles|positions)'),
    evidence: any('hiring|hires|recruit|openings?|headcount|leadership'),
    outlookEvidence: GROWING,
  },
  {
    word: any(
      'expand|expansion|enter(?:s|ed|ing)? (?:\\p{L}+ ){0,3}markets?|new (?:office|site|plant|factory|branch)',
    ),
    evidence: any('expansion|expand|openings?|headcount|office'),
    outlookEvidence: GROWING,
  },
  {
    word: any('launch|unveil|releas(?:es?|ed|ing)(?!\\p{L})|roll(?:s|ed|ing)? out'),
    evidence: any('product|expansion|launch|unveil|release'),
    outlookEvidence: GROWING,
  },
  {
    word: any('rais(?:es?|ed|ing)(?!\\p{L})|funding|financ|invest|valuation|valued'),
    evidence: any('funding|investors?|invest|valu|financ'),
    outlookEvidence: GROWING,
  },
  {
    word: any(
      'open(?:s|ed|ing)? (?:an?|its|the|another)(?!\\p{L})|relocat|plants?(?!\\p{L})|factor(?:y|ies)(?!\\p{L})|subsidiar',
    ),
    evidence: any('expansion|offices?|plants?|factor|relocat|subsidiar|open(?:s|ed)(?!\\p{L})'),
  },
  {
    word: any('contracts?(?!\\p{L})|deals?(?!\\p{L})'),
    evidence: any('partnership|traction|acquisition|contract|deal|auftrag|vertrag|contrat'),
  },
  topicInSameWords('rivals?(?!\\p{L})|competitors?(?!\\p{L})|market share|probe[sd]?(?!\\p{L})'),
  {
    word: any('partner|alliance|joint venture|collaborat|teams? up'),
    evidence: any('partner|alliance|collaborat'),
  },
  { word: any('awards?(?!\\p{L})|prizes?|honou?red|accolade'), evidence: any('award|prize|honou?r') },
  {
    word: any('customers?|clients?'),
    evidence: any('traction|partnership|business|product|customer|client|kunde|clients|cliente|klant|kund'),
  },
  {
    word: any('revenues?|turnover'),
    evidence: any('traction|revenue|turnover|umsatz|sales|omzet|fatturato'),
  },
  topicInSameWords(
    'go(?:es|ing)? public|ipo(?!\\p{L})|shares(?!\\p{L})|stock (?:market|exchange)|flotation|dividend|shareholders?',
  ),
];

const SUPERLATIVES =
  /(?<!\p{L})(?:(?:market|industry|category|world|global|technology|segment)[ -](?:leaders?|leading)|leading(?! to)|leader (?:in|of)|must[ -](?:buy|have|see)|best(?! (?:indication|indicator|sign|evidence))|greatest|largest|biggest|fastest|finest|hottest|dominant|dominates?|number one|top[ -](?:tier|rated|ranked|notch)|unrivalled|unbeatable|unmatched|unique|world[ -]class|revolutionary|outstanding|excellent|most (?:loved|popular|successful|innovative|valuable|trusted|promising))(?!\p{L})/giu;
const QUOTATION = /["“„«][^"”“»]{0,300}["”“»]/gu;

/** Returns the words of a sentence that report an event or state which no fact of that kind reports. */
export function unsupportedTopicsIn(
  sentence: string,
  facts: readonly string[],
  isOutlook: boolean,
): string[] {
  const isAboutFuture = isOutlook || OUTLOOK_WORDS.test(sentence);
  return TOPICS.flatMap(({ word, evidence, outlookEvidence }) => {
    const written = word.exec(sentence)?.[0];
    if (written === undefined || facts.some((fact) => evidence.test(fact))) return [];
    return isAboutFuture && outlookEvidence !== undefined && facts.some((fact) => outlookEvidence.test(fact))
      ? []
      : [written];
  });
}

/** Returns the superlatives of a sentence that no fact contains, or only as a quotation. */
export function unsupportedPraiseIn(sentence: string, facts: readonly string[]): string[] {
  const factsWithoutQuotations = facts.map((fact) => fact.replace(QUOTATION, ' ').toLowerCase());
  return (sentence.match(SUPERLATIVES) ?? []).filter(
    (praise) => !factsWithoutQuotations.some((fact) => fact.includes(praise.toLowerCase())),
  );
}
