/** Thrown to undo a transaction whose premise no longer holds. */
export class PremiseLost extends Error {}

/** Returns what the transaction returns, or null if its premise was lost and it was undone. */
export async function undoIfLost<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PremiseLost) return null;
    throw error;
  }
}
