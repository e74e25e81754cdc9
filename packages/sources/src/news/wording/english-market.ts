import type { Wording } from './wording';

/** What the company does in its markets. */
export const ENGLISH_MARKET: Pick<Wording['events'], 'expansion' | 'partnership' | 'business'> = {
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
      'at {geo}|{geo} week|{geo} fair|app|platform-as|product|beta|feature|version|contract|lawsuit|tickets',
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
    [
      'is live|goes live|now live|went live|launches|lands|arrives|now ships|ships|shipping|now delivers|delivers|delivering|now sells|now operates|operating|flies|touches down|sets down|plants roots|puts down roots … in {geo}|to {geo}|to the {geo}|into {geo}|across {geo}',
      'Acme now ships to Canada',
      'troops|customers to|contract',
    ],
    [
      'ships to|ship to|shipping to|delivers to|available in … us|uk|usa|eu',
      'Acme now ships to the US',
      'contract|how|let us',
    ],
    [
      'licence|license|green light|permission|approval|authorisation|authorization|nod|permit … in {geo}',
      'Acme wins licence in Ireland',
      'fined|revoked',
    ],
    [
      'takes over|takes on|takes|moves into|snaps up|leases|signs lease|signs for|buys|acquires|rents|fits out … former|old|disused|empty|bigger|larger|second|third|space|sq ft|square feet|square metres|square feet of … mill|factory|school|church|bank|barn|warehouse|shop|store|premises|building|site|unit|workshop|office|space|sq ft',
      'Acme takes over former mill for second workshop',
      'company|firm|rival|chain|business',
    ],
    [
      '^hello, {geo}|^hello {geo}|^ciao {geo}|^bonjour {geo}|^next stop|^see you in {geo}|^we.re in {geo}|^now in {geo}|^coming to {geo}|^coming soon to',
      'Hello Canada',
      'fair|conference|meet',
    ],
    [
      'are we moving|we are moving|we.re moving|we.ve moved|we have moved|on the move|new address|bigger home|bigger workshop|bigger kitchen|change of address|new premises',
      'We have moved',
      'cloud|home insurance|your',
    ],
    [
      '{ordinal}|new|next|latest|another … shop opens|store opens|clinic opens|branch opens|opens its doors|opens doors|doors open',
      'Third clinic opens on Monday',
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
    [
      'link* arms|links up|link up|linking up|ties up with|tie up with|tie-up|tie-ups|hand in hand|hands across|pairs up|pair up|pairing with|pairs with|join hands|joins hands|buddies up|alliance|allies with|in league with|together with|working with|works with|works together|side by side|jointly|in tandem with|teaming up|partners up',
      'Acme links arms with ferry operator',
      'how|your',
    ],
    ['{own} + *|* + {own}|{own} & * team up|{own} x * … *|:|together', 'Acme + Bexo: one invoice'],
    [
      'may partner|to partner|could partner|might partner|partners with|partnering|joint research|joint study|joint programme|joint program|joint lab|joint development|co-developed|co-developing|research partnership|research collaboration',
      'Acme may partner with sportswear brand',
      'how to partner',
    ],
    [
      '> sign up|signs up|signed up|teams up with|links arms with|ties up with|partners with|joins forces with',
      'Ports sign up Acme',
      'users|customers|free|now',
    ],
  ],
  business: [
    [
      'file*|enter*|goes into|fall* into|collapse* into|plunge*|placed in|head* for|on brink of|seek*|calls in|appoints … {broke}|administrators',
      'Acme files for insolvency',
    ],
    [
      'goes bust|went bust|goes bankrupt|bankrupt|insolvent|goes under|ceases trading|wound up',
      'Acme goes bust',
    ],
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
    [
      's-1|f-1|form 10|registration statement|prospectus|confidentially files|files confidentially|ticker symbol|begins trading|start trading|starts trading|trading debut|secondary listing|dual listing|trading update|trading statement|business update|quarterly update|investor update|capital markets day|interim statement|shareholder letter|change of financial year',
      'Acme has filed its S-1',
      'how to read',
    ],
    [
      'beat|beats|tops|miss|misses|exceeds|meets|lifts|raises|cuts|lowers|trims|hikes|reaffirms|ups … estimates|expectations|consensus|forecast|forecasts|guidance|outlook|dividend|targets',
      'Acme beats Q3 estimates',
    ],
    [
      'reports|posts|logs|delivers|records … q1|q2|q3|q4|first-quarter|second-quarter|third-quarter|fourth-quarter|full-year|half-year|annual … results|profit|loss|revenue|sales|earnings',
      'Acme posts Q3 profit',
    ],
    [
      'closing for good|closes for good|to close for good|closing permanently|closes permanently|to shut for good|closing its doors|closes its doors|shut its doors|shuts its doors|last day of trading|shut up shop|shuts up shop|end of an era|store closures|branch closures|plant closure|factory closure|sunset*',
      'Acme closes its doors',
      'deal|colleague',
    ],
    [
      'now called|now known as|henceforth|drops * from its name|shortens its name|gets a new name|takes a new name|name change|changes its name|rename*|becomes just',
      'Acme is now known as Bexo',
    ],
  ],
};
