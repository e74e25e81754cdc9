export { recentRequests, type RequestRecord, requestHistory } from './request-history';
export { rotateRequestLogPartitions } from './retention';
export { AGENT_ROUTE, COMPANY_ROUTE, NO_KEY_SERIES, PANEL_ROUTE } from './routes';
export { type MonthlyUsage, monthlyUsage, requestsToday } from './usage-summary';
export { type RequestEntry, writeRequests } from './write-requests';
