import type { Handlers, PanelDeps } from '../call';
import { auditHandlers } from './audit';
import { forgottenPasswordHandlers } from './forgotten-password';
import { invitationHandlers } from './invitations';
import { keyHandlers } from './keys';
import { overviewHandlers } from './overview';
import { peopleHandlers } from './people';
import { secondFactorHandlers } from './second-factor';
import { sessionHandlers } from './session';

/** A route of the table without a handler does not compile. */
export function createHandlers(deps: PanelDeps): Handlers {
  return {
    ...sessionHandlers(deps),
    ...secondFactorHandlers(deps),
    ...forgottenPasswordHandlers(deps),
    ...invitationHandlers(deps),
    ...overviewHandlers(deps),
    ...keyHandlers(deps),
    ...peopleHandlers(deps),
    ...auditHandlers(deps),
  };
}
