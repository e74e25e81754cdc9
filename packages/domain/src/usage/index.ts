export { recentRequests, type RequestRecord, requestHistory } from './request-history';
export {
  findRequest,
  type LoggedRequest,
  type RequestFilters,
  type RequestPlace,
  searchRequests,
} from './request-search';
export { rotateRequestLogPartitions } from './retention';
export {
  AGENT_ROUTE,
  COMPANY_ROUTE,
  COMPANY_SEARCH_ROUTE,
  NO_KEY_SERIES,
  PANEL_ROUTE,
  PANEL_SEARCH_ROUTE,
  SIGNAL_SEARCH_ROUTE,
} from './routes';
export { type MonthlyUsage, monthlyUsage, requestsToday } from './usage-summary';
export { type RequestEntry, writeRequests } from './write-requests';
