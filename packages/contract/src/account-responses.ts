import { type Static, Type } from '@sinclair/typebox';
import { ACCOUNT_STATUSES, PLANS } from './plans';
import { count, dateTime, nullable, oneOf, success } from './schema';

const limits = (description: string) =>
  Type.Object(
    {
      credits_per_month: count('The credits of each credit period.'),
      rate_per_minute: Type.Integer({ minimum: 1, description: 'The requests allowed per minute.' }),
      rate_per_day: Type.Integer({ minimum: 1, description: 'The requests allowed per day.' }),
    },
    { description },
  );

export const AccountInfoResponseSchema = Type.Object(
  {
    success,
    data: Type.Object(
      {
        account: Type.Object(
          {
            id: Type.Integer({ description: 'The ID of the account.' }),
            name: Type.String({ description: 'The name of its owner or team.' }),
            email: Type.String({ description: 'Its email address.' }),
            company_name: nullable(Type.String(), { description: 'Its company, if it named one.' }),
            plan_type: oneOf(PLANS, { description: 'Its plan.' }),
            status: oneOf(ACCOUNT_STATUSES, {
              description:
                'The state of its subscription. Requests are accepted while it is `active` or `past_due`.',
            }),
            created_at: dateTime({ description: 'When the account was created.' }),
          },
          { description: 'The account to which the key belongs.' },
        ),
        limits: limits('The limits that are enforced.'),
        plan_defaults: limits(
          'The limits of the plan. They differ from `limits` only if one was raised for this account.',
        ),
        rate_limits: Type.Object(
          {
            per_minute: Type.Integer({ description: '`limits.rate_per_minute`.' }),
            per_day: Type.Integer({ description: '`limits.rate_per_day`.' }),
          },
          { description: 'The rates of `limits` again, for older clients.' },
        ),
      },
      { description: 'The account and its limits.' },
    ),
  },
  { $id: 'AccountInfo', additionalProperties: false, description: 'The account and its limits.' },
);

export const CreditsResponseSchema = Type.Object(
  {
    success,
    data: Type.Object(
      {
        credits: Type.Object(
          {
            balance: count('The credits that can still be spent in this period.'),
            used: count('The credits spent in this period.'),
            limit: count('The credits of each period.'),
            total_purchased: count('All credits ever bought; 0 on a trial.'),
            percentage_used: Type.Number({ minimum: 0, description: '`used` in percent of `limit`.' }),
            resets_at: nullable(dateTime(), {
              description: 'When the credits were last renewed; null if never.',
            }),
          },
          { description: 'The credits of the current period.' },
        ),
      },
      { description: 'The balance.' },
    ),
  },
  { $id: 'Credits', additionalProperties: false, description: 'The balance of the account.' },
);

const RequestRecordSchema = Type.Object({
  id: Type.Integer({ description: 'The ID of the record.' }),
  endpoint: Type.String({ description: 'The path that was requested.' }),
  method: Type.String({ description: 'The HTTP method.' }),
  credits_consumed: count('The credits that the request cost, net of refunds.'),
  response_status: Type.Integer({ description: 'The HTTP status of the answer.' }),
  response_time: Type.Number({ minimum: 0, description: 'How long the answer took, in milliseconds.' }),
  requested_at: dateTime({ description: 'When the request was made.' }),
});

export const UsageResponseSchema = Type.Object(
  {
    success,
    data: Type.Object(
      {
        current_limits: Type.Object(
          {
            requests_today: count('The requests of this day, in UTC.'),
            requests_this_minute: count('The requests of this minute.'),
            last_request: nullable(dateTime(), { description: 'When the last request was made.' }),
          },
          { description: 'What counts towards the limits of requests.' },
        ),
        monthly_usage: Type.Object(
          {
            requests: count('The requests of the month.'),
            credits_consumed: count('The credits that the month has cost, net of refunds.'),
            period: Type.Object(
              {
                start: dateTime({ description: 'The first moment of the month.' }),
                end: dateTime({ description: 'The last moment of the month.' }),
              },
              { description: 'The calendar month, in UTC.' },
            ),
          },
          { description: 'The current calendar month.' },
        ),
        top_endpoints: Type.Array(
          Type.Object({
            endpoint: Type.String({ description: 'The endpoint.' }),
            requests: count('Its requests of the month.'),
            credits_used: count('The credits that they cost.'),
            avg_credits_per_request: Type.Number({ minimum: 0, description: 'The average of a request.' }),
          }),
          { maxItems: 10, description: 'The endpoints with the most requests.' },
        ),
        recent_requests: Type.Array(
          Type.Composite([
            RequestRecordSchema,
            Type.Object({
              error_message: nullable(Type.String(), { description: 'The message of a refusal.' }),
            }),
          ]),
          { maxItems: 20, description: 'The last requests, newest first.' },
        ),
      },
      { description: 'Requests and credits.' },
    ),
  },
  { $id: 'Usage', additionalProperties: false, description: 'Requests and credits of the current month.' },
);

export const HistoryResponseSchema = Type.Object(
  {
    success,
    data: Type.Object(
      {
        requests: Type.Array(RequestRecordSchema, { description: 'The requests of the page.' }),
        pagination: Type.Object(
          {
            total: count('The number of all requests.'),
            limit: Type.Integer({ minimum: 1, maximum: 100, description: 'The most records of a page.' }),
            offset: count('The records before this page.'),
            has_more: Type.Boolean({ description: 'Whether records follow after this page.' }),
          },
          { description: 'Where the page is.' },
        ),
      },
      { description: 'A page of the history.' },
    ),
  },
  { $id: 'History', additionalProperties: false, description: 'A page of the requests.' },
);

export const WebhookStoredResponseSchema = Type.Object(
  {
    success,
    message: Type.String({ description: 'Says that the URL is stored.' }),
    data: Type.Object(
      { webhook_url: Type.String({ description: 'The URL as stored.' }) },
      { description: 'What is stored.' },
    ),
  },
  { $id: 'WebhookStored', additionalProperties: false, description: 'The default webhook URL was stored.' },
);

export const WebhookUrlResponseSchema = Type.Object(
  {
    success,
    data: Type.Object(
      { webhook_url: nullable(Type.String(), { description: 'The URL; null if none is stored.' }) },
      { description: 'What is stored.' },
    ),
  },
  { $id: 'WebhookUrl', additionalProperties: false, description: 'The default webhook URL.' },
);

export type AccountInfoResponse = Static<typeof AccountInfoResponseSchema>;
export type CreditsResponse = Static<typeof CreditsResponseSchema>;
export type UsageResponse = Static<typeof UsageResponseSchema>;
export type RequestRecordResponse = Static<typeof RequestRecordSchema>;
export type HistoryResponse = Static<typeof HistoryResponseSchema>;
export type WebhookUrlResponse = Static<typeof WebhookUrlResponseSchema>;
export type WebhookStoredResponse = Static<typeof WebhookStoredResponseSchema>;
