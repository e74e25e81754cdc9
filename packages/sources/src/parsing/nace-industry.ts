/**
 * Industries by division and group of NACE Rev. 2, the European classification of activities (Regulation (EC)
 * No 1893/2006). British SIC 2007, French NAF and Norwegian SN codes share its first digits. Longer codes
 * take precedence. Null if the activity says nothing about the industry, as for a holding.
 */
const INDUSTRIES: Readonly<Record<string, string | null>> = {
  '01': 'Agriculture',
  '02': 'Agriculture',
  '03': 'Agriculture',
  '06': 'Energy',
  '10': 'Food and Beverage',
  '11': 'Food and Beverage',
  '13': 'Textiles',
  '14': 'Fashion',
  '15': 'Fashion',
  '18': 'Printing',
  '2042': 'Cosmetics',
  '20': 'Chemicals',
  '21': 'Pharmaceuticals',
  '22': 'Chemicals',
  '23': 'Building Materials',
  '24': 'Manufacturing',
  '25': 'Manufacturing',
  '26': 'Electronics',
  '27': 'Electronics',
  '28': 'Machinery',
  '29': 'Automotive',
  '301': 'Maritime',
  '303': 'Aerospace',
  '31': 'Furniture',
  '321': 'Fashion',
  '323': 'Sporting Goods',
  '324': 'Toys',
  '325': 'Medical Devices',
  '32': 'Manufacturing',
  '35': 'Energy',
  '36': 'Energy',
  '37': 'Environmental Services',
  '38': 'Environmental Services',
  '39': 'Environmental Services',
  '41': 'Construction',
  '42': 'Construction',
  '43': 'Construction',
  '45': 'Automotive',
  '4791': 'E-commerce',
  '47': 'Retail',
  '49': 'Logistics',
  '50': 'Maritime',
  '52': 'Logistics',
  '53': 'Logistics',
  '55': 'Hospitality',
  '56': 'Restaurants',
  '5821': 'Video Games',
  '582': 'Software',
  '58': 'Publishing',
  '59': 'Media',
  '60': 'Media',
  '61': 'Telecommunications',
  '6201': 'Software',
  '62': 'IT Services',
  '63': 'IT Services',
  '642': null,
  '64': 'Financial Services',
  '65': 'Insurance',
  '66': 'Financial Services',
  '68': 'Real Estate',
  '691': 'Legal Services',
  '692': 'Accounting',
  '701': null,
  '70': 'Management Consulting',
  '7111': 'Architecture',
  '71': 'Engineering',
  '7211': 'Biotechnology',
  '73': 'Marketing',
  '741': 'Design',
  '75': 'Veterinary',
  '78': 'Recruitment',
  '79': 'Travel',
  '80': 'Security Services',
  '81': 'Facility Services',
  '823': 'Events',
  '84': 'Public Sector',
  '85': 'Education',
  '86': 'Healthcare',
  '87': 'Healthcare',
  '88': 'Healthcare',
  '93': 'Fitness',
  '94': 'Non-profit',
  '9602': 'Beauty',
};

/**
 * Returns the industry of an activity code (`62012`, `62.01Z`, `62.010`), or null if the code does not give
 * one.
 */
export function industryOfNace(code: string): string | null {
  const digits = code.replace('.', '').slice(0, 4);
  for (let length = digits.length; length >= 2; length -= 1) {
    const industry = INDUSTRIES[digits.slice(0, length)];
    if (industry !== undefined) return industry;
  }
  return null;
}
