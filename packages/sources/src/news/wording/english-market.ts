import type { Wording } from './wording';

/** What the company does in its markets. */
export const ENGLISH_MARKET: Pick<
  Wording['events'],
  'expansion' | 'partnership' | 'business' | 'traction' | 'product'
> = {
  expansion: [
    [
      'bring|brings|bringing|takes|taking … to {geo}|into {geo}',
      'Acme brings community solar to Ohio',
      'court|customers to',
    ],
    [
      'nordic|european|american|asian|german|french|british|uk|african|australian|canadian|indian|international|overseas|global … launch|expansion|entry|debut|rollout|roll-out|push',
      'Acme considering Nordic launch',
      'product launch',
    ],
    [
      'new [*] [*] {place}|{ordinal} [*] [*] {place}|first [*] [*] {place}|bigger {place}|larger {place}|our latest {place}',
      'Our new office in Lyon',
      'website|web site|app|online|software|api|dashboard|tool|tools|assistant|site is live|features|feature|store locator|colleagues|hires|lab report|head of|manager|director|ceo',
    ],
    [
      'in {number} countries|in {number} markets|in {number} cities|{number} countries|{number} new stores|{number} new shops|{number} new locations',
      'Acme now in 12 countries',
      'survey|study|customers in|users in|from {number} countries',
    ],
    [
      'under construction|doors open|opened its doors|opens its doors|construction begins|construction starts',
      'Second bakery under construction',
    ],
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
      'open|opens|opened|opening|inaugurat*|build|builds|building|establish*|set* up|add|adds|expands|plans|doubles … {place}',
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
    ['enter*|entry into|breaks into|crack* … market|markets', 'Acme enters the Irish market', 'guide|how to'],
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
      'cooperat*|co-operat*|collaborat*|work together|works together|joint project|joint effort|pilot project|pilot with',
      'Acme and Bexo cooperate on packaging',
      'how teams|tips|your team|software',
    ],
    [
      'select*|choos*|chose|name|names|named|pick*|appoint*|sign* … as [its/their/our] [*] partner|as [its/their/our] [*] [*] partner',
      'Acme names Bexo as its cloud partner',
      'managing partner|general partner',
    ],
    [
      'signed|sign|signs|form|forms|formed|enter|enters|entered|launch|launches|expand*|extend*|deepen*|renew* … [a/an/its/their] [*] partnership|[a/an/its/their] [*] [*] partnership|alliance|collaboration|joint venture',
      'Acme and Bexo have signed a research partnership',
    ],
    [
      'partner|partners|partnered|partnering|teams up|team up|teamed up|teaming up|link* up|joins forces|join forces|joining forces|joined forces|collaborate|collaborates|collaborating|ally|allies|alliance|ties up|tie-up|tie up|buddies up|pairs up|works together|working together|band together',
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
  business: [
    [
      'chosen for|selected for|picked for|named supplier|preferred supplier|preferred bidder|approved supplier|lands * account|wins * account|wins * business',
      'Acme chosen for Ohio schools programme',
      'award',
    ],
    [
      'drops|ditches|kills|discontinues|pulls the plug|phases out|sunsets … product|service|line|brand|business|app',
      'Acme drops consumer product',
    ],
    [
      'refocus*|pivots|pivot to|focuses on|doubles down on|streamlines|consolidat*|simplifies',
      'Acme pivots to hardware',
      'how to|your|customers|help',
    ],
    [
      'slump*|fall*|plunge*|sink*|dives|swings|slides|slips|books|warns of|flags … loss|losses|the red',
      'Acme slumps to £8m loss',
      'job losses',
    ],
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
      'rebrand*|new name|new brand|new identity|new corporate identity|brand identity|new look|new logo|renam*|is now called|is called|is becoming|changes name|change* [its/our/their] name|now called|becomes {own}',
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
      'to close|closes|closing|clos* its|shuts|shutting … business|plant|factory|store|stores|office|operations|division|unit|site|branch|branches|service|shop|warehouse|depot',
      'Acme to close its Derby plant',
      'deal|round|funding|acquisition|series|gap|for the holidays|over christmas|for repairs|closing date|closes at|closes on|until|data centre outage|customers|loop|seed|books',
    ],
    [
      'pulls out of|pulling out of|pull out of|exits the|withdraws from|wind* down|winding down|shut* down|shutting down|shutter*|ceas*',
      'Acme shuts down drone unit',
      'deal|round|talks|for repairs|for the holidays',
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
  traction: [
    ['{number} … and growing|and counting|strong and growing', '100 megawatts and growing'],
    [
      'record bookings|record demand|record number*|record high|record backlog|record order*|record half|record volume*|record december|record season|all-time high|on track for|growth streak',
      'Acme closes 2026 with record bookings',
      'record number of visitors at',
    ],
    [
      'volume|volumes|gmv|assets|payments|usage|traffic … pass|passes|hit|hits|top|tops|reach|reaches|exceed*|surge*|grow*|double*|triple*',
      'Acme volumes pass $1bn',
      'market',
    ],
    [
      '^{big} [*] *',
      'One billion pancakes',
      '{money}|euros|dollars|tips|ways|reasons|jobs|fine|recall*|stolen|signatures|for charity|in funding|raised|series {letter}|seed|round|investment|grant|for {own}|contract',
    ],
    [
      'revenue|sales|turnover|profit|profits … up {share}|to {money}|of {money}|jump*|up|rise*',
      'Sales up 23%',
      'help|your|tips',
    ],
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
  product: [
    [
      'add|adds|adding|expands|enhances|upgrades|extends|improves|redesigns|refreshes|revamps|overhauls|updates',
      'Acme adds crypto payouts',
      '{executive}|{number} jobs|staff|team|board|deadline|partnership|contract|round|how|your|funding',
    ],
    ['^hello, *|^hello [*]', 'Hello, oat pancake', 'world|from|{geo}'],
    [
      'we are launching|we.re launching|we launched|we.ve launched|we.ve built|we built|we just launched|we are releasing|we.re releasing|we.re introducing|we are introducing',
      'We are launching a pancake mix',
    ],
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
      'new name|new brand|new identity|new logo|how to|launching a|launching your|fund|report|study|survey|your next|investigation|internship|scholarship|petition|campaign|shipping costs|shipping delays|free shipping|webinar|podcast|book|ebook|hiring|programme for|product launch checklist|present value',
    ],
    [
      '~ version {number}|v{number}|{number}.{number} is here|{number}.{number} release*|{number}.{number} now|is here|are here|has landed|has arrived|is live|goes live|now live|is out|is now live|has launched|is launching|now available|generally available|available now|available today|now generally available|is now available|are now available|is available|general availability|now in beta|enters beta|in public beta|public beta|open beta|private beta|early access|hits the market|goes on sale|on sale now|now shipping|rolls out to|is coming to|comes to|arrives on|gets|gain* support|now supports|now works with|supports|reaches 1.0|reaches general|released|launched|unveiled',
      'Ledger Sync is now generally available',
      'gets funding|gets a new ceo|your',
    ],
    [
      '^say hello to|^meet [the/our] new|^meet|^introducing|^announcing|^presenting|^say hi to|^now in|^now available|^new in|^new:|^what.s new|^show hn|^launch hn|^launching|^released',
      'Introducing instant invoices',
      'new name|new brand|new logo|new identity|new look|investor|founders|man|woman|startup|start-up|company|people|behind|winner*|ceo|cfo|cto|vp|head of|team|director|the team|us at|board|colleague|employee|founder|partner|round|funding|office|series {letter}',
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
};
