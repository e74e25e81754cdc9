import { texts } from '../../texts';

export type Expiry = keyof typeof texts.keys.expiryChoices;

export const EXPIRY_CHOICES = Object.entries(texts.keys.expiryChoices).map(([value, label]) => ({
  value,
  label,
}));

const DAYS = { month: 30, quarter: 90, year: 365 };

/** Today as a date field writes it, in the person's time zone. */
export const today = (): string => new Date().toLocaleDateString('sv');

/** When a key expires, in ISO 8601, or null for never. A date counts until its end, in the person's time zone. */
export function expiryTime(expiry: Expiry, date: string): string | null {
  if (expiry === 'never') return null;
  if (expiry === 'date') return new Date(`${date}T23:59:59`).toISOString();
  return new Date(Date.now() + DAYS[expiry] * 86_400_000).toISOString();
}
