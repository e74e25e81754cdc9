const SIZES: readonly [factor: number, name: string][] = [
  [1e9, 'billion'],
  [1e6, 'million'],
];

/** Returns an amount for a sentence, such as `USD 13.2 million`, with up to two decimals. */
export function formatMoney(currency: string, amount: number): string {
  const size = SIZES.find(([factor]) => amount >= factor);
  if (size === undefined) return `${currency} ${amount.toLocaleString('en-GB')}`;
  return `${currency} ${Math.round((amount / size[0]) * 100) / 100} ${size[1]}`;
}

/** Returns the amount in a signal's entities, in dollars if stated; null if there is none. */
export function formatEntityAmount({ amount, amount_usd }: Readonly<Record<string, string>>): string | null {
  const dollars = Number(amount_usd);
  if (dollars > 0) return formatMoney('USD', dollars);
  const [, currency = '', units] = /^([A-Z]{3}) (\d{1,15}(?:\.\d{1,4})?)$/.exec(amount ?? '') ?? [];
  return Number(units) > 0 ? formatMoney(currency, Number(units)) : null;
}
