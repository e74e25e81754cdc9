import { money } from '../../components/numbers';
import { shortDate } from './dates';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const SCALES: Readonly<Record<string, number | undefined>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
const AMOUNT = /\b([A-Z]{3}) (\d{1,15}(?:\.\d{1,4})?)(?: (thousand|million|billion))?\b/g;

/** A sentence of the service with its days and amounts as the panel writes them elsewhere. */
export function readable(sentence: string): string {
  return sentence
    .replace(DAY, shortDate)
    .replace(AMOUNT, (whole, currency: string, units: string, scale?: string) => {
      const amount = Number(units) * (SCALES[scale ?? ''] ?? 1);
      return CURRENCIES.has(currency) && amount >= 1_000 ? money(amount, currency) : whole;
    });
}
