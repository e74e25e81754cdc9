/** The route that enrichments count under in the usage summary. */
export const COMPANY_ROUTE = '/company/{domain}';

/** The route that all agent calls count under. */
export const AGENT_ROUTE = '/mcp';
