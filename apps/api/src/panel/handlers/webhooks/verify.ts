import {
  batchIdOf,
  diagnoseDelivery,
  findDeliveryOf,
  findSigningSecret,
  isBatchId,
  parseHeaders,
  SIGNATURE_TOLERANCE_SECONDS,
} from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../../call';
import { PanelError } from '../../panel-error';
import { invalidFields } from '../../validate-input';

/** Checks a delivery that somebody pasted. The account's secret stays here, and one that was entered is not stored. */
export function verifyHandlers({ panelDb, secretsKey }: PanelDeps): Pick<Handlers, 'POST /webhooks/verify'> {
  return {
    'POST /webhooks/verify': async ({ input, session }) => {
      const { accountId } = session.account;
      const headers = parseHeaders(input.headers);
      if (headers.size === 0) throw invalidFields({ headers: 'Paste one header a line, as Name: value.' });
      const accountSecret = await findSigningSecret(panelDb, accountId, secretsKey);
      if (accountSecret === null) throw new PanelError('not_found', 'There is no such account.');
      const delivery = { headers, body: input.body };
      const batchId = batchIdOf(delivery);
      const isNamed = batchId !== null && isBatchId(batchId);
      const found = isNamed ? await findDeliveryOf(panelDb, accountId, batchId) : null;
      const diagnosis = diagnoseDelivery({
        delivery,
        secret: textOf(input.secret) ?? accountSecret,
        accountSecret,
        recorded: found?.log ?? [],
        computed: textOf(input.computed),
        now: new Date(),
      });
      return {
        service: diagnosis.service,
        standard: diagnosis.standard,
        missing: diagnosis.missing,
        faults: diagnosis.faults,
        computed: diagnosis.computed,
        age_seconds: diagnosis.ageSeconds,
        tolerance_seconds: SIGNATURE_TOLERANCE_SECONDS,
        delivery_id: found === null ? null : Number(found.id),
      };
    },
  };
}

/** A field that was left empty is none. */
const textOf = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text.trim();
