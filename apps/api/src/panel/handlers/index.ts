import type { Handlers, PanelDeps } from '../call';
import { auditHandlers } from './audit';
import { batchHandlers } from './batches';
import { companyHandlers } from './companies';
import { creditHandlers } from './credits';
import { enrichmentHandlers } from './enrichments';
import { exploreHandlers } from './explore';
import { forgottenPasswordHandlers } from './forgotten-password';
import { invitationHandlers } from './invitations';
import { keyHandlers } from './keys';
import { listHandlers } from './lists';
import { operatorHandlers } from './operator';
import { overviewHandlers } from './overview';
import { peopleHandlers } from './people';
import { requestHandlers } from './requests';
import { secondFactorHandlers } from './second-factor';
import { sessionHandlers } from './session';
import { watchHandlers } from './watches';
import { deliveryHandlers } from './webhooks/deliveries';
import { webhookHandlers } from './webhooks/settings';
import { verifyHandlers } from './webhooks/verify';

/** A route of the table without a handler does not compile. */
export function createHandlers(deps: PanelDeps): Handlers {
  return {
    ...sessionHandlers(deps),
    ...secondFactorHandlers(deps),
    ...forgottenPasswordHandlers(deps),
    ...invitationHandlers(deps),
    ...overviewHandlers(deps),
    ...companyHandlers(deps),
    ...enrichmentHandlers(deps),
    ...requestHandlers(deps),
    ...batchHandlers(deps),
    ...creditHandlers(deps),
    ...exploreHandlers(deps),
    ...listHandlers(deps),
    ...watchHandlers(deps),
    ...keyHandlers(deps),
    ...peopleHandlers(deps),
    ...auditHandlers(deps),
    ...webhookHandlers(deps),
    ...deliveryHandlers(deps),
    ...verifyHandlers(deps),
    ...operatorHandlers(deps),
  };
}
