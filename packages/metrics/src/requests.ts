import { Counter, Histogram } from 'prom-client';
import { type Subject, UNREGISTERED } from './subject';

/** Every finished request of the API and the panel. `route` is a template, such as `/company/{domain}`. */
export const requestSeconds = new Histogram({
  name: 'firmlens_http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its response, by route and HTTP status',
  labelNames: ['route', 'status'],
  buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
  ...UNREGISTERED,
});

export const refusedRequests = new Counter({
  name: 'firmlens_refused_requests_total',
  help: 'Requests that were answered with an error, by its code',
  labelNames: ['code'],
  ...UNREGISTERED,
});

/** `cached`: Redis had the data. `stored`: PostgreSQL had it. `queued`: an enrichment was queued. */
export const companyAnswers = new Counter({
  name: 'firmlens_company_answers_total',
  help: 'Requests for company data that were accepted, by where the data came from',
  labelNames: ['answer'],
  ...UNREGISTERED,
});

/** What clients ask for and get. */
export const REQUESTS: Subject = { metrics: [requestSeconds, refusedRequests, companyAnswers] };
