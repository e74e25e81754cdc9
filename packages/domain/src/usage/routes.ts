/** The route that enrichments are counted under in the usage summary. */
export const COMPANY_ROUTE = '/company/{domain}';

/** The route that all calls of agents are counted under. */
export const AGENT_ROUTE = '/mcp';
