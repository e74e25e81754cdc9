import { INDUSTRIES } from './filters';

export type Industry = (typeof INDUSTRIES)[number];

/**
 * What bulk sets of companies call industries: the names that LinkedIn had until 2022, separated by semicolons, where one
 * of them names an industry of ours or a part of it. A name that does neither (`internet`, `think tanks`) is nowhere.
 */
const NAMES: Partial<Record<Industry, string>> = {
  Aerospace: 'aviation & aerospace; airlines/aviation',
  Agriculture: 'farming; ranching; dairy; fishery',
  Architecture: 'architecture & planning',
  Chemicals: 'plastics',
  Construction: 'civil engineering',
  Cybersecurity: 'computer & network security',
  Defence: 'defense & space',
  Design: 'graphic design',
  Education: 'education management; higher education; primary/secondary education; e-learning',
  Electronics: 'consumer electronics; electrical/electronic manufacturing; computer hardware',
  Energy: 'oil & energy; utilities; renewables & environment',
  Engineering: 'mechanical or industrial engineering; civil engineering',
  'Environmental Services': 'renewables & environment',
  Events: 'events services',
  'Facility Services': 'facilities services',
  Fashion: 'apparel & fashion; luxury goods & jewelry',
  'Financial Services':
    'banking; investment banking; investment management; capital markets; venture capital & private equity',
  Fitness: 'health, wellness and fitness',
  'Food and Beverage': 'food & beverages; food production; wine and spirits; dairy',
  Healthcare: 'hospital & health care; medical practice; mental health care; alternative medicine',
  'IT Services': 'information technology and services',
  'Legal Services': 'law practice; alternative dispute resolution',
  Logistics:
    'logistics and supply chain; transportation/trucking/railroad; package/freight delivery; warehousing',
  Manufacturing: 'electrical/electronic manufacturing; railroad manufacture',
  Maritime: 'shipbuilding',
  Marketing: 'marketing and advertising; market research',
  Media:
    'media production; broadcast media; online media; motion pictures and film; newspapers; music; animation',
  'Non-profit':
    'non-profit organization management; nonprofit organization management; philanthropy; fund-raising',
  Packaging: 'packaging and containers',
  'Public Sector':
    'government administration; public safety; judiciary; legislative office; law enforcement; military',
  Publishing: 'newspapers',
  'Real Estate': 'commercial real estate',
  Recruitment: 'staffing and recruiting',
  'Renewable Energy': 'renewables & environment',
  Retail: 'supermarkets',
  'Security Services': 'security and investigations',
  Software: 'computer software; computer games',
  Telecommunications: 'wireless',
  Travel: 'leisure, travel & tourism',
  'Venture Capital': 'venture capital & private equity',
  'Video Games': 'computer games',
};

const NAMES_OF: ReadonlyMap<Industry, readonly string[]> = new Map(
  INDUSTRIES.map((industry) => [
    industry,
    [...new Set([industry.toLowerCase(), ...(NAMES[industry]?.split('; ') ?? [])])],
  ]),
);

/** All names that an industry goes by in what is on file and in bulk sets, in lower case. */
export function namesOfIndustry(industry: Industry): readonly string[] {
  return NAMES_OF.get(industry) ?? [];
}

/** The industries of the closed list that these names, in any case, stand for; each once, in the list's order. */
export function industriesNamed(names: readonly string[]): Industry[] {
  const told = new Set(names.map((name) => name.trim().toLowerCase()));
  return INDUSTRIES.filter((industry) => namesOfIndustry(industry).some((name) => told.has(name)));
}
