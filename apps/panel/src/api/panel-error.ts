import type { PanelErrorBody, PanelErrorCode } from '@firmlens/panel-contract';

/** An error response of the panel's API, or that none arrived (`unreachable`). */
export class PanelError extends Error {
  readonly code: PanelErrorCode | 'unreachable';
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
