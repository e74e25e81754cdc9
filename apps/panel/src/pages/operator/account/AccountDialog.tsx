import { BuyDialog } from './BuyDialog';
import { ChangeLimitsDialog } from './ChangeLimitsDialog';
import { ChangePlanDialog } from './ChangePlanDialog';
import { ChangeStatusDialog } from './ChangeStatusDialog';
import type { AccountDialogProps } from './dialog-props';
import { InviteOwnerDialog } from './InviteOwnerDialog';
import { RenewDialog } from './RenewDialog';

const DIALOGS = {
  buy: BuyDialog,
  renew: RenewDialog,
  plan: ChangePlanDialog,
  status: ChangeStatusDialog,
  limits: ChangeLimitsDialog,
  invite: InviteOwnerDialog,
};
export type DialogName = keyof typeof DIALOGS;

/** Something that may be done to an account. */
export function AccountDialog({ name, ...props }: AccountDialogProps & { name: DialogName }) {
  const Dialog = DIALOGS[name];
  return <Dialog {...props} />;
}
