import { INDUSTRIES } from './filters';

export type Industry = (typeof INDUSTRIES)[number];

/**
 * Names of industries in company datasets, which are those that LinkedIn used until 2022. They are separated
 * by semicolons and listed under each of our industries that they name, wholly or in part. A name that fits
 * none (`internet`, `think tanks`) is not listed.
 */
const DATASET_NAMES: Partial<Record<Industry, string>> = {
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

const NAMES_BY_INDUSTRY: ReadonlyMap<Industry, readonly string[]> = new Map(
  INDUSTRIES.map((industry) => [
    industry,
    [...new Set([industry.toLowerCase(), ...(DATASET_NAMES[industry]?.split('; ') ?? [])])],
  ]),
);

/** Returns all names of an industry in stored data and in datasets, in lower case. */
export function namesOfIndustry(industry: Industry): readonly string[] {
  return NAMES_BY_INDUSTRY.get(industry) ?? [];
}

/**
 * Returns the industries with these names, in any case. Each appears once, in the order of the closed list.
 */
export function findIndustries(names: readonly string[]): Industry[] {
  const known = new Set(names.map((name) => name.trim().toLowerCase()));
  return INDUSTRIES.filter((industry) => namesOfIndustry(industry).some((name) => known.has(name)));
}
