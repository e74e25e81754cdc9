import type { Wording } from './wording';

export const ENGLISH: Wording = {
  functionWords:
    'the of and to for with by from on at its our we is are has was an as this that up out into after over new you your how why what',
  vocabulary: {
    round:
      'series {letter}|pre-seed|preseed|seed|funding|financing|fundraise|fundraising|fund-raising|round|investment|venture debt|debt facility|credit facility|loan facility|debt financing|growth equity|capital raise|new capital|fresh capital|growth capital|fresh cash|fresh money|new money|fresh funds|backing|grant|grants|equity',
    staff:
      'jobs|job|workforce|headcount|positions|roles|posts|staff|staffers|payroll|employees|personnel|redundancies',
    executive:
      'ceo|cto|cfo|coo|cmo|cro|cpo|cso|ciso|chro|cco|cio|cdo|co-ceo|president|vp|svp|evp|vice president|chair|chairman|chairwoman|chairperson|managing director|general manager|country manager|[non-executive] director|md|head of|chief * officer|chief * * officer|chief executive|finance chief|tech chief|marketing chief|operating chief|chief of staff|chief scientist|chief economist|chief|boss|general counsel|advisory board|board member|board of directors|its board|our board|the board|leadership team|management team|executive team|executives',
    place:
      'office|offices|hub|headquarters|headquarter|hq|store|stores|shop|shops|factory|plant|gigafactory|warehouse|distribution centre|distribution center|fulfilment centre|fulfillment center|sorting centre|sorting center|data centre|data center|innovation centre|innovation center|research centre|research center|tech centre|tech center|service centre|service center|branch|branches|lab|laboratory|showroom|depot|studio|campus|subsidiary|production line|production facility|facility|facilities|site|location|locations|restaurant|clinic|workshop|outlet|bakery|cafe|flagship',
    served:
      'customers|customer|users|user|clients|client|downloads|orders|members|subscribers|deliveries|shipments|installations|installs|transactions|bookings|students|patients|merchants|companies|businesses|teams|clinics|hospitals|schools|households|homes|drivers|riders|parcels|parcel|meals|documents|rides|sales|units|robots|stores|developers|stars|accounts|visitors',
    prize:
      'award|awards|prize|prizes|medal|trophy|finalist|finalists|best *|great place to work|top {number}|a leader|leader in|as leader|leaders list|quadrant|cool vendor|fast {number}|30 under 30|of the year|champion|accolade|honours|honors|gold|silver|bronze|most innovative|most promising|fastest growing|fastest-growing|tech {number}|list of|{number} list|hall of fame|badge',
    concern:
      'layoffs|lay-offs|job cuts|takeover|merger|sale|acquisition|ipo|bankruptcy|insolvency|deal|funding round',
    broke: 'insolvency|bankruptcy|bankruptcy protection|administration|chapter 11|receivership|liquidation',
  },
  idioms:
    'raising the bar|raise the bar|raises the bar|raise awareness|raising awareness|raises awareness|raises questions|raise questions|raises concerns|raises prices|raise prices|raises eyebrows|opening hours|opening times|opening remarks|opening keynote|award-winning|award winning|customer acquisition|user acquisition|talent acquisition|data acquisition|acquisition cost|acquisition costs|seed oil|seed oils|named after|named entity|joins the dots|joins the conversation|open source|open-source|launch party|launch pad|new normal|cut costs|cuts costs|seed-stage|series of|round table|all-round|year-round|record label|track record|hiring manager|hiring process|hiring guide|best practice|best practices|board game|on board|across the board|head office|partner portal|partner program|press release|gold standard|new york|new zealand|new jersey|new delhi|new orleans|new mexico|new hampshire|new south wales|court of public opinion|sales team|team up to date|close rate|in the running|over the counter',
  events: {
    funding: [
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
    ],
    acquisition: [
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
        'as|ceo|from|helm|role|reins|chair|chief|director|leadership|world|internet',
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
        '~ is joining|are joining|joins|is coming to|to become part of … forces as one company',
        'Bexo joins forces as one company',
      ],
      [
        'bid for|offer for|rejects offer|rejects bid|takeover bid|in bid to buy|exploring a sale|explores sale|explores a sale|suitors|suitor|up for grabs',
        'Bexo makes bid for Acme',
        'special offer|job offer',
      ],
    ],
    layoffs: [
      ['let|lets … {number}|{share}|staff|workers … go', 'Acme lets 80 staff go'],
      ['make|makes|made|making … redundant', 'Acme makes 60 redundant'],
      [
        'part* ways with|parting ways with|says goodbye to|farewell to … {number}|{share}',
        'We are parting ways with 35 team members',
        'founder',
      ],
      [
        '{number}|hundreds|dozens … lose their jobs|losing their jobs|out of work|laid off|let go',
        'Hundreds lose their jobs at Acme',
      ],
      ['one in *|1 in * … {staff}|workers', 'Acme sacks one in five workers'],
      [
        'lay* off|laid off|laying off|layoff*|lay-off*|redundanc*|job cuts|job losses|staff cuts|jobs cull|jobs axed|jobs go|job cull|let* go|letting go|pink slips|downsiz*',
        'Acme lays off 40',
        'let go of paper|letting go of perfection|avoid|letting go of control',
      ],
      [
        'cut|cuts|cutting|slash*|axe|axes|axed|axing|shed*|trim*|eliminat*|reduc*|shrink*|drop*|slim*|scrap*|lose|loses|chop*|cull*|prune*|part* with|parts ways with|says goodbye to … {staff}',
        'Acme cuts 40 jobs',
        '*time|costs|onboarding|hours|errors|emissions|turnover|churn|workload|injuries|paperwork',
      ],
      [
        'cut|cuts|cutting|slash*|axe|axes|shed*|trim*|eliminat*|reduc*|shrink*|goodbye|farewell … {share} of|size of … team|teams|people|workers|colleagues|crew',
        'Acme cuts a third of its team',
        '*time|costs|hours|errors|emissions',
      ],
      [
        '{number}|hundreds of|dozens of|thousands of|{share} of … {staff}|workers|people|colleagues|team … at risk|to go|are going|lost|leave|leaving|affected|gone|face the axe',
        '120 jobs at risk at Acme',
        'customers|visitors',
      ],
      [
        'fire|fires|fired|firing|sack|sacks|sacked|dismiss|dismisses|dismissed|jettisons … {number}|{share}|workers|staff|employees|hundreds|dozens|thousands',
        'Acme fires 40 workers',
        'claim|case|lawsuit',
      ],
      [
        'smaller team|saying goodbye to colleagues|farewell to {number}|goodbye to {number}|reduction in force|restructuring * team|job cutting|painful cuts',
        'Acme announces a reduction in force',
      ],
    ],
    legal: [
      [
        'unauthorised party|unauthorized party|unauthorised access|unauthorized access|security incident|cyber incident|stolen data|data of … customer*|data|update|stolen',
        'Security incident update',
      ],
      [
        'prevails|victory|defeat|loses|wins … litigation|court|lawsuit|dispute|patent',
        'Acme prevails in patent litigation',
      ],
      [
        'antitrust|competition … authority|regulator|probe|case|complaint',
        'Competition authority clears Acme',
      ],
      [
        '^notice of data|^notice of security|lawsuit*|sue|sues|sued|suing|antitrust|class action|class-action|injunction|indicted|indictment|subpoena|legal action|legal battle|court battle|trade secrets|patent infringement|patent dispute|patent case|patent suit|arbitration|litigation',
        'Bexo sues Acme',
        'guide|how to avoid|trends',
      ],
      [
        'data breach|security breach|data leak|security incident|cyberattack|cyber attack|ransomware|hacked|hackers steal|leaked customer data|exposes customer data|exposed data',
        'Acme discloses data breach',
        'protect|avoid|prevent|cost of|average|guide|how|what|defence|defense|report',
      ],
      [
        'fined|fine of|fines|a fine|{money} fine|penalty|penalised|penalized|sanctioned|sanctions … for|over|by|{money}|acme|*',
        'Acme fined £2m over safety',
        'fines-free|late fines|avoid fines|library',
      ],
      [
        'probe|probes|investigat* … into|over|by|practices|*',
        'Regulator opens probe into Acme',
        'space probe|temperature probe|probe card',
      ],
      [
        'settle|settles|settled|settlement … with|case|dispute|claim|claims|suit|lawsuit|charges|for {money}',
        'Acme settles dispute with Bexo',
        'settlement times|instant settlement|settlement solution|same-day',
      ],
      [
        'court|judge|jury|tribunal|ftc|sec|eu commission|european commission|ombudsman|watchdog|regulator|regulators|authority|fda … rule*|order*|dismiss*|confirm*|decid*|approv*|side*|throws out|back*|find*|ban*|warn*|block*|clear*|charge*|accus*|reject*|award*|halt*|fine*|sue*|investigat*|green*|grants|uphold*|overturn*',
        'Court dismisses claim against Acme',
        'tennis|food court|sec filing shows',
      ],
      [
        'file*|enter*|goes into|fall* into|collapse* into|plunge*|placed in|head* for|on brink of|seek*|calls in|appoints … {broke}|administrators',
        'Acme files for insolvency',
      ],
      [
        'goes bust|went bust|goes bankrupt|bankrupt|insolvent|goes under|ceases trading|wound up',
        'Acme goes bust',
      ],
      [
        'wins|won|win|loses|lost|lose … appeal|court case|patent case|case against|legal fight|ruling|trial|lawsuit',
        'Acme wins appeal against Bexo',
      ],
      [
        'ordered to pay|must pay|agrees to pay … damages|compensation|{money}|fine',
        'Acme ordered to pay $3M',
      ],
      [
        'accused of|charged with|recalls|recall of|banned from|banned in|faces trial|faces charges|under fire from regulator|guilty of|face* … fine|lawsuit|suit|charges|claims|ban|investigation|probe',
        'Acme faces fine over outage',
      ],
      [
        'accused of|charged with|product recall|pleads guilty|found guilty|banned from',
        'Acme accused of price fixing',
      ],
      ['[is/was/been] granted|awarded|receives|secures … patent|patents', 'Acme granted patent for gripper'],
      ['recalls {number}|recalls * over', 'Acme recalls 3,000 heaters'],
    ],
    award: [
      [
        'listed among|named among|named in|featured in|among the|among|one of * … hottest|fastest*|best|most|top|leading|{number}|promising',
        'Acme listed among the 100 hottest startups',
        'raises|funding',
      ],
      [
        'win|wins|won|winning|receive*|earn*|take|takes|took|scoop*|bag|bags|land|lands|honou?red|named|recogni?ed|recogni*|shortlisted|awarded|picks up|collect*|claim*|crowned|get|gets|nab*|secures|selected|listed|voted|makes|clinch*|awarded|presented with|ranked|nominated … {prize}',
        'Acme wins Innovation Award',
        'contract|price|raise|funding for the|fine|customers|best-selling new',
      ],
      [
        'award winner|shortlisted for|finalist in|finalist at|finalist for|a finalist|are finalists|among finalists|runner-up|award goes to|prize goes to|award for|honou?red with|honored with|honoured with|award from|makes the list|named to|named among|named one of|makes it onto|tops the ranking|tops list|tops ranking|ranked number|ranked #|ranks among|winner of|winners of|we won',
        'Acme is a finalist for the Clean Power Prize',
        'contract|bid for',
      ],
      [
        'earn*|achiev*|receiv*|gain*|obtain*|attain*|becomes|is now|are now|get*|awarded|certified … iso {number}|soc 2|b corp|certification|certified|great place to work|accreditation|accredited',
        'Acme achieves ISO 27001 certification',
        'your|for developers|course|funding|patent',
      ],
      ['crowned', 'Acme crowned start-up of the year'],
    ],
    leadership: [
      [
        '~ step* down|step* back|step* aside|retire*|resign*|leav*|left|depart*|quit*|stepping … {executive}|role|position|post',
        'Jane Roe is stepping back from her role as CTO',
        'customers|app store|{geo}',
      ],
      [
        '~ mov* on|say* goodbye|say* farewell|bows out … {executive}|founder|co-founder',
        'Time to say goodbye to our founder',
      ],
      [
        'founder|co-founder|cofounder|co-founders|founders … departs|leaves|leaving|exits|quits|out|steps|moving on|moves on|resigns|ousted',
        'Acme co-founder departs',
      ],
      ['replaces|changes|swaps|switches … {executive}', 'Acme replaces CEO', 'fund'],
      [
        'executive exodus|boardroom battle|power struggle at the top|board shake-up|management shake-up|management reshuffle|board reshuffle|leadership reshuffle|leadership shake-up',
        'Acme in management reshuffle',
      ],
      [
        'next|incoming|interim|acting|outgoing|former {executive}|new {executive} … *',
        'Acme picks insider as next chief executive',
        'fund',
      ],
      [
        'appoint*|name|names|named|naming|hire|hires|hired|hiring|tap|taps|tapped|promote*|elevat*|elect*|pick|picks|poach*|lure*|welcom*|recruit*|install*|bring* in|bring* on|brings back|add|adds|added|onboard*|announces|announced|announcing|strengthen*|bolster*|replac*|oust*|fire|fires|fired|sack*|dismiss*|lose|loses|part* ways with|meet|snag*|nab*|sign|signs|expands|searches for|seeks|hunting for|unveils|turns to … {executive}',
        'Acme appoints Jane Roe as CFO',
        'fund|dashboard|head of the pack|award|awards|product|executive summary|executive dashboard|contract|{number} customers|of the year|board software',
      ],
      [
        '~ join*|becom*|named|appointed|promoted|promotion|takes over|take over|takes up|takes the helm|succeed*|elected|returns|replaces|to lead|installed|moves up … {executive}',
        'Jane Roe joins Acme as COO',
        'fund|award|of the year',
      ],
      [
        '> join*|becom*|named|appointed|promoted|takes over|succeed*|elected|returns|to lead … {executive} … of|at',
        'Jane Roe named chief executive of Acme',
        'fund|award|of the year',
      ],
      [
        '~ {executive}|founder|co-founder|founders|cofounder … step* down|stepp* down|step* aside|stepping aside|stands down|resign*|quit*|leav*|depart*|retire*|exit*|joins|ousted|fired|hand* over|moves on|to go|is out|on [his/her/their] way out|replaced|bows out|dies|departure|exit|resignation|retirement|is gone|walks',
        'Acme CEO Tom Reyes to step down',
        'customers leave',
      ],
      [
        '[a/our/their/its/meet our/welcome our/introducing our/meet the] new {executive}',
        'Meet our new VP Engineering',
      ],
      [
        'takes [over] the helm|takes helm|at the helm|takes the reins|take the reins|handing over the reins|succession|changing of the guard|change at the top|shake-up at the top|leadership change|leadership changes|leadership transition|management change|management reshuffle|boardroom|passing the baton|hands over to',
        'Leadership change at Acme',
        'planning|guide',
      ],
      [
        'join*|joins|appointed to|named to|elected to|added to|adds … our board|the board|its board|board of directors|advisory board|supervisory board|management board|executive committee|leadership team|management team',
        'Ines Falk joins our board',
      ],
      [
        'senior hires|key hires|senior appointments|executive hires|leadership hires|key appointments|new leadership|new management|top brass',
        'Acme announces three senior appointments',
      ],
      [
        'hire|hires|hired|poach*|lure*|tap|taps … away from|from rival|veteran|ex-*|former',
        'Acme hires Dana Osei away from Bexo',
        'employees|staff',
      ],
    ],
    expansion: [
      [
        'doors open|doors are open|now open|is open|are open|officially open|grand opening',
        'Doors open in Toronto',
        'applications|beta|registration|source|call for|api',
      ],
      [
        'rolls into|pushes into|drives into|steps into|sails into|ventures into|breaks into|heads for|touches down|makes * debut|sets its sights on|sets sail for|takes on|crosses … {geo}|border|atlantic|channel',
        'Acme rolls into Poland',
        'rival',
      ],
      [
        'moved into|moving into|move into|settles into|settle into … headquarters|hq|office|offices|home|building|premises|space',
        'We moved into our new headquarters',
        'care home',
      ],
      [
        'overseas|abroad|transatlantic|international … push|growth|growth plans|roll-out|rollout|debut|move',
        'Acme plans overseas push',
      ],
      [
        'open|opens|opened|opening|inaugurat*|build|builds|building|establish*|set* up|add|adds|new|{ordinal}|first|bigger|larger|our latest|expands|plans|doubles … {place}',
        'Acme opens office in Madrid',
        'app|features|feature|online|website|new site is live|software|set up your|building your|add-on|clinic software|api|platform|dashboard|tool|tools|assistant|site search|location data|store locator|for clinics|for stores|for restaurants|lab report',
      ],
      [
        'launch|launches|unveil|unveils … office|headquarters|hq|store|shop|factory|plant|warehouse|branch|subsidiary|showroom|depot',
        'Acme unveils new headquarters',
        'app|online|software|api|for',
      ],
      [
        'expand|expands|expanded|expanding|expansion … in|into|to|across|abroad|overseas|internationally|international|operations|presence|footprint|{geo}|market|markets|capacity|production|network|warehouse|facility',
        'Acme expands into France',
        'partnership|line-up|lineup|portfolio|offering|range|collaboration|agreement|team|leadership|integration|product line|to include|support to|catalogue|catalog|your|funding round',
      ],
      [
        'enter|enters|entered|entering|entry into|arrive*|lands in|land in|coming to|comes to|heads to|now in|now available in|now delivers in|delivers in|now live in|goes live in|launch|launches|launched|launching|debuts|moves into|move into|pushes into|push into|heading to|hello|touches down in|rolls out|opens|opening|available … {geo}',
        'Acme launches in Denmark',
        'app|platform-as|product|beta|feature|version|contract|lawsuit|tickets',
      ],
      [
        'enter*|entry into|breaks into|crack* … market|markets',
        'Acme enters the Irish market',
        'guide|how to',
      ],
      [
        '{ordinal}|new|next … market|country',
        'Acme opens its seventh market',
        'share|report|research|trends|study|stock',
      ],
      [
        'breaks ground|break ground|broke ground|ground-breaking|groundbreaking ceremony|set* up shop|plant* [its/a/the] flag|go* global|goes nordic|goes european|goes international|going global|international expansion|global expansion|european expansion|us expansion|overseas expansion|opens doors|opens its doors|opening our doors|opens for business',
        'Acme sets up shop in Warsaw',
        'technology|research',
      ],
      [
        'move*|moving|relocat* … headquarters|hq|to {geo}|to new|to bigger|to larger|new home|new premises|into new|bigger',
        'Acme moves its headquarters to Leeds',
        'to new pricing|cloud|data',
      ],
      [
        'invest|invests|investing|spend|spends|to pump … in|on … {place}|expansion|capacity',
        'Acme invests €20m in new plant',
        'series {letter}',
      ],
      [
        '{geo} launch|{geo} expansion|{geo} entry|{geo} debut|{geo} push|{geo} market|european launch|market entry|market launch|footprint in {geo}|presence in {geo}',
        'Acme plans US launch',
      ],
    ],
    partnership: [
      [
        'select*|choos*|chose|name|names|named|pick*|appoint*|sign* … as [its/their/our] [*] partner|as [its/their/our] [*] [*] partner',
        'Acme names Bexo its cloud partner',
        'managing partner|general partner',
      ],
      [
        'signed|sign|signs|form|forms|formed|enter|enters|entered|launch|launches|expand*|extend*|deepen*|renew* … [a/an/its/their] [*] partnership|[a/an/its/their] [*] [*] partnership|alliance|collaboration|joint venture',
        'Acme and Bexo have signed a research partnership',
      ],
      [
        'partner|partners|partnered|partnering|teams up|team up|teamed up|teaming up|link* up|joins forces|join forces|joining forces|joined forces|collaborate|collaborates|collaborating|ally|allies|alliance|ties up|tie-up|tie up|buddies up|pairs up|works together|working together|band together … with|to|for|on|as|*',
        'Acme teams up with Bexo',
        'partners meet|looking for a partner|find a partner|how to partner|our partners|business partner|partner with us|like-minded|the right partner|choosing a partner|find a technology partner|partner manager',
      ],
      [
        'partnership|partnerships|collaboration with|strategic alliance|strategic collaboration|strategic cooperation|cooperation with|memorandum of understanding|mou|joint venture|jv|co-develop*|co-brand*|distribution agreement|reseller agreement|licensing agreement|licensing deal|cooperation agreement|distribution deal|framework partnership',
        'Acme and Bexo announce partnership',
        'partnership manager|head of partnerships|vp partnerships|director of partnerships|tips',
      ],
      [
        'official partner|official * partner|technology partner|preferred partner|certified partner|gold partner|premier partner|partner of|strategic partner|exclusive partner|implementation partner|sponsor of|sponsors|to sponsor|title sponsor',
        'Acme becomes official technology partner of Bexo',
        'sponsors needed|sponsored',
      ],
      [
        'integrates with|integration with|now integrates|joins * ecosystem|joins * alliance|joins * network|joins * consortium|consortium|signs * agreement with|agreement with|deal with|pact with|signs pact|inks pact|inks deal with|inks partnership|shakes hands with',
        'Acme in distribution pact with Bexo',
        'treasury|ministry|government|settlement|police|port|city|council|supply|contract|restructuring',
      ],
    ],
    hiring: [
      [
        'new apprentices|new graduates|new interns|new hires|new joiners|new starters|new team members|new colleagues|apprenticeship|growing our team|expanding our team|come build with us|job openings|vacancies',
        'Welcome to our new apprentices',
        'how to|onboarding',
      ],
      [
        'we.re hiring|we are hiring|is hiring|are hiring|now hiring|hiring spree|hiring push|hiring drive|recruitment drive|recruiting drive|hiring boom|goes on hiring|ramps up hiring|steps up hiring|join our team|come work with us|work with us|we.re growing|we are growing',
        'We are hiring',
        'how to|guide|mistakes|trends|your',
      ],
      [
        'hire|hires|hired|hiring|recruit|recruits|recruiting|take on|takes on|adds|adding|employ|seek|seeks|seeking|looking for|on the hunt for|welcom* … {number} … people|staff|engineers|developers|employees|workers|jobs|drivers|colleagues|graduates|apprentices|specialists|roles|positions|in {geo}|*ers|by|more|new|faces|talents',
        'Acme to hire 300 people',
        'customers|users|clients|investors|{money}|markets|features|locations|stores|tips|hospitals|clinics|members|retailers',
      ],
      [
        'creat*|bring*|add*|generat*|promis* … jobs|roles|positions',
        'Acme to create 120 jobs in Galway',
        'for charity',
      ],
      [
        '{number}|new|more|hundreds of|dozens of … new jobs|jobs boost|new hires|new roles|new colleagues|new faces|new joiners|new employees|new starters|new apprentices|vacancies|open roles|open positions|jobs created',
        'Ten new faces at Acme',
        'what our',
      ],
      ['jobs boost|jobs boom|jobs announcement|new jobs', 'Jobs boost in Leeds'],
      [
        'doubl*|tripl*|grow|grows|growing|expand*|increas*|quadrupl* … team|teams|headcount|workforce|staff|crew',
        'Acme doubles its team',
        'your team|with your|app|help|helps|tools|*ity',
      ],
      [
        '~ join*|joined|joining|welcom*|welcome … our team|the team|the crew|aboard|to the family|to the company|as an|as a|as our|as new',
        'Ana Roe joins our team',
        'board|partner|investor|member of|customer|family of companies',
      ],
      [
        'our team is growing|the team is growing|growing team|grow* to {number} people|grow* to {number} employees|now {number} people|now {number} strong|{number} employees|{number}th employee|career day',
        'Our team is growing',
        'with {number} employees',
      ],
    ],
    traction: [
      [
        'reach*|surpass*|pass|passes|passed|hit|hits|exceed*|cross|crosses|crossed|tops|topped|breaks|celebrat*|processed|delivered|shipped|sold|served … {big}',
        'Acme reaches 1 million scans',
        '{money}|{number} jobs|jobs|{geo} market|valuation|fined|fine|employees',
      ],
      [
        '{big} [*] [*] {served}',
        '10,000 patients later',
        'jobs|fined|stolen|leak*|breach|tips|lawsuit|recall*|data of|survey',
      ],
      [
        'reach|reaches|reached|surpass*|pass|passes|passed|hit|hits|exceed*|cross|crosses|crossed|celebrat*|serves|serving|tops|topped|welcom*|now|over|more than|breaks|notch*|smash*|clock*|rack* up|ships|shipped|delivered|delivers|processes|counts|grows to|gains|wins|onboards|adds … {number}{ordinalending} … {served}',
        'Acme passes 2,000 customers',
        'tips|ways|reasons|survey|study|fined|{number} jobs',
      ],
      [
        '~ {number}[+] [*] [*] {served}',
        '500,000 parcels',
        'survey|surveyed|study|asked|sued|fined|data of|breach|{number} jobs|fined|tips|ways|reasons',
      ],
      [
        '~ {number} … a day|per day|and counting|and rising',
        'One million documents a day',
        'survey|surveyed|study|asked|sued|fined|data of|breach',
      ],
      [
        'milestone|milestones|record quarter|record year|record revenue|record sales|record growth|record results|record month|record orders|record profit|record turnover|best year|best quarter|strongest quarter|strongest year|annual recurring revenue|arr|mrr|becomes profitable|became profitable|turned profitable|turns profitable|are profitable|now profitable|profitability|break-even|breaks even|first profit|year in numbers|in the black|back to profit|swings to profit',
        'Acme posts record year',
        'how to|guide|to improve|path to|increase your|matters',
      ],
      [
        'revenue|revenues|sales|turnover|profit|profits|bookings|orders|usage|demand|customer base|user base|subscriptions|earnings … grow*|grew|up|doubl*|tripl*|increas*|rise*|rose|jump*|climb*|soar*|surg*|leap*|quadrupl*|hits|reach*|tops|pass*|exceed*|more than',
        'Acme revenue climbs 64%',
        'market|how|tips|your|to grow|sales up to',
      ],
      [
        'doubl*|tripl*|quadrupl*|grow|grows|grew|boost*|lifts|increases … revenue|revenues|sales|turnover|customers|customer base|users|user base|profit|profits|output|bookings|arr',
        'Acme doubles revenue',
        'help|helps|your|how',
      ],
      [
        'valued customers|fastest growing|fastest-growing|growth of {share}|grows {share}|grew {share}|up {share}|{share} growth|year-on-year growth|{number}x growth|grows by {share}|grew by {share}|{number}th anniversary|turns {number}|{number} years of',
        'Acme grows 40%',
        'market|prices|shares|stock|salary',
      ],
    ],
    business: [
      ['secures|renews|extends|expands … contract|framework|agreement', 'Acme renews contract with Bexo'],
      [
        'stock market debut|makes * market debut|files for ipo|ipo filing|prices ipo|to float|floats|flotation',
        'Acme makes stock market debut',
      ],
      [
        'turns to loss|swings to loss|slips into the red|in the red|falls into the red|sales slide|profit dives|profits dive|revenues fall|loss widens|results miss|misses forecasts|beats forecasts|beats estimates',
        'Acme swings to loss',
      ],
      [
        'win|wins|won|secure*|awarded|land|lands|landed|sign|signs|signed|bag|bags|clinch*|ink|inks|score*|nab*|gets|seals|snags|closes|gains|receives|picks up … contract|contracts|tender|deal|order|orders|agreement|framework|mandate|commission|account|client|customer',
        'Acme wins contract with Port of Bexo',
        'funding deal|customer service award|award|account manager',
      ],
      [
        'selected by|chosen by|picked by|selected as|chosen as|selected to|chosen to|tapped by|trusted by|goes live with|go live with|went live with',
        'Acme selected by Bexo Rail',
      ],
      [
        '> select|selects|selected|choose|chooses|chose|pick|picks|picked|deploy|deploys|adopts|relies on|opts for|opt for|turns to|signs up|contracts|orders|switches to|switched to|moves to|hires',
        'Bexo Retail picks Acme',
        'ceo|cfo|cto|chief|boss|director',
      ],
      [
        'ipo|goes public|go public|going public|lists on|listed on|listing on|to list|stock market debut|market debut|stock exchange|stock market|spin-off|spin off|spins off|spins out|spin-out|spinoff|delist*|direct listing|spac',
        'Acme spins off its paint arm',
        'shares fell|shares rose|guide|university',
      ],
      [
        'rebrand*|new name|new brand|new identity|new corporate identity|brand identity|new look|new logo|renam*|is now called|is called|is becoming|changes name|change* [its/our/their] name|now called|becomes acme',
        'We have a new name',
        'how to|guide|for your',
      ],
      ['results for the|results of the … quarter|year|half', 'Acme publishes results for the third quarter'],
      [
        'quarter|quarterly|q1|q2|q3|q4|annual|half-year|full-year|first-half|second-half|half year|full year|interim|financial|nine-month … results|report|figures|earnings|loss|profit|numbers|guidance|accounts',
        'Acme publishes quarterly results',
        'report template|trends report|security report|state of|industry report|market report|annual report on the',
      ],
      [
        'reports|posts|publishes|announces|releases … results|loss|losses|earnings|figures|outlook',
        'Acme reports first-half loss',
        'survey|study|search|layoffs',
      ],
      [
        'widens loss|losses widen|losses mount|losses narrow|profit warning|cuts forecast|raises forecast|cuts guidance|raises guidance|raises outlook|lowers outlook|revenue falls|sales fall|profits fall|profit falls|revenue drops|sales drop|sales slump|profit slumps|profits slump|revenue slumps|revenue down|posts loss|loses {money}|loss of {money}',
        'Acme issues profit warning',
      ],
      [
        'pull* out|withdraw*|exit|exits|exiting|leave|leaves|leaving|quit|quits|retreat*|retreats|bow* out|abandon* … of {geo}|from {geo}|{geo}|market|markets|business',
        'Acme pulls out of Spain',
        'ceo|cfo|founder|app store|leave a review',
      ],
      [
        'pulls out of|pulling out of|pull out of|exits the|withdraws from|wind* down|winding down|shut* down|shutting down|shutter*|to close|closes|closing|clos* its|ceas* … business|plant|factory|store|stores|office|operations|division|unit|site|branch|branches|service|shop|warehouse|depot|*',
        'Acme to close its Derby plant',
        'deal|round|funding|acquisition|series|gap|for the holidays|over christmas|for repairs|closing date|closes at|closes on|until|data centre outage|customers|loop|seed|books',
      ],
      [
        'restructur*|turnaround plan|strategic review|strategy review|reorgani*|new strategy|splits in two|split in two|price increase|raises prices|new pricing|change* to our pricing|price change',
        'Acme announces strategic review',
        'how to|guide|your|debt restructuring advice',
      ],
      [
        'joins * index|contract with|contract from|order from|order for|orders for|supply deal|supply agreement|supply contract|supplies|to supply|deal with|framework agreement|purchase agreement|tender|major customer|new customer|welcome* * as a customer|go-live',
        'Acme to supply Bexo Rail with batteries',
        'survey|chain|software tender|terms|school supplies',
      ],
    ],
    product: [
      ['open-sources|open sources|open-sourced|open sourcing', 'Acme open-sources its route planner'],
      [
        '~ lets|let you|lets you|just got|gets smarter|gets faster|now lets|gets an upgrade|makes it easier to',
        'Our app now lets you pick routes',
        'investors|staff go|employees go|go',
      ],
      [
        'new app|new tool|new platform|new feature|new device|new model|new truck|new car|new van|new robot|new chip|new phone|new service|new software|new assistant|its own *',
        'Acme develops its own truck',
        'ceo|office|factory|hires|own weight|own words',
      ],
      [
        'launch|launches|launched|launching|release|releases|released|releasing|introduc*|unveil*|debut|debuts|debuted|roll* out|rolling out|rolled out|ship|ships|shipped|shipping|reveals|present|presents|premieres|showcas*|takes [the] wraps off|lifts [the] lid on|starts selling|brings out|bring out|drops new|rolls off|starts offering|begins offering|now offers|adds support|add support',
        'Acme launches Smart Pallet 2',
        'how to|launching a|launching your|fund|report|study|survey|your next|investigation|internship|scholarship|petition|campaign|shipping costs|shipping delays|free shipping|webinar|podcast|book|ebook|hiring|programme for|product launch checklist|present value',
      ],
      [
        '~ version {number}|v{number}|{number}.{number} is here|{number}.{number} release*|{number}.{number} now|is here|are here|has landed|has arrived|is live|goes live|now live|is out|is now live|has launched|is launching|now available|generally available|available now|available today|now generally available|is now available|are now available|is available|general availability|now in beta|enters beta|in public beta|public beta|open beta|private beta|early access|hits the market|goes on sale|on sale now|now shipping|rolls out to|is coming to|comes to|arrives on|gets|gain* support|now supports|now works with|supports|reaches 1.0|reaches general|released|launched|unveiled',
        'Ledger Sync is now generally available',
        'gets funding|gets a new ceo|your',
      ],
      [
        '^say hello to|^meet [the/our] new|^meet|^introducing|^announcing|^presenting|^say hi to|^now in|^now available|^new in|^new:|^what.s new|^show hn|^launch hn|^launching|^released',
        'Introducing instant invoices',
        'investor|founders|man|woman|startup|start-up|company|people|behind|winner*|ceo|cfo|cto|vp|head of|team|director|the team|us at|board|colleague|employee|founder|partner|round|funding|office|series {letter}',
      ],
      [
        'new feature|new features|release notes|changelog|product update|product updates|product news|what.s new|new in|may release|spring release|summer release|autumn release|winter release|fall release|new version|first version|next version|next generation of|next-generation|now with|new [*] app|new [*] platform|new [*] api|new [*] integration|new [*] product|new product|new [*] model|new generation|new range|new line|new collection|new tool|new service|new module|new website|new dashboard|new card|new plan|new plans|new edition|integration for',
        'Release notes 4.2',
        'ceo|cfo|cto|office|director|head of|team member|colleague|study|survey|law|regulation|report',
      ],
      [
        'working on|develop*|build|builds|building|builds|test|tests|testing|trial*|pilot* … wallet|app|device|robot|assistant|platform|chip|model|tool|card|car|drone|product|service|browser|search engine|phone',
        'Acme may be working on a crypto wallet',
        'how|guide|your|team',
      ],
      [
        'discontinu*|end of life|end-of-life|sunset*|retires|says goodbye to',
        'Acme discontinues Smart Pallet',
        'colleague|ceo|founder',
      ],
    ],
  },
};
