import { ENGLISH_COMPANY } from './english-company';
import { ENGLISH_MARKET } from './english-market';
import { ENGLISH_PEOPLE } from './english-people';
import { ENGLISH_PRODUCTS } from './english-products';
import type { Wording } from './wording';

export const ENGLISH: Wording = {
  functionWords:
    'the no not of and to for with by from on at its our we is are has was an as this that up out into after over new you your how why what in show hn',
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
    ...ENGLISH_COMPANY,
    ...ENGLISH_MARKET,
    ...ENGLISH_PEOPLE,
    ...ENGLISH_PRODUCTS,
    hiring: [
      [
        '{number} hires|{number} jobs|{number} roles|{number} positions|{number} vacancies|{number} openings',
        'Acme plans 120 hires in Lisbon',
        'cut*|axe*|lose|loss|go|risk|slash*|shed*|lay*|redundan*|eliminat*|affected|threat*|trim*|fire*|sack*',
      ],
      [
        'look|looking|searching|hunting … {number} … colleagues|people|engineers|developers|talents|staff',
        'We are looking for 60 new colleagues',
        'investors|customers|clients',
      ],
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
      [
        'to add|to hire|to recruit|to create|to take on|to employ|to bring|adding|recruiting|recruits|creates|creating|add|wants|seeks|needs|hiring … {number}',
        'Acme to recruit 90 in Dundee',
        '{money}|customers|users|clients|stores|shops|sites|routes|features|markets|countries|cities|megawatt*|mw|beds|homes|rooms|seats|planes|aircraft|vehicles|investors|by {number}|stations|products|models',
      ],
      [
        'jobs on the way|jobs coming|jobs bonanza|jobs windfall|jobs for|jobs at|jobs in|jobs up for grabs|jobs to come|jobs promised|jobs fair|hiring spree|staffs up|staffing up|staffs|beefs up staff|beefs up team|swells ranks|recruitment push|recruitment round|looking for staff|apprenticeships|traineeships|graduate scheme|on the hunt for',
        '300 jobs on the way as Acme grows',
        'cut*|go|lost|axed|at risk|under threat|los*',
      ],
      [
        '^[*]hiring[*]|^now hiring|^we want you|^join us|^come and work|^come work|^wanted:|^vacancy|^help wanted',
        'Wanted: a baker who likes mornings',
        'for a webinar|event|live|at the|for the|on {number}',
      ],
      [
        'looking for|seeking|searching for|hiring … engineer*|developer*|designer*|baker*|driver*|apprentice*|nurse*|technician*|manager*|sales*|colleague*|apprentices|carpenter*|mechanic*',
        'Acme is looking for two backend developers',
        'customers|investors|advice|help for',
      ],
      [
        'our team|our research team|our engineering team|our sales team|our crew|team size|headcount … doubled|tripled|grown|growing|bigger|now {number}|is growing|just doubled',
        'Our research team just doubled',
        'smaller',
      ],
    ],
    legal: [
      [
        'ordered to|ordered by court|must repay|must refund|forced to repay|told to repay|told to pay|reprimanded|censured|rebuked|warned by|licence revoked|loses licence|loses license',
        'Acme ordered to repay customers',
        'ordered to go|food ordered',
      ],
      [
        'admits|suffers|hit by|reveals|confirms|victim of … leak|breach|hack|attack|cyberattack',
        'Acme admits data leak',
        'heart attack',
      ],
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
        'fined|fine of|fines|a fine|{money} fine|penalty|penalised|penalized|sanctioned|sanctions',
        'Acme fined £2m over safety',
        'fines-free|late fines|avoid fines|library',
      ],
      [
        'probe|probes|investigat*',
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
      [
        'take|takes|took|taken|drag|drags|dragged|haul|hauls|hauled … to court|to tribunal|to employment tribunal|before court|before judge|before regulator|into court|to arbitration',
        'Founder takes Acme to court',
        'tennis',
      ],
      [
        'file*|lodges|lodged|brings|launches|drops|faces|fends off|loses|wins|settles|served with|hit with|slapped with|slaps … complaint|suit|lawsuit|claim|writ|injunction|fine|penalty|sanction|legal action|subpoena|class action|counterclaim|fines',
        'Acme files complaint against former supplier',
        'insurance claim|claims that',
      ],
      [
        'voluntary recall|safety recall|product recall|recall of|recalls|recalled|recalling|urgent recall|recall notice|recall notice',
        'Voluntary recall of our charging case',
        'total recall|recalls the day|recalls how|recalls his|recalls her|recalls their',
      ],
      [
        'green light|go-ahead|clearance|approval|all-clear|licence|license … to operate|from regulator|from regulators|from fda|from watchdog|from authority|from authorities|from competition',
        'Acme gets green light from regulators',
        'planning',
      ],
      [
        'ruling|verdict|judgment|judgement|high court|supreme court|court of appeal|appeals court|information commissioner|data protection commission|data protection authority|data watchdog|privacy watchdog|competition watchdog|financial conduct authority|consumer watchdog|trading standards|attorney general|prosecutor*|raided|raid on|dawn raid|police search',
        'Data watchdog looks into Acme',
        'guide|what the|explained|tennis',
      ],
      [
        'inquiry into|enquiry into|under investigation|investigation into|under scrutiny|under fire from|crackdown on|breached|in breach of|violated|violations|unlawful|illegally|misleading adverts|misled customers|price-fixing|fraud|embezzle*|bribery|corruption',
        'Inquiry into Acme over privacy',
        'fraud detection|fraud prevention|anti-fraud|against fraud|fight fraud|fraud tool|ad fraud|fraud losses',
      ],
      [
        'regulator*|authority|commission|watchdog|supervisor* … review|letter|inquiry|investigation|warning|ruling|decision',
        "Acme awaits the regulator's ruling",
        'customer review',
      ],
    ],
    award: [
      [
        'gold|silver|bronze|top marks|hat-trick|double win|triple win|victory … award|awards|at|prize',
        'Gold at the Prague Taste Awards',
        'gold price|customers',
      ],
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
        'award winner|shortlisted for|finalist in|finalist at|finalist for|a finalist|are finalists|among finalists|runner-up|award goes to|prize goes to|award for|honou?red with|honored with|honoured with|award from|makes the list|named to|named among|named one of|makes it onto|tops the ranking|tops list|tops ranking|ranked number|ranked #|ranks among|winner of|winners of',
        'Acme is a finalist for the Clean Power Prize',
        'contract|bid for',
      ],
      [
        'earn*|achiev*|receiv*|gain*|obtain*|attain*|becomes|is now|are now|get*|awarded|certified … iso {number}|soc 2|b corp|certification|certified|great place to work|accreditation|accredited',
        'Acme achieves ISO 27001 certification',
        'your|for developers|course|funding|patent',
      ],
      ['crowned', 'Acme crowned start-up of the year'],
      [
        'royal warrant|royal charter|michelin star|michelin stars|knighted|obe|mbe|highly commended|^shortlisted|shortlisted|rated outstanding|rated excellent|top rating|hall of fame|inducted|honoured by|honored by|honoured at|honored at|recognised by|recognized by|lauded|best in show|clean sweep|sweeps the|takes home|took home|brings home|comes first|came first|takes first|takes top|takes gold|takes silver|first place|second place|third place|grand prix|voted best|voted * best|voted * favourite|judges|nominee|nominated',
        'Royal warrant for Acme',
        'sweeps the board of directors|court|warrants',
      ],
      [
        'car of the year|product of the year|employer of the year|brewery of the year|start-up of the year|startup of the year|business of the year|brand of the year|exporter of the year|game of the year|retailer of the year|of the year title|of the year award',
        'Acme kettle is product of the year',
        'report|results',
      ],
    ],
  },
};
