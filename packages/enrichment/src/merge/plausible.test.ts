import type { Evidence } from '@firmlens/contract';
import { NOW, observed } from '../../test/observed';
import { isPlausible } from './plausible';

const round = { stage: null, amount_usd: null, currency: null, valuation: null, valuation_usd: null };
const unnamed = { ...round, investors: ['Bexo Capital'], lead_investors: [] };

describe('plausible values', () => {
  it.each<Evidence>([
    observed('company.founded_year', 1600),
    observed('company.founded_year', 2026),
    observed('company.employee_count', 1),
    observed('company.employee_count', 5_000_000),
    observed('company.date_of_creation', '2026-11-21'),
    observed('company.date_of_creation', '2024-02-29'),
    observed('funding.last_valuation', 1_000_000),
    observed('team.job_listings_count', 0),
    observed('funding.investment_history', { ...unnamed, date: '2024-01-01', amount: null }),
  ])('accepts $field $value', (evidence) => {
    expect(isPlausible(evidence, NOW)).toBe(true);
  });

  it.each<Evidence>([
    observed('company.name', ' '),
    observed('company.founded_year', 1599),
    observed('company.founded_year', 2027),
    observed('company.founded_year', 1999.5),
    observed('company.employee_count', 0),
    observed('company.employee_count', 5_000_001),
    observed('company.employee_count', 12.5),
    observed('company.employee_count', NaN),
    observed('company.date_of_creation', '2026-11-22'),
    observed('company.date_of_creation', '2023-02-29'),
    observed('company.date_of_creation', '1599-12-31'),
    observed('company.date_of_creation', '2024'),
    observed('company.date_of_creation', '+275760-09-13'),
    observed('funding.last_valuation', 0),
    observed('funding.last_valuation', 1e308),
    observed('funding.last_valuation', Infinity),
    observed('team.job_listings_count', -1),
    observed('business.target_countries', { country: 'Germany', country_code: 'de', proof: 'office' }),
    observed('funding.investment_history', { ...unnamed, date: '2027-01-01', amount: -5 }),
  ])('rejects $field $value', (evidence) => {
    expect(isPlausible(evidence, NOW)).toBe(false);
  });
});
