/** Fields that hold web addresses. Others' texts are shown without addresses. */
export const URL_FIELDS: ReadonlySet<string> = new Set([
  'company.linkedin_url',
  'company.facebook_url',
  'company.twitter_url',
  'funding.notable_investors[].logo',
  'team.team_members[].linkedin_url',
  'signals.highlights[].entities.source_url',
]);

/** Map keys that our own readers set. `seen_on` and `evidence` are left to search_signals. */
export const KNOWN_KEYS: Readonly<Record<string, ReadonlySet<string>>> = {
  'signals.highlights[].entities': new Set([
    ...['acquirer', 'amount', 'amount_usd', 'change', 'city', 'class', 'company', 'country', 'customer'],
    ...['figure', 'form', 'from', 'investors', 'jobs', 'lead_investors', 'partner', 'partners', 'people'],
    ...['person', 'place', 'places', 'points', 'product', 'role', 'round', 'since', 'source_url', 'stage'],
    ...['target', 'to', 'valuation', 'version'],
  ]),
};

/**
 * Fields that agents do not get, because they cost more to read than they tell: what a technology is in
 * general, and the titles of highlights once more.
 */
export const OMITTED_FIELDS: ReadonlySet<string> = new Set([
  'technology.technology_stack.*[].description',
  'signals.ai_insights.key_indicators',
]);
