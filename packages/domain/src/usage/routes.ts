/** The route that enrichments count under in the usage summary. */
export const COMPANY_ROUTE = '/company/{domain}';

/** The route that all agent calls count under. */
export const AGENT_ROUTE = '/mcp';

/** The route that enrichments count under which people start in the panel. */
export const PANEL_ROUTE = '/panel';

/** The route that searches of people in the panel count under. */
export const PANEL_SEARCH_ROUTE = '/panel/search';

/** The routes that searches over REST count under. */
export const COMPANY_SEARCH_ROUTE = '/companies/search';
export const SIGNAL_SEARCH_ROUTE = '/signals/search';

/** Stands for the key of what is started without one, in the panel. No key has it. */
export const NO_KEY_SERIES = 0;
