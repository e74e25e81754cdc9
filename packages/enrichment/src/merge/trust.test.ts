import { TRUST, trustRank } from './trust';

describe('the order of trust', () => {
  it('applies a source to all its origins', () => {
    expect(trustRank('business.target_audience', 'website:text')).toBe(0);
    expect(trustRank('business.target_audience', 'website')).toBe(0);
  });

  it('ranks an origin that is listed itself, before or after its source', () => {
    const rank = (source: string) => trustRank('company.founded_year', source);
    expect(rank('website:json-ld')).toBeLessThan(rank('wikidata'));
    expect(rank('website:text')).toBeGreaterThan(rank('wikidata'));
    expect(trustRank('company.headquarter_country', 'website:domain')).toBeGreaterThan(
      trustRank('company.headquarter_country', 'brreg'),
    );
  });

  it('ranks an unlisted source last, whatever its name begins with', () => {
    const last = TRUST['company.email'].length;
    expect(trustRank('company.email', 'hearsay')).toBe(last);
    expect(trustRank('company.email', 'website-of-another')).toBe(last);
  });
});
