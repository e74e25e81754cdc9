import type { Handlers, PanelDeps } from '../call';
import { auditHandlers } from './audit';
import { companyHandlers } from './companies';
import { enrichmentHandlers } from './enrichments';
import { invitationHandlers } from './invitations';
import { keyHandlers } from './keys';
import { overviewHandlers } from './overview';
import { peopleHandlers } from './people';
import { sessionHandlers } from './session';

/** A route of the table without a handler does not compile. */
export function createHandlers(deps: PanelDeps): Handlers {
  return {
    ...sessionHandlers(deps),
    ...invitationHandlers(deps),
    ...overviewHandlers(deps),
    ...companyHandlers(deps),
    ...enrichmentHandlers(deps),
    ...keyHandlers(deps),
    ...peopleHandlers(deps),
    ...auditHandlers(deps),
  };
}
