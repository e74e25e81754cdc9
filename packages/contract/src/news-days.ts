/** Days before a scan for which the news are asked; what sites list of their own and registers of filings reaches further back. */
export const NEWS_DAYS = 90;
