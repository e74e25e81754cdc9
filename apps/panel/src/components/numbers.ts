const format = new Intl.NumberFormat('en');

/** A count for people, such as "12,000". */
export const count = (value: number): string => format.format(value);

/** An amount of money for people, such as "€24M". */
export function money(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      notation: 'compact',
      maximumFractionDigits: 1,
    }).format(amount);
  } catch {
    // A source may state a currency that does not exist.
    return `${count(amount)} ${currency}`;
  }
}
