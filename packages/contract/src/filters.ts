/** Limits of what a search is asked. Lengths in UTF-16 units. */
export const SEARCH_LIMITS = {
  queryLength: 200,
  /** Of a filter. */
  values: 50,
  valueLength: 100,
  /** Companies that a search for signals names. */
  domains: 25,
  /** Of a domain or URL. */
  domainLength: 2_048,
  cursorLength: 1_000,
  /** Rows of a page, at most and by default. */
  pageSize: 50,
  defaultPageSize: 20,
} as const;

/** The closed list of industries. A source's own name for another industry is stored in the data as well. */
export const INDUSTRIES = [
  '3D Printing',
  'Accounting',
  'Aerospace',
  'Agriculture',
  'Architecture',
  'Automotive',
  'Beauty',
  'Bicycles',
  'Biotechnology',
  'Building Materials',
  'Chemicals',
  'Construction',
  'Cosmetics',
  'Cybersecurity',
  'Defence',
  'Design',
  'E-commerce',
  'Education',
  'Electronics',
  'Energy',
  'Engineering',
  'Environmental Services',
  'Events',
  'Facility Services',
  'Fashion',
  'Financial Services',
  'Fintech',
  'Fitness',
  'Food and Beverage',
  'Furniture',
  'HVAC',
  'Healthcare',
  'Hospitality',
  'Human Resources',
  'IT Services',
  'Industrial Automation',
  'Insurance',
  'Legal Services',
  'Logistics',
  'Machinery',
  'Management Consulting',
  'Manufacturing',
  'Maritime',
  'Marketing',
  'Media',
  'Medical Devices',
  'Non-profit',
  'Packaging',
  'Pet Products',
  'Pharmaceuticals',
  'Printing',
  'Public Sector',
  'Publishing',
  'Real Estate',
  'Recruitment',
  'Renewable Energy',
  'Restaurants',
  'Retail',
  'Robotics',
  'Security Services',
  'Semiconductors',
  'Software',
  'Sporting Goods',
  'Telecommunications',
  'Textiles',
  'Toys',
  'Travel',
  'Venture Capital',
  'Veterinary',
  'Video Games',
] as const;

/** Funding stages, of a round or of a company. */
export const FUNDING_STAGES = [
  'Pre-Seed',
  'Seed',
  'Series A',
  'Series B',
  'Series C',
  'Series D',
  'Series E',
  'Series F',
  'Series G',
  'Series H',
  'Series I',
  'Series J',
  'Angel',
  'Bridge',
  'Debt',
  'Convertible Note',
  'Crowdfunding',
  'Grant',
  'Private Equity',
  'Growth',
  'IPO',
  'Public',
] as const;
export type FundingStage = (typeof FUNDING_STAGES)[number];

/** The headcount bands of company sizes. */
export const EMPLOYEE_RANGES = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001-10000',
  '10001+',
] as const;
export type EmployeeRange = (typeof EMPLOYEE_RANGES)[number];

/**
 * All country codes that `country_code` in SQL returns: ISO 3166-1 alpha-2, and XK for Kosovo, which has no
 * code there.
 */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT ' +
  'BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ' +
  'ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT ' +
  'HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS ' +
  'LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' +
  'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG ' +
  'SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
  'UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');
