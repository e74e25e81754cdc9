import { ServiceError, webhookBodySchema, type WebhookStoredResponse } from '@firmlens/contract';
import { type Database, setDefaultWebhook } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { validateWebhookUrl, type WebhookUrlRules } from '../../webhook-url/validate-webhook-url';

function readUrl(body: unknown): string {
  const result = webhookBodySchema.validate(body ?? {}, { convert: false });
  if (!result.error) return result.value.webhook_url;
  const isMissing = result.error.details.some(
    ({ type, path }) => type === 'any.required' || path.length === 0,
  );
  if (isMissing)
    throw new ServiceError('missing_parameter', 'The body must be a JSON object with `webhook_url`.');
  throw new ServiceError('invalid_webhook_url', '`webhook_url` must be a string.', {
    extra: { hint: 'Send the https URL of your receiver as a JSON string.' },
  });
}

/** `POST /account/webhook`: stores the account's single default URL. */
export function setWebhook({
  db,
  webhookUrlRules,
}: {
  db: Database;
  webhookUrlRules: WebhookUrlRules;
}): RequestHandler {
  return async (request, response) => {
    const url = readUrl(request.body);
    const fault = await validateWebhookUrl(url, webhookUrlRules);
    if (fault !== null) {
      throw new ServiceError('invalid_webhook_url', 'This webhook URL cannot be used.', {
        extra: { hint: `The URL was refused: ${fault}.` },
      });
    }
    await setDefaultWebhook(db, admissionOf(response).record.accountId, url);
    const body: WebhookStoredResponse = {
      success: true,
      message: 'The webhook URL is stored. It receives all events of the account.',
      data: { webhook_url: url },
    };
    response.json(body);
  };
}
