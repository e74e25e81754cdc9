import { CONTEXT, observed } from '../../../test/observed';
import { buildModule } from '../../build-module';

describe('the headcount history', () => {
  it('counts a headcount that its source dates for that month only, not for the month of the enrichment', () => {
    const accounts = { source: 'companies-house', observed_at: '2026-11-20T10:00:00.000Z' };
    const evidence = [
      observed('company.employee_count', 71, accounts),
      observed(
        'team.historical_employee_data',
        { month_name: 'December 2025', employee_count: 71 },
        accounts,
      ),
    ];
    const { data } = buildModule('team', evidence, CONTEXT);
    expect(data.historical_employee_data).toEqual([{ month_name: 'December 2025', employee_count: 71 }]);
  });
});
