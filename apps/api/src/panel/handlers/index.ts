import type { Handlers, PanelDeps } from '../call';
import { auditHandlers } from './audit';
import { invitationHandlers } from './invitations';
import { keyHandlers } from './keys';
import { operatorHandlers } from './operator';
import { overviewHandlers } from './overview';
import { peopleHandlers } from './people';
import { sessionHandlers } from './session';

/** A route of the table without a handler does not compile. */
export function createHandlers(deps: PanelDeps): Handlers {
  return {
    ...sessionHandlers(deps),
    ...invitationHandlers(deps),
    ...overviewHandlers(deps),
    ...keyHandlers(deps),
    ...peopleHandlers(deps),
    ...auditHandlers(deps),
    ...operatorHandlers(deps),
  };
}
