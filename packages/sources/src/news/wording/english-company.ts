import type { Wording } from './wording';

/** Who gives the company money, and whom it belongs to. */
export const ENGLISH_COMPANY: Pick<Wording['events'], 'funding' | 'acquisition'> = {
  funding: [
    ['^{money} to|^{sum} to', '€15M to feed more people', 'fine|contract|claim|charity'],
    [
      'mull*|weigh*|explor*|consider*|plan*|eye|eyes|eyeing|prepar*|target*|seek*|line* up|readies|kicks off|launches … fundraise|fundraising|funding round|new funding|new round|capital raise|fresh funding|series {letter}',
      'Acme mulls fresh fundraise',
    ],
    [
      'lands|wins|secures|gets … backing|support from|investment',
      'Acme lands Birchgate backing',
      'programme',
    ],
    [
      'valuation … soars|doubles|triples|jumps|to {money}|at {money}|of {money}|climbs',
      'Acme valuation soars to $3bn',
    ],
    [
      'raise|raises|raised|raising|closes|closed … additional|from existing investors|from investors|oversubscribed',
      'Acme raised from existing investors',
    ],
    [
      'raise|raises|raised|raising … {sum}|{round}|capital|money',
      'Acme raises $5M',
      'fund for|for charity|loan for|sponsored',
    ],
    [
      'nab*|bag|bags|bagged|land|lands|landed|score|scores|scored|snag*|net|nets|netted|bank|banks|pull* in|pick* up|grab*|garner*|clinch*|hauls in|rakes in|lock* in|drum* up|pocket*|tops up with|snares|notches|scoops|wraps [up]|gets|got … {money}',
      'Acme nabs $5M',
      'contract|contracts|deal|deals|order|orders|tender|prize|award|fine|fined|stores|sales|revenue',
    ],
    [
      'secure*|securing|close|closes|closed|closing|attract*|brings in|complete*|obtain*|gain*|receive*|win|wins|won|awarded|get|gets|got|land|lands|landed|nab*|bag|bags|score*|snag*|pull* in|pick* up|unlock*|extends|expands|upsizes|announc*|finali*|draws|lock* in|tops up|wraps up … {round}',
      'Acme closes its seed round',
      'contract|tender|fund manager|funding programme|funding program',
    ],
    [
      'secure*|securing|attract*|brings in|obtain*|receives|received|closes|closed … {money}',
      'Acme secures €5m',
      'contract|contracts|deal|order|orders|tender|prize|award|fine|acquisition|purchase|sale of|lease',
    ],
    [
      '{sum} … series {letter}|pre-seed|seed|funding|financing|round|investment|venture debt|grant|of new capital|in new capital|of fresh capital|in fresh capital|of growth capital|injection|debt facility|credit facility',
      'A $12 million Series A for robots',
      'fund for|invests|to invest|will invest|investment in {place}',
    ],
    [
      '^{money} for|^{sum} boost for|^{sum} windfall for',
      '$5m for Acme',
      'fine|contract|claim|damages|charity',
    ],
    [
      '^[our/the/a/announcing/announcing our/celebrating our] series {letter}|^[our/the/announcing/announcing our] seed [round|funding]|^[our/announcing our] pre-seed|^[our/the/a/announcing/announcing our] [new] funding round',
      'Our Series A',
    ],
    [
      '~ funding round|series {letter}|investment round … values|valued|led by',
      'Funding round values Acme at $90M',
    ],
    [
      'fresh funding|new funding|growth funding|major funding|fresh capital|new capital|growth capital|strategic investment|new investment|investment from … to|for|from|at',
      'New funding for Acme',
      'programme|program|options|guide',
    ],
    [
      '> lead|leads|led|back|backs|backed|join|joins|put|puts … {money}|{round}',
      'Northwind leads $5M round in Acme',
      'new plant|factory|lawsuit',
    ],
    [
      '> invest|invests|invested|investing|pour*|pump*|plough*|plow*|inject*|bet|bets … into|in|on',
      'Northwind invests in Acme',
      'new plant|factory|lawsuit',
    ],
    [
      '> backs|bets on|bets big on|takes a stake in|takes minority stake in|takes stake in|invests in',
      'Northwind backs Acme',
    ],
    [
      'valued at|valuation of|at [a] {money} valuation|unicorn status|becomes [a/the/first/latest] unicorn|hits {money} valuation|minted unicorn|joins unicorn',
      'Acme valued at $2 billion',
    ],
    ['crowdfund* … {sum}|campaign|target|goal', 'Acme crowdfunding campaign closes at £2m'],
    [
      'seek|seeks|seeking|hunting|looks|looking|aims|hopes|plans|wants … to raise|{money}|fresh funds|funding|investors|cash injection|new funding|capital',
      'Acme seeks $50M',
      'damages|compensation|contract',
    ],
    [
      'emergency funding|rescue funding|rescue finance|bridge loan|cash injection|cash call|rights issue|share placing|crowdfunding campaign|crowdfund*|fresh funding|funding boost|war chest|venture capital backing|grant funding|government grant|loan guarantee|oversubscribed|down round',
      'Acme seeks emergency funding',
      'how to|guide',
    ],
  ],
  acquisition: [
    [
      'pick* up|take* out|buy* out|grab*|nab*|bag|bags|land|lands|snag*|add|adds … rival|competitor|firm|start-up|startup|maker|specialist|agency|company|to its portfolio|to our portfolio|to its family|to our family|brand|brands',
      'Acme picks up Danish rival',
      '{money}|award|ceo|customers|as customer|contract|as a client',
    ],
    [
      '~ is part of|is now part of|now part of|part of the {own}|becomes part of',
      'Bexo is now part of Acme',
      'plan|strategy|trend|programme|reason',
    ],
    [
      'bids for|bids|bidders|suitors|line up bids|takeover battle|all-stock deal|all-cash deal|cash deal|goes private',
      'Firms line up bids for Acme',
      'contract|tender',
    ],
    [
      'is joining|to join|are joining|has joined|have joined',
      'Acme to join Bexo Health',
      'board|forces|team|ceo|chief|as|alliance|programme|program|network|consortium|initiative|association|race|index|club|webinar|waitlist|call|fight|coalition|council|{executive}|us at',
    ],
    [
      '> circles|circling|courts|stalks|woos|targets|pursues',
      'Bexo circles Acme',
      'customers|funding|investors|growth|market',
    ],
    [
      'takeover interest|takeover approach|takeover offer|buyout offer|broken up|break-up|break up|bidding war|bids for|agreed deal|agrees deal to be|deal to buy|deal to acquire|agrees to buy|agreement to acquire|agreement to buy|swallowed by|snapped up by|scooped up|absorbed by|absorbs|folded into|folds into|new owner|carve-out|hostile bid',
      'Acme attracts takeover interest',
    ],
    [
      'acquire|acquires|acquired|acquiring',
      'Acme acquires Bexo',
      'acquiring new|acquiring customers|acquire new|acquire customers|{number} customers|new customers|more customers|your customers|users|talent|skills|land|building|licence|license|certification|patent|patents|knowledge|plot|fleet',
    ],
    [
      'buy|buys|bought|buying|purchases|to purchase',
      'Acme buys Bexo',
      'how to buy|buy now|ready to buy|ways to buy|should buy|where to buy|before you buy|time to buy|buy online|buyers guide|customers buy|shoppers buy|people buy|land|electricity|solar power|buying a|buying an|buying your|buys back|shares',
    ],
    [
      'snap* up|scoop* up|swallow*|gobble* up|swoop* for|swoop* on|pounces on|takes control of|gains control of|gets hands on|takes out rival|picks up rival|picks up competitor|adds * to [its] portfolio|takes * private|taken private',
      'Acme snaps up Bexo',
      'award|awards|prize',
    ],
    [
      'take* over|taken over|taking over',
      'Acme takes over Bexo',
      'as|ceo|from|helm|role|reins|chair|chief|director|leadership|world|internet|mill|premises|building|former factory|former church|former bank|former school|lease|warehouse|empty',
    ],
    [
      'acquisition|acquisitions|takeover|take-over|buyout|buy-out|purchase',
      'Acme announces the acquisition of Bexo',
      'strategy|guide|customer|lessons|cost|channel|order|purchase order|your',
    ],
    [
      'merg|merge|merges|merged|merging|merger|combine with|combines with|tie the knot',
      'Acme and Bexo agree to merge',
      'merge requests|merge request|merge conflicts|merge queue|cells|branches',
    ],
    [
      'majority stake|controlling stake|controlling interest|minority stake|stake in|stake to',
      'Acme takes majority stake in Bexo',
    ],
    [
      '[is/are/been/being/gets] sold to|sells to|sells itself|sell itself|sold for|be sold|being sold|for sale|a sale|sale to|sale of|a buyer|new owner|new owners|changes hands|change hands|its sale',
      'Acme sold to Bexo',
      'tickets|now for sale|on sale|{place} for sale|conditions',
    ],
    [
      'sell|sells|sold|selling|divest*|offload*|dispos* … unit|arm|division|business|stake|subsidiary|operations|brand',
      'Acme sells its paint division',
      'cross-sell|selling online|how to sell',
    ],
    [
      'is joining|joins|joined|becomes part of|become part of|is now part of|now part of|part of the|find a new home|found a home … family|group|portfolio',
      'Acme becomes part of the Bexo group',
      'user group|working group|board',
    ],
    [
      'bid for|offer for|rejects offer|rejects bid|takeover bid|in bid to buy|exploring a sale|explores sale|explores a sale|suitors|suitor|up for grabs',
      'Bexo makes bid for Acme',
      'special offer|job offer',
    ],
    [
      'acquihire*|acqui-hire*|acquihired|acqui-hired|shopped around|shopping itself|being bought|been bought|is bought|was bought|gets bought|got bought|being acquired|been acquired|was acquired|is acquired|to be acquired|to be bought|up for sale|for sale sign|swallowed up by|swallowed by|snapped up|sniffing around|takeover target|takeover approach|takeover interest|takeover offer|takeover talks|buyout talks|offer to buy|exclusive talks|stalking',
      'Acme was acquihired by Bexo',
      'now for sale',
    ],
    [
      '> swoops|swoop|pounces|sniffing|circling|circles|courting|courts|eyes|stalks|woos|closing in|set to buy|agrees to buy|in talks to buy|makes offer|wants … for|on|to buy|{own}',
      'Bexo swoops for bakery Acme',
      'ceo|chief|director|contract|partnership|order|fans',
    ],
    [
      'near|nears|nearing|close to|clinches|clinch|strikes|seals|reaches|agrees … deal for|deal to buy|deal to acquire|deal to sell|takeover|merger',
      'Acme nearing deal for start-up Bexo',
    ],
  ],
};
