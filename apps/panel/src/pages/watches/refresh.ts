/** Milliseconds after which a watch whose look runs is read again. */
export const REFRESH_MS = 3_000;
