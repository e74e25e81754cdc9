import type { Wording } from './wording';

/** What the company sells, and how much of it. */
export const ENGLISH_PRODUCTS: Pick<Wording['events'], 'traction' | 'product'> = {
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
    [
      'one in {number}|1 in {number}|one in *|1 in *|{share} of [all] … {geo}|british|german|french|dutch|american|households|homes|dogs|cars|people|all|containers|customers|schools|families|drivers',
      'Acme now insures one in ten dogs',
      'jobs|staff|workers|employees|team|survey*|study|say|lay*|cut*|stake|shares|equity|fewer|positions|sack*|workforce|headcount',
    ],
    [
      'now|already … insures|serves|powers|handles|processes|counts|reaches|moves|feeds|delivers|ships|heats|covers … {big}|{share}|one in|1 in',
      'Acme now powers 40,000 homes',
      'to {geo}',
    ],
    [
      '{number}{ordinalending}|millionth|thousandth|one-millionth … vault|customer|user|order|parcel|visitor|member|account|delivery|kettle|bike|subscriber|passenger|guest|meal|trip|ride|car|patient',
      'Our one-millionth vault',
      'anniversary|time|edition',
    ],
    [
      'we.re profitable|is profitable|in profit|into profit|turns a profit|turned a profit|profit at last|first profitable|back in the black|cash-flow positive|cash flow positive|sold out|sells out|sell out|best week ever|best day ever|busiest',
      'We are profitable now in profit',
      'how|path|shareholders|warning',
    ],
    [
      'revenue|revenues|sales|bookings|arr|turnover … reach*|hit*|near*|top*|on track|run rate|run-rate|past|passes|quadruple*|quintuple*|fourfold|threefold|tenfold|soar*|doubl*',
      'Acme sales quadruple',
      'loss',
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
    [
      'next|new|upcoming|first|second … game|phone|ring|watch|car|hatchback|van|truck|bike|headphone*|app|title|console|model|device|tablet|laptop|speaker|robot|drone|album|edition … leak*|could|might|may|to be|set to|teased|revealed|spotted|unveiled|tipped|rumoured|rumored|will',
      'Acme new phone could fold',
      'jobs|plant|factory|hires',
    ],
    [
      'out now|is out|now out|has released|just released|just shipped|just launched|just dropped|dropped a|drops today|opens up its|opens its api|public api|free tier|sneak peek|teaser|teases|first look at',
      'Acme 3 is out',
      'ceo|cfo|director|of the running',
    ],
    [
      'debuts|debut|debuting|previews|demos|shows off|pulls the covers off|adds|brings back|relaunch*|reissue*|overhaul*|refresh* … app|wing|line|range|model|phone|feature|service|version|collection|menu|edition|device|game|kettle|bike|car|tool|support|mode',
      'Acme debuts foldable wing',
      'board|leadership|{executive}|jobs',
    ],
  ],
};
