import type { PanelErrorBody, PanelErrorCode } from '@firmlens/panel-contract';

/**
 * An error response of the panel's API, that none arrived (`unreachable`), or that another tab has changed the
 * account or the person (`account_changed`).
 */
export class PanelError extends Error {
  readonly code: PanelErrorCode | 'unreachable' | 'account_changed';
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until another attempt is accepted. */
  readonly retryAfter: number | undefined;

  constructor(
    body: Pick<PanelErrorBody, 'message' | 'fields' | 'retry_after'> & { error: PanelError['code'] },
  ) {
    super(body.message);
    this.code = body.error;
    this.fields = body.fields ?? {};
    this.retryAfter = body.retry_after;
  }
}
