import { isReplicaFault } from './is-ready';
import type { Database, Transaction } from './open-database';
import type { ReplicaWatch } from './replica-watch';

/**
 * Reads what may be some seconds old: from the replica while it serves, otherwise from `primary`, the database or
 * transaction that the caller has. `read` may run twice, and changes nothing.
 */
export type LaggingReads = <Result>(
  primary: Transaction,
  read: (db: Transaction) => Promise<Result>,
) => Promise<Result>;

/** The reads of an installation without a replica. */
export const readPrimary: LaggingReads = (primary, read) => read(primary);

interface LaggingReadsDeps {
  replica: Database;
  watch: Pick<ReplicaWatch, 'serves' | 'reportFault'>;
  /** Receives the server that answered each read. */
  onRead: (server: 'replica' | 'primary') => void;
}

/** Creates reads that prefer a replica. The one place that chooses between the servers. */
export function createLaggingReads({ replica, watch, onRead }: LaggingReadsDeps): LaggingReads {
  return async (primary, read) => {
    if (watch.serves()) {
      try {
        const result = await replica.$transaction(read);
        onRead('replica');
        return result;
      } catch (error) {
        if (!isReplicaFault(error)) throw error;
        watch.reportFault(error);
      }
    }
    const result = await read(primary);
    onRead('primary');
    return result;
  };
}
