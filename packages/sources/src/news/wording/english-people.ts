import type { Wording } from './wording';

/** Who leads the company, and who has to go. */
export const ENGLISH_PEOPLE: Pick<Wording['events'], 'leadership' | 'layoffs'> = {
  leadership: [
    [
      '> to lead|to head|to run|to chair|to helm|takes the helm at|takes helm at|takes charge of|takes over at|takes the reins at|new head of',
      'Ines Falk to lead Acme',
    ],
    [
      '~ succeed*|to succeed|take* over from|replac* … as|{executive}',
      'Petra Blum to succeed Karel Novy as CEO',
    ],
    [
      'grows|broadens|reshuffles|rebuilds|refreshes|completes|expands … board|leadership team|management team|executive team|c-suite|leadership',
      'Acme broadens its leadership team',
    ],
    [
      '~ step* down|step* back|step* aside|retir*|resign*|leav*|left|depart*|quit*|stepping … {executive}|role|position|post',
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
      'next {executive}|incoming {executive}|interim {executive}|acting {executive}|new {executive}',
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
      '~ {executive}|founder|co-founder|founders|cofounder … step* down|stepp* down|step* aside|stepping aside|stands down|resign*|quit*|leav*|depart*|retir*|exit*|joins|ousted|fired|hand* over|moves on|to go|is out|on [his/her/their] way out|replaced|bows out|dies|departure|exit|resignation|retirement|is gone|walks',
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
    [
      'takes|take|taken|given|offered|wins|gets|joins … seat on|board seat|place on … board|the board',
      'Former minister takes seat on Acme board',
      'fundraise',
    ],
    [
      'strengthen*|bolster*|appoint*|name|names|elect*|add|adds|refresh*|welcom* … independent director*|non-executive*|directors|board member*|new directors|to its board|to our board|to board|its board|board with',
      'Acme strengthens board with two directors',
      'customers',
    ],
    [
      '{executive} … has left|left|gone|is leaving|out|leaves|to leave|departing|has resigned|has quit|no longer',
      'Acme CTO has left',
      'customers|left behind',
    ],
    [
      'weigh*|consider*|mull*|seeks|eyes|plans … replac*|successor|new leader|change at the top|removing|ousting|oust|shake-up|succession … {executive}|founder|leader|top|chairman',
      'Acme weighing replacing its chairman',
    ],
    [
      'stepping back|stepping down|steps back|steps down|stepping aside|step down|step back|hands over|handing over|passing the torch|passes the torch|passes baton|takes over as|takes over from|succeeds … as lead*|as head*|as *er|role|after {number}|founder|to',
      'I am stepping back as lead of Acme',
      'from the brink',
    ],
    ['> takes|takes a|gets|wins|offered|given … seat|place … on', 'Former minister takes seat on Acme board'],
  ],
  layoffs: [
    ['shows|show … the door', 'Acme shows 200 staff the door'],
    ['halves|halve|halving|decimates … {staff}|team', 'Acme halves its workforce'],
    [
      'had to say goodbye|saying goodbye|have let go … colleagues|people|{number}|teammates',
      'We had to say goodbye to 22 colleagues',
      'customers',
    ],
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
    [
      'workforce|headcount|staff|payroll … reduction|reductions|cutback*|trimming|restructuring|shrinks|cull',
      'Acme announces workforce reduction',
    ],
    [
      'fire|fires|fired|sack|sacks|sacked|dismiss|dismisses|dismissed|axe|axes|axed|cut|cuts|disbands|disbanded|gutted|guts|lets go|let go|laid off|lays off … team|its entire|the entire|its whole|entire|department|division|unit|everyone|support team|sales force|newsroom|staff',
      'Acme dismissed its entire sales team',
      'claim|time|waste|costs|hours',
    ],
  ],
};
