/**
 * How many days before a scan the news sources are searched. A website's own news and filings reach further
 * back.
 */
export const NEWS_LOOKBACK_DAYS = 90;
