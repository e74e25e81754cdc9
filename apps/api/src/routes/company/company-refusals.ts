import { MODULES, ServiceError } from '@firmlens/contract';
import type { ReservationOutcome } from '@firmlens/domain';
import { formatWait } from '@firmlens/runtime';
import { joinNames } from './join-names';
import { suggestModules } from './suggest-modules';

/** Retry-After in seconds for an account at its limit of running batches. */
const CONCURRENT_RETRY_SECONDS = 30;

export function deprecatedMode(): ServiceError {
  return new ServiceError(
    'deprecated_parameter',
    'The parameter mode is retired because there is only one mode. Omit it.',
  );
}

/** `batchId` is null if the running batch belongs to another account. */
export function enrichmentInProgress(batchId: string | null): ServiceError {
  return new ServiceError(
    'enrichment_in_progress',
    'An enrichment of this domain is running. Nothing was charged.',
    {
      extra: {
        hint:
          batchId === null
            ? 'Repeat the request in a few minutes; the data is then free.'
            : 'Poll the status of this batch, or wait for its webhook.',
        batch_id: batchId,
      },
    },
  );
}

export function noDataCooldown(seconds: number): ServiceError {
  return new ServiceError(
    'no_data_cooldown',
    'A recent enrichment of this domain found nothing. Nothing was charged.',
    {
      headers: { 'Retry-After': String(seconds) },
      extra: { hint: `The domain can be enriched again ${formatWait(seconds, new Date())}.` },
    },
  );
}

export function unreadableCooldown(seconds: number): ServiceError {
  return new ServiceError(
    'no_data_cooldown',
    'A recent enrichment of this domain failed, because its website cannot be read. Nothing was charged.',
    {
      headers: { 'Retry-After': String(seconds) },
      extra: { hint: `The domain can be enriched again ${formatWait(seconds, new Date())}.` },
    },
  );
}

export function companyNotFound(): ServiceError {
  return new ServiceError(
    'company_not_found',
    'Nothing is on file for this domain, and no source covers it.',
  );
}

/** `fault` says what is wrong with the URL that was sent or stored. Null if there is no URL. */
export function webhookRequired(fault: string | null, baseUrl: string): ServiceError {
  return new ServiceError('webhook_required', 'An enrichment needs an https webhook to call when it ends.', {
    extra: {
      hint:
        fault === null
          ? 'Send one in the X-Webhook-URL header, or store a default with POST /account/webhook.'
          : `The webhook URL cannot be used: ${fault}.`,
      quick_test: `curl -H "X-API-Key: $KEY" -H "X-Webhook-URL: https://hooks.your-company.tld/firmlens" "${baseUrl}/company/acme.com"`,
      documentation: `${baseUrl}/openapi.json`,
    },
  });
}

export function invalidModule(unknown: readonly string[]): ServiceError {
  const hint = suggestModules(unknown);
  return new ServiceError(
    'invalid_module',
    `Unknown ${unknown.length === 1 ? 'module' : 'modules'}: ${joinNames(unknown)}.`,
    { extra: { valid_modules: [...MODULES], ...(hint !== null && { hint }) } },
  );
}

/** Returns the error for a reservation that was not made. */
export function reservationRefusal(
  refused: Exclude<ReservationOutcome, { outcome: 'reserved' }>,
): ServiceError {
  switch (refused.outcome) {
    case 'in_progress':
      return enrichmentInProgress(refused.batchId);
    case 'recently_enriched':
      return new ServiceError(
        'recently_enriched',
        'This company was enriched a moment ago. Nothing was charged.',
        {
          extra: { hint: 'Repeat the request: the data is returned free.' },
        },
      );
    case 'cooldown':
      return noDataCooldown(refused.secondsLeft);
    case 'unreadable':
      return unreadableCooldown(refused.secondsLeft);
    case 'insufficient_credits':
      return new ServiceError('insufficient_credits', 'The balance is too low. Nothing was charged.', {
        extra: {
          credits_required: refused.required,
          credits_needed: refused.required,
          credits_available: refused.available,
        },
      });
    case 'concurrent_limit':
      return new ServiceError(
        'concurrent_limit_reached',
        `The account has ${refused.limit} enrichments running, its limit. Try again when one has ended.`,
        { headers: { 'Retry-After': String(CONCURRENT_RETRY_SECONDS) } },
      );
    case 'refund_limit':
      return new ServiceError(
        'refund_limit_reached',
        `${refused.limit} enrichments of the account were refunded within an hour, its limit.`,
        {
          headers: { 'Retry-After': String(refused.secondsLeft) },
          extra: {
            hint: `They found nothing or failed. Check the domains that you send, and try again ${formatWait(refused.secondsLeft, new Date())}.`,
          },
        },
      );
  }
}
