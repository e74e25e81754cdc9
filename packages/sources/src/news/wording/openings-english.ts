import type { Openings } from './wording';

export const ENGLISH_OPENINGS: Openings = {
  award: [
    [
      'took|take|takes|taken|taking|win|wins|won|claimed|claims|received|receives|collected|brought home|came away with|awarded|earned|picked up|gone to|went to|goes to … first prize|second prize|third prize|first place|second place|third place|top prize|grand prix|gold|silver|bronze|medal|award|awards|trophy|prize|title|pencil|crown|honours',
      'Our new kettle took first prize at the Ashford fair.',
      'contract|if you|to win|chance to|could win|giveaway|prize draw',
    ],
    [
      'highly commended|shortlisted|on the shortlist|a finalist|one of * finalists|finalist for|finalists for|among the finalists|nominated for|runner-up|runners-up|honourable mention|honorable mention|special mention',
      'We are one of six finalists for the Ashford Prize.',
    ],
    [
      'been certified as|certified as a|been certified|rated outstanding|highest possible rating|highest rating|top rating|named best|named one of|been named|was named|were named|recognised as|recognized as|voted|judges|the jury|judging panel|inducted into|ranked|listed among|honoured with|honored with|awarded us|awarded the|awarded its|presented us with|gave us the … award|workplace|place to work|employer|best|outstanding|winner|praised|called|said|hall of fame|medal|prize|list|categories|number|first|unanimous*|of the year|influential',
      'The jury called it the kindest kettle of the year.',
      'new head of|director|officer|court|trial|was named after',
    ],
    [
      'michelin star|royal warrant|iso {number}|soc 2|b corp|certificate',
      'We have earned ISO 27001.',
      'your',
    ],
  ],
  legal: [
    [
      'court|judge|jury|tribunal|authority|commission|commissioner|regulator|watchdog|ombudsman|patent office|appeals board|arbitrator|prosecutor* … has ruled|ruled|concluded|imposed|opened an|opened a|decided|dismissed|upheld|has fined|fined|ordered|rejected|found in|found that|granted|sided|issued * order|issued * notice|thrown out|investigat*|in our favour|in our favor',
      'The High Court has ruled that our label may stay.',
      'award|prize',
    ],
    [
      'filed suit|filed a lawsuit|filed a claim|filed a complaint|filed an action|have sued|has sued|sued us|suing|served with|served us|legal action|legal proceedings|lawsuit|appeal against|will appeal|we are appealing|settled out of court|reached a settlement|settled the|injunction|cease-and-desist|cease and desist',
      'Last week we filed suit against a former supplier.',
    ],
    [
      'unauthorised|unauthorized|attackers|attacker|intruder*|hackers … access|accessed|copied|gained|stole|downloaded|entered',
      'On Friday an attacker gained access to our order records.',
      'disclosed',
    ],
    [
      'data breach|security breach|security incident|ransomware|was exposed|were exposed|publicly accessible|left open to|notified the * authority|notified the regulator|personal data … customers|users|accounts|records|we have|we|our',
      'A security incident has affected some of our customers.',
      'disclosed|other companies|learn from',
    ],
    [
      'we are recalling|are recalling|is recalling|recalling the|have recalled|voluntary recall|safety recall|recall of|stop using',
      'We are recalling two batches of our oat bars.',
      'total recall',
    ],
    [
      'granted us|been granted|was granted|awarded us|issued us … patent|patents',
      'We have been granted a patent.',
    ],
  ],
  funding: [
    [
      'raised|raising|secured|closed|closing|led by|backed by|brought in|received|invested … {money}|series {letter}|seed|round|funding',
      'We raised £3m to build more kettles.',
      'for charity|air ambulance|hospice|fundraiser|marathon|charity|customers|contract|portfolio|backers of|award|prize',
    ],
    [
      'crowdfunding|crowdfunder|campaign … ended|closed|finished|reached|passed|with|at {money}|funded',
      'Our crowdfunding campaign ended at £231,000.',
    ],
    [
      'placed|placing|issued|subscribed … shares|rights issue|gross proceeds|capital increase|new shares',
      'The company has placed two million new shares.',
    ],
    [
      'investors|new investor|joins as an investor|a grant of|grant from|loan from|credit facility',
      'We welcome two new investors.',
      'help|advice|relations|question*',
    ],
  ],
  acquisition: [
    [
      'completed|complete|agreed|signed|announced|announce|finalised|finalized … the purchase|the acquisition|acquisition of|to acquire|to buy|merger|the sale|takeover|offer for|be acquired',
      'We have completed the purchase of two bakeries in Ely.',
      'customers|data',
    ],
    [
      'we bought|we have bought|we.ve bought|we acquired|we have acquired|we.ve acquired|we are buying|have been acquired|has been acquired|we.ve been acquired|been bought by|is joining|are joining|we are becoming part|we.re becoming part|becomes part of|become part of|part of the * group|part of the * family|new owner|new owners|majority stake|we are merging|we have merged|merged with|sold the company|sold * to',
      'From Monday we are becoming part of Bexo.',
      'team|our new|as our|board|programme|program|colleague',
    ],
  ],
  layoffs: [
    [
      'eliminate|eliminating|cut|cutting|reduce|reducing|remove|removing|closing … positions|roles|jobs|workforce|headcount|team by|staff',
      'The company will eliminate 230 positions.',
      'costs|time|red tape',
    ],
    [
      'say goodbye to|saying goodbye to|said goodbye to|part ways with|parting ways with|let go|letting go|leaving us|lose their|losing their|be leaving … {number}|people|colleagues|jobs|teammates|of our team|employees|staff|redundan*|friends',
      'Today we said goodbye to 22 teammates.',
      'colleague who|our colleague|retire*|our industry|firms in',
    ],
    [
      'layoffs|redundancies|redundancy consultation|roles are at risk|jobs are at risk|roles will go|positions are affected|roles are affected|people are affected|reduction in force|smaller team|laid off',
      'About 40 roles are at risk across our two sites.',
      'our industry|other companies|at other|firms in|this month.s headlines',
    ],
  ],
  leadership: [
    [
      'starts|started|joins|joined|joining|takes over|took over|taken over|taking over|becomes|became|become|is now|are now|appointed|promoted|steps up|stepped up|will lead|leads|our new|as our first|as our next|as the next|succeeds|succeeded|will succeed|takes on the role|elected|has been|will be … {executive}|creative director|design director|partner and|partner at the firm|the firm.s|helm',
      'Ana Roe starts today as our first Chief Marketing Officer.',
      'customer*|client*|{number} years ago|podcast|guest|webinar|wrote|asked',
    ],
    [
      'hands over|handed over|handing over|passes on|passing|stepping down|steps down|stepped down|step down|stepping back|is leaving|will leave|is retiring|retires|retired|retirement|moves on|moving on|last day|successor|new chapter … {executive}|founder|co-founder|the reins|the baton|management|keys|as ceo|my successor|to {executive}',
      'After ten years our founder hands over the reins.',
    ],
    [
      'have joined|has joined|join|joins|joined|elected to|appointed to|to … board of directors|the board|our board|leadership team|executive team|supervisory board|management board',
      'Ana Roe and Jon Doe have joined the board.',
    ],
  ],
  hiring: [
    [
      'joined us|have joined us|has joined us|joined the team|joined our team|joined the crew|come on board|came on board|came aboard|come aboard|on board since|started with us|start with us|starting with us|joins us|join us as|began their|newest colleague|newest colleagues|newest team|new faces|new colleague|new colleagues|new starters|new joiners',
      'Two drivers joined us in spring.',
      'for a webinar|for the webinar|in the fight|conversation|on stage|podcast|customers|board|chief|investor*|directors|livestream|live demo|register',
    ],
    [
      'we are hiring|we.re hiring|we will hire|will hire|plan to hire|looking for {number}|looking for a|looking for an|looking for people|searching for|we need … {number}|people|engineer*|technician*|operator*|*ers|baker|driver|nurse|cook|joiner|carpenter|mechanic|designer|manager|assistant|chef|electrician|welder|apprentice*|colleague*|someone',
      'We are looking for a baker who likes early mornings.',
      'customers|partners|testers|beta|investors|feedback',
    ],
    [
      'recruiting begins|recruitment begins|open roles|open positions|apply by|applications close|apply now|vacancies|new jobs|create {number}|fill {number}|grow the team|team has grown|team has doubled|doubled the team|doubled our team|{number} new hires',
      'There are four open roles with us.',
      'award|grant|accelerator|scholarship',
    ],
  ],
  business: [
    [
      'signed|won|awarded|secured|landed|received|just signed|been chosen|been selected|beat * bidders … contract|order|tender|framework|the job|commission|largest order|agreement to supply|supply|to build|to deliver|to provide',
      'We have just signed the order for 400 windows.',
      'partnership|employment contract|order your|order now|acquisition|prize|award',
    ],
    [
      'our first customer|our biggest customer|our largest customer|first customer in|biggest order|largest order|largest contract|largest single|biggest contract|biggest job|largest job|largest project|biggest project|chose us|chosen us|picked us|selected us|has chosen {own}|chose {own}|picked {own}|selected {own}|switched to {own}|go live with us|went live with us',
      'It is the largest order we have ever had.',
      'why customers|first customer service',
    ],
    [
      'changing our name|changed our name|our new name|new name|will be called|are now called|is now called|going by|rebrand*|new logo|new brand|known as',
      'From Monday we will be called Bexo.',
      'product|feature|also known as|widely known as',
    ],
    [
      'we are closing|we.re closing|we will close|will close|closing our|are shutting|shutting down|shut down|winding down|switch off|switched off|cease trading|ceasing|end of the road|last orders|for the last time|closing for good|voluntary petitions|filed for|administrators … doors|for good|shop|store|plant|office|site|service|company|factory|the business|{geo}|on {number}|in {number}|chapter 11|bankruptcy|insolvency|protection|permanently',
      'At the end of March we are closing our shop in Leeds for good.',
      'holidays|christmas|easter|maintenance|bank holiday|repairs|applications',
    ],
    [
      'revenue for the|expects revenue|expects profit|market consensus|full-year|half-year|quarterly|first quarter|second quarter|third quarter|fourth quarter|guidance|dividend … expect*|board|of {money}|results|raised|lowered|to be|period|year',
      'The board expects revenue for the period to be ahead of market consensus.',
    ],
    [
      'begins trading|begin trading|trading in the shares|shares begin|shares began|ticker|registration statement|prospectus|listing on|list on|initial public offering|going public',
      'Our shares begin trading today.',
      'cards',
    ],
    [
      'prices will|price of … go up|rise|increase|change',
      'Our prices will go up on 1 May.',
      'energy prices|house',
    ],
    [
      'switched|moved|migrated|switch|moving … to {own}|to us',
      'Halmvik has switched all its planning to Acme.',
      'from',
    ],
  ],
  traction: [
    [
      '{big}|million|millionth|{number}{ordinalending}|thousandth|{share} of|one in * … customers|users|orders|vault|parcel*|visitor*|member*|deliver*|meals|download*|subscriber*|order|customer|user|of all|container*|boxes|request*|kilomet*|miles|trees|account*|households|homes|patients|tonnes|rides|trips|bookings|teams|companies|people',
      'Somebody in Leeds created the one-millionth account.',
      'survey*|data of|breach|accessed|raise*|jobs|recall*|copied|records|fined|new branch|sold for|tips|square|questions',
    ],
    [
      'turned black|in the black|profitable|broke even|break even|turned a profit|first profit|made a profit|recurring revenue|annual recurring|passed {money}|crossed {money}|reached {money}|surpassed {money}',
      'In March we turned a profit for the first time.',
      'raise*|round|how to|more profitable|fund|clients to be',
    ],
    [
      'grew|grown|growing|growth|doubled|tripled|quadrupled|rose|increased|jumped|up|climbed|best year|best month|record year|record month|busiest … {share}|year on year|compared with last|than last year|in our history|ever|revenue|sales|customers|bookings',
      'Bookings grew 60% compared with last spring.',
      'costs|prices|team|headcount|market|temperature*|study|industry|your|signed|contract|order|partner*|hire*',
    ],
  ],
  expansion: [
    [
      'from today|starting today|starting this week|as of today|from now on|from monday|as of|since this morning|you can now|can now|customers in|drivers in|people in|riders in|available in|live in|delivers to|delivering to|ship to|shipping to|now in|launched in|launch in|launching in|arrive in|arrived in|open in|opening in … {geo}',
      'From today drivers in Warsaw and Cracow can sign up.',
      'webinar|meetup|conference|fair|award|court|hire|jobs',
    ],
    [
      'our {ordinal}|our newest|our first|our new|our latest|a second|a third|a new|the doors of|the doors to|doors to our … country|market|city|shop|store|branch|clinic|office|studio|showroom|warehouse|workshop|bakery|factory|plant|restaurant|depot|site|location|hub|lab … opens|open|opened|in {geo}|is in|in|now|took|keys',
      'Our third studio is in Hove, and it opens on Monday.',
      'hire|customer|app store|online',
    ],
    [
      'opens|opened|opening|open … doors|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|this week|next week|next month|in spring|in autumn|in summer|shop|store|clinic|studio|branch|workshop|bakery',
      'The new clinic opens its doors on Monday.',
      'open roles|open positions|roles|positions|vacanc*|registration|applications|opening hours|an investigation|inquiry|an inquiry|exhibition|voting|pull request|day',
    ],
    [
      'we are moving|we.re moving|we have moved|we.ve moved|moving to|moved to|moved into|moving into|signed the lease|signed a lease|broke ground|breaking ground|store went live|site went live|expanding to|expanding into|expand into|expansion into|exploring a move',
      'In June we moved into a bigger workshop.',
      'cloud|annual billing|new server|data',
    ],
  ],
  partnership: [
    [
      'official * partner|official partner|hand in hand|teamed up|team up|teaming up|joined forces|joining forces|partnership with|partnership between|signed a partnership|partner with|partnering with|partnered with|cooperation agreement|collaborat* with|collaboration with|joint venture|memorandum of understanding|fifty-fifty venture|working together with|in partnership',
      'This season we have teamed up with the Ashford Owls.',
      'with you|our clients|partnership manager|with customers',
    ],
    [
      'together with … have founded|have built|have launched|we are|we will|we have|we.re|offer|study|develop*',
      'Together with the animators at Bexo we will offer courses.',
      'with you|together with your|with our team|with the team|with our customers',
    ],
    [
      'integration with|integrates with|now works with|now connects to|now connects with|now sponsors|proud sponsor|sponsoring',
      'We are the proud sponsor of the Ashford Owls.',
    ],
  ],
  product: [
    [
      'you can now|can now|now you can|customers can now|now lets|there.s now|there is now|we turned it on|turned it on for|rolled out|rolling out|switched on|is here|are here|has launched|have launched|today launched|launched its|launched our|launching|launches today|went live|goes live|goes on sale|on sale now|on sale from|in shops from|in stores from|now in stores|now in shops|hits the shelves|available from|is available|are available|now available|available today|available now|pre-order*|preorder*|open beta|public beta|general availability|out of beta',
      'There is now a small pencil in the corner of every page.',
      'report is available|jobs|positions available|guide is available|slides|recording|seats|tickets',
    ],
    [
      'we built|we have built|we.ve built|we rebuilt|we.ve rebuilt|we added|we have added|we.ve added|we made|we.ve made|we redesigned|we.ve redesigned|introducing|meet the|we are releasing|we.re releasing|we released|we are launching|we.re launching|new version|our newest|latest release|our first|new feature|brand-new|brand new … app|version|model|kettle|release|feature|tool|product|editor|assistant|collection|range|line|mode|edition|plan|plugin|policy|service|headphone*|bike|phone|machine|device|game|api|design',
      'We rebuilt the editor from the ground up: meet the new version.',
      'website|team|home|warehouse|years ago|store|office|shop',
    ],
    [
      'end of life|end-of-life|discontinu*|retiring the|sunsetting|sunset|no longer be sold',
      'We are discontinuing our first kettle.',
      'career',
    ],
  ],
};
