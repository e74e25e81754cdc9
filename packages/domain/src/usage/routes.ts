/** The route that enrichments are counted under in the usage summary. */
export const COMPANY_ROUTE = '/company/{domain}';
