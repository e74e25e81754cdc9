/** Knows whether this process has reached PostgreSQL for a while. */
export interface Connectivity {
  /** To be called where PostgreSQL did not hear something, or heard it late. */
  lost(): void;
  /** False for so long after the last loss: whoever else could not reach it either has that long to say that it lives. */
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
