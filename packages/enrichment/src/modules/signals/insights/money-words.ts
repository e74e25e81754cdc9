const SIZES: readonly [factor: number, name: string][] = [
  [1e9, 'billion'],
  [1e6, 'million'],
];

/** A sum as a sentence tells it, such as `USD 13.2 million`, to two decimals. */
export function moneyWords(currency: string, amount: number): string {
  const size = SIZES.find(([factor]) => amount >= factor);
  if (size === undefined) return `${currency} ${amount.toLocaleString('en-GB')}`;
  return `${currency} ${Math.round((amount / size[0]) * 100) / 100} ${size[1]}`;
}

/** The sum that a signal's entities tell, in dollars where they do; null where they tell none. */
export function sumInEntities({ amount, amount_usd }: Readonly<Record<string, string>>): string | null {
  const dollars = Number(amount_usd);
  if (dollars > 0) return moneyWords('USD', dollars);
  const [, currency = '', units] = /^([A-Z]{3}) (\d{1,15}(?:\.\d{1,4})?)$/.exec(amount ?? '') ?? [];
  return Number(units) > 0 ? moneyWords(currency, Number(units)) : null;
}
