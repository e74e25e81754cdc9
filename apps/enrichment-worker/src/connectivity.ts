/** Tracks whether this process has been connected to PostgreSQL for some time. */
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
  let steadySince = 0;
  return {
    lost() {
      steadySince = performance.now() + steadyAfterMs;
    },
    isSteady: () => performance.now() >= steadySince,
  };
}
