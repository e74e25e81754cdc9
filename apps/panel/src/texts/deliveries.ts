import type { Delivery, Failure } from '@firmlens/panel-contract';

/** Texts of the list of deliveries and of one with its attempts. */
export const deliveries = {
  title: 'Deliveries',
  caption: 'Deliveries, newest first',
  outcome: 'Outcome',
  event: 'Event',
  company: 'Company',
  to: (host: string) => `to ${host}`,
  answer: 'Last answer',
  time: 'Time',
  any: 'Any',
  outcomes: {
    delivered: 'Delivered',
    retrying: 'Retrying',
    failed: 'Failed',
    pending: 'Pending',
  } satisfies Record<Delivery['outcome'], string>,
  events: {
    'enrichment.completed': 'Completed',
    'enrichment.failed': 'Failed',
    'enrichment.no_data_found': 'No data found',
    'list.completed': 'List ended',
  } satisfies Record<Delivery['event'], string>,
  test: 'Test',
  next: 'Next attempt',
  search: 'Domain or batch id',
  searchSubmit: 'Search',
  clear: 'Clear filters',
  more: 'Show older deliveries',
  empty: 'No deliveries yet',
  emptyDeveloper: 'Set a URL and send a test event, or start an enrichment.',
  emptyViewer: 'They appear here when an enrichment with a webhook URL ends.',
  nothingFound: 'No delivery matches',
  nothingFoundHint: 'Change the filters, or clear them to see all.',

  one: (id: number) => `Delivery ${id}`,
  back: 'All webhooks',
  batch: 'Batch',
  testBatch: 'Batch (of the test)',
  list: 'List',
  several: 'Several',
  url: 'URL',
  created: 'Created',
  resends: (times: number) => (times === 1 ? 'Resent once' : `Resent ${times} times`),
  attempt: (number: number) => `Attempt ${number}`,
  attempts: 'Attempts',
  noAttempts: 'No attempt yet. The page shows the first as soon as it is made.',
  took: (duration: string) => `took ${duration}`,
  sent: 'Sent',
  unsent: 'What would have been sent',
  answered: 'Answered',
  headers: 'Headers',
  body: 'Body',
  emptyBody: 'Empty',
  cut: 'Only the first 2 KB are kept.',
  noResponse: 'Nothing came back.',
  noConnection: 'There was no connection, so nothing was answered.',
  notRecorded: 'It is no longer kept, or an earlier release did not record it.',
  notSent: 'It is not known whether anything was sent.',
  copyBody: 'Copy body',
  copyHeaders: 'Copy headers',
  bodyHint: 'Shown with line breaks. “Copy body” copies the bytes that were sent, which have none.',
  unsentBodyHint: 'Shown with line breaks. “Copy body” copies it as it would have been sent, without them.',
  lastAttempt: (failure: string) => `The last attempt: ${failure}.`,
  ok: 'Received',
  schedule: (times: string) => `Attempts: ${times}, each after the one before.`,
  scheduleOnce: 'One attempt, at once.',
  scheduleTest: 'A test is tried once.',
  atOnce: 'at once',
  after: (time: string) => `after ${time}`,
  retry: 'Try now',
  retried: 'The next attempt is on its way.',
  onItsWay: 'On its way',
  resend: 'Resend',
  resendTitle: 'Resend this delivery?',
  resendHint: (url: string, isTest: boolean) =>
    isTest
      ? `A new test goes to ${url}, once. This one stays as it is.`
      : `It goes to ${url} again, starting with attempt 1 of the whole schedule. The attempts shown here are replaced. Your receiver gets the same batch id again.`,
  resendSubmit: 'Resend delivery',
  resent: 'The delivery is queued again.',
  resendFailed: 'Resend failed ones',
  resendFailedTitle: 'Resend the failed deliveries of a day',
  day: 'Day (UTC)',
  dayHint: 'The day on which the enrichments ended.',
  counting: 'Counting …',
  failedCount: (failed: number, most: number) =>
    failed > most
      ? `More than ${most.toLocaleString('en')} deliveries failed. The oldest ${most.toLocaleString('en')} are resent; repeat it for the others.`
      : failed === 0
        ? 'No delivery of this day failed. Tests do not count.'
        : `${failed.toLocaleString('en')} ${failed === 1 ? 'delivery' : 'deliveries'} of this day failed.`,
  resendAll: (failed: number) =>
    failed === 0
      ? 'Nothing to resend'
      : `Resend ${failed.toLocaleString('en')} ${failed === 1 ? 'delivery' : 'deliveries'}`,
  resentAll: (resent: number) =>
    resent === 0
      ? 'Nothing was resent: somebody was faster.'
      : `${resent.toLocaleString('en')} ${resent === 1 ? 'delivery is' : 'deliveries are'} on the way again.`,
  failures: {
    timeout: 'No answer in time',
    tls: 'TLS failed',
    dns: 'The host name was not found',
    refused_address: 'The address is not allowed',
    connection: 'No connection',
    redirect: 'It redirected',
    client_error: 'Your receiver refused it',
    server_error: 'Your receiver failed',
    bad_answer: 'The answer could not be read',
    lost: 'The outcome is unknown',
  } satisfies Record<Failure, string>,
  hints: {
    timeout: 'Answer with 2xx as soon as you have stored the event, and do the work afterwards.',
    tls: 'Check that the certificate is valid for this host, and that the server sends the whole chain.',
    dns: 'Check the spelling of the host and its DNS records.',
    refused_address: 'The host leads to an address that is not public. Use one that the internet reaches.',
    connection: 'Check that your receiver runs and that no firewall stands before it.',
    redirect: 'Redirects are not followed. Use the URL to which it leads.',
    client_error: 'Check the path and what your receiver asks for.',
    server_error: 'See the log of your receiver at this time, and repair it.',
    bad_answer: 'Answer with 2xx and without a content encoding other than gzip, deflate or br.',
    lost: 'The service was interrupted during the attempt. Your receiver may have got the event.',
  } satisfies Record<Failure, string>,
  ifSignatureIsWrong: 'Does it find the signature wrong?',
  verify: 'Verify this delivery',
  /** What to do once that is done. */
  then: {
    failed: 'Then resend the delivery.',
    retrying: 'Then wait for the next attempt, or try now.',
  },
} as const;
