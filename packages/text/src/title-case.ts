/** Lower-case words inside the names of towns and people. */
const PARTICLES: ReadonlySet<string> = new Set(
  'de du des d la le les l en sur sous et aux van der den von i og på ved'.split(' '),
);

/**
 * Capitalises a name that a register writes in capitals: `AIX-EN-PROVENCE` becomes Aix-en-Provence. Returns
 * any other name unchanged.
 */
export function titleCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word, at: number) =>
      at > 0 && PARTICLES.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
    );
}
