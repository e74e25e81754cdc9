import { describeValue } from './describe-value';

describe('a value in the evidence', () => {
  it.each([
    ['company.employee_count', 1_250, '1,250'],
    ['company.founded_year', 2011, '2011'],
    ['company.date_of_creation', '2011-03-01', 'Mar 1, 2011'],
    ['company.company_number', '01234567', '01234567'],
    ['funding.last_valuation', 120_000_000, '$120,000,000'],
    ['business.industries', 'Robotics', 'Robotics'],
    ['company.jurisdiction', 'US-DE', 'Delaware, United States'],
  ])('of %s: %j', (field, value, name) => {
    expect(describeValue(field, value)).toEqual({ name, details: [] });
  });

  it('is an amount with its currency and the day on which it was stated', () => {
    expect(
      describeValue('funding.stated_total', { amount: 24_500_000, currency: 'EUR', date: '2026-09-16' }),
    ).toEqual({ name: '€24,500,000', details: [['Stated on', 'Sep 16, 2026']] });
  });

  it('is an exchange rate with its day', () => {
    expect(
      describeValue('funding.exchange_rates', { currency: 'EUR', date: '2026-09-16', usd: 1.0958 }),
    ).toEqual({ name: '1 EUR = 1.0958 US dollars', details: [['Rate of', 'Sep 16, 2026']] });
  });

  it('is a funding round with its amounts, without what is not known', () => {
    const round = {
      ...{
        date: '2026-09-16',
        stage: 'Series B',
        amount: 22_000_000,
        amount_usd: 24_107_600,
        currency: 'EUR',
      },
      ...{ valuation: null, valuation_usd: null, investors: ['Alder', 'Birch'], lead_investors: ['Alder'] },
    };
    expect(describeValue('funding.investment_history', round)).toEqual({
      name: 'Series B',
      details: [
        ['Date', 'Sep 16, 2026'],
        ['Amount', '€22,000,000'],
        ['In US dollars', '$24,107,600'],
        ['Investors', 'Alder, Birch'],
        ['Led by', 'Alder'],
      ],
    });
  });

  it('is a signal with its kind, its class and its amount', () => {
    const signal = {
      ...{ type: 'funding', title: 'Acme raises a Series B', date: '2026-09-16', description: null },
      ...{ entities: { amount: 'EUR 22000000', points: '12' }, class: 'reported' },
    };
    expect(describeValue('signals.highlights', signal)).toEqual({
      name: 'Acme raises a Series B',
      details: [
        ['Kind', 'Funding'],
        ['Date', 'Sep 16, 2026'],
        ['Amount', '€22,000,000'],
        ['Points', '12'],
        ['Class', 'Reported'],
      ],
    });
  });
});
