/** Throws with where each secret stands. */
export function assertNoSecrets(found: readonly string[]): void {
  if (found.length > 0) throw new Error(`secrets were left for all to read:\n${found.join('\n')}`);
}
