import type { Evidence, HighlightObservation } from '@firmlens/contract';
import { buildModule } from '../src/build-module';
import { CONTEXT, observed } from './observed';

export const build = (...evidence: Evidence[]) => buildModule('signals', evidence, CONTEXT);
export const insights = (...evidence: Evidence[]) => build(...evidence).data.ai_insights;

type SignalOverrides = Partial<Omit<HighlightObservation, 'title' | 'date' | 'type'>>;
export const event = (
  type: HighlightObservation['type'],
  date: string | null,
  title = `About ${type} of ${date}`,
  overrides: SignalOverrides = {},
) =>
  observed('signals.highlights', {
    type,
    title,
    date,
    description: null,
    entities: {},
    class: 'confirmed',
    ...overrides,
  });
export const headcount = (month_name: string, employee_count: number) =>
  observed(
    'team.historical_employee_data',
    { month_name, employee_count },
    { source: 'own-observation', url: null },
  );
export const jobs = (count: number, country: string | null = null) =>
  Array.from({ length: count }, (_, index) =>
    observed('team.job_listings', { title: `Role ${index}`, location: null, country, posted_date: null }),
  );
export const round = (date: string) =>
  observed('funding.investment_history', {
    date,
    stage: 'Series A',
    amount: 12_000_000,
    amount_usd: 12_000_000,
    currency: 'USD',
    valuation: null,
    valuation_usd: null,
    investors: [],
    lead_investors: [],
  });
