export interface ServedAccounts {
  /** The number of accounts that have work under way. */
  count(): number;
  /** Runs an account's work. The account counts as served from the call until the work ends. */
  serve(accountId: number, work: () => Promise<void>): Promise<void>;
}

export function createServedAccounts(): ServedAccounts {
  const batches = new Map<number, number>();
  return {
    count: () => batches.size,
    async serve(accountId, work) {
      batches.set(accountId, (batches.get(accountId) ?? 0) + 1);
      try {
        await work();
      } finally {
        const others = (batches.get(accountId) ?? 0) - 1;
        if (others > 0) batches.set(accountId, others);
        else batches.delete(accountId);
      }
    },
  };
}
