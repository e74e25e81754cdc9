import type { Handlers, PanelDeps } from '../../call';
import { accountHandlers } from './accounts';
import { accountChangeHandlers } from './account-changes';
import { deliveryHandlers } from './deliveries';
import { forgottenHandlers } from './forgotten';
import { installationHandlers } from './installation';
import { ledgerHandlers } from './ledger';
import { optOutHandlers } from './opt-outs';

type Names = Extract<keyof Handlers, `${string} /operator/${string}`>;

/** What operators alone may do. */
export function operatorHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  return {
    ...accountHandlers(deps),
    ...accountChangeHandlers(deps),
    ...deliveryHandlers(deps),
    ...optOutHandlers(deps),
    ...forgottenHandlers(deps),
    ...installationHandlers(deps),
    ...ledgerHandlers(deps),
  };
}
