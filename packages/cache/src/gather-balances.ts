/** A balance as it is after a ledger entry. */
export type Balance = [accountId: number, ledgerSequence: number, balance: number];

/**
 * Returns a function that stores a balance together with all others of the same turn of the event loop: of each account
 * only the latest.
 */
export function gatherBalances(
  store: (balances: readonly Balance[]) => Promise<void>,
): (...balance: Balance) => Promise<void> {
  const waiting = new Map<number, Balance>();
  let stored: Promise<void> | undefined;

  async function storeWaiting(): Promise<void> {
    // After all promises that this turn resolves, and before anything is read from a socket.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const balances = [...waiting.values()];
    waiting.clear();
    stored = undefined;
    await store(balances);
  }

  return (...balance) => {
    const [accountId, ledgerSequence] = balance;
    const other = waiting.get(accountId);
    if (other === undefined || other[1] < ledgerSequence) waiting.set(accountId, balance);
    return (stored ??= storeWaiting());
  };
}
