import type { Actor } from '@firmlens/domain';
import type { SignedIn } from '../../call';

/** Returns who does something with an operator's rights. */
export const operatorActor = ({
  session,
  address,
}: {
  session: Pick<SignedIn, 'userId'>;
  address: string;
}): Actor => ({ userId: session.userId, address, byOperator: true });
