/** Tracks whether this process has had PostgreSQL for a while. */
export interface Connectivity {
  /** Call this when PostgreSQL did not receive a write, or received it late. */
  lost(): void;
  /**
   * False for `steadyAfterMs` after the last loss, so other processes that lost PostgreSQL have time to renew
   * their leases.
   */
  isSteady(): boolean;
}

export function createConnectivity(steadyAfterMs: number): Connectivity {
  let steadyFrom = 0;
  return {
    lost() {
      steadyFrom = performance.now() + steadyAfterMs;
    },
    isSteady: () => performance.now() >= steadyFrom,
  };
}
