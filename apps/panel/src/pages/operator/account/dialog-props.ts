import type { OperatedAccount } from '@firmlens/panel-contract';

export interface AccountDialogProps {
  account: OperatedAccount;
  onClose: () => void;
}
