/** Headcount bands, each with its largest headcount. */
const BANDS: readonly (readonly [band: string, largest: number])[] = [
  ['1-10', 10],
  ['11-50', 50],
  ['51-200', 200],
  ['201-500', 500],
  ['501-1000', 1_000],
  ['1001-5000', 5_000],
  ['5001-10000', 10_000],
  ['10001+', Number.POSITIVE_INFINITY],
];

/**
 * Returns the band of a headcount or range in any notation: `37`, `11-50 employees`, `1K-5K`, `10,001+`.
 * Returns null if it fits none.
 */
export function employeeBand(size: unknown): string | null {
  const text = typeof size === 'number' ? String(size) : size;
  if (typeof text !== 'string' || text.length > 40) return null;
  const match = /^(\d{1,8})(k?)(?:(\+)|(?:-|–|to)(\d{1,8})(k?))?(?:employees)?$/i.exec(
    text.replace(/[\s,]/g, ''),
  );
  if (match === null) return null;
  const [, from = '', fromThousands, more, to, toThousands] = match;
  const min = headcount(from, fromThousands);
  const max =
    more === undefined ? headcount(to ?? from, to === undefined ? fromThousands : toThousands) : Infinity;
  if (min > max || max < 1) return null;
  const band = bandOf(max);
  // `1K-5K` begins at the end of the previous band.
  return band === bandOf(min) || band === bandOf(min + 1) ? (band ?? null) : null;
}

function headcount(digits: string, thousands = ''): number {
  return Number(digits) * (thousands === '' ? 1 : 1_000);
}

function bandOf(count: number): string | undefined {
  return BANDS.find(([, largest]) => count <= largest)?.[0];
}
