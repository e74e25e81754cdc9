const format = new Intl.NumberFormat('en');

const COMPACT = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
const EXACT = { minimumFractionDigits: 0, maximumFractionDigits: 2 } as const;

const change = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** A count for people, such as "12,000". */
export const count = (value: number): string => format.format(value);

/** A change of a number, such as "+500" or "−32". */
export const signed = (value: number): string => change.format(value).replace('-', '−');

/** An amount of money for people, such as "€24M", or exactly, such as "€24,000,000". */
export function money(amount: number, currency: string, precision: 'compact' | 'exact' = 'compact'): string {
  try {
    return new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      ...(precision === 'compact' ? COMPACT : EXACT),
    }).format(amount);
  } catch {
    // A source may state a currency that does not exist.
    return `${count(amount)} ${currency}`;
  }
}
