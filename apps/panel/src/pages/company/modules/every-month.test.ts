import { everyMonth } from './every-month';

const month = (month_name: string, employee_count: number) => ({ month_name, employee_count });

describe('the columns of a headcount', () => {
  it('are as far apart as their months', () => {
    const columns = everyMonth([
      month('November 2025', 40),
      month('December 2025', 42),
      month('March 2026', 50),
    ]);
    expect(columns).toEqual([
      { label: 'Nov 2025', value: 40 },
      { label: 'Dec 2025', value: 42 },
      { label: 'Jan 2026', value: null },
      { label: 'Feb 2026', value: null },
      { label: 'Mar 2026', value: 50 },
    ]);
  });

  it('are those that are known if a month cannot be read', () => {
    expect(everyMonth([month('soon', 1), month('March 2026', 2)])).toEqual([
      { label: 'soon', value: 1 },
      { label: 'March 2026', value: 2 },
    ]);
  });
});
