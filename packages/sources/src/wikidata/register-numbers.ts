import type { Clue } from '@firmlens/contract';
import { currentValue, type Item, stringOf } from './statements';
import { itemPage } from './subject';

/** National registers by the Wikidata property of their numbers: country and number format. */
const REGISTERS: Readonly<Record<string, readonly [country: string, form: RegExp]>> = {
  P2622: ['GB', /^(?:\d{8}|[A-Z]{2}\d{6})$/],
  P1616: ['FR', /^\d{9}$/],
  P2333: ['NO', /^\d{9}$/],
  P3220: ['NL', /^\d{8}$/],
  P1059: ['DK', /^\d{8}$/],
  P4156: ['CZ', /^\d{8}$/],
  P12980: ['FI', /^\d{7}-\d$/],
  P3376: ['BE', /^\d{10}$/],
};
const LEI = /^[A-Z0-9]{18}\d{2}$/;
const CIK = /^\d{1,10}$/;
const GITHUB_LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;

/** Returns the company's numbers in national registers, at most one per register. */
export function registerNumbers(item: Item): { country: string; number: string }[] {
  return Object.entries(REGISTERS).flatMap(([property, [country, form]]) => {
    const number = currentValue(item, property, stringOf)?.replace(/[\s.]/g, '');
    return number !== undefined && form.test(number) ? { country, number } : [];
  });
}

/** Returns the identifiers that other sources can use to find the company. */
export function cluesOfItem(item: Item): Clue[] {
  const url = itemPage(item.id);
  const value = (property: string, form: RegExp) => {
    const text = currentValue(item, property, stringOf);
    return text !== null && form.test(text) ? text : null;
  };
  const lei = value('P1278', LEI);
  const cik = value('P5531', CIK);
  const org = value('P2037', GITHUB_LOGIN);
  return [
    ...(lei === null ? [] : [{ kind: 'lei' as const, lei, url }]),
    // Some lack the leading zeros.
    ...(cik === null ? [] : [{ kind: 'cik' as const, cik: cik.padStart(10, '0'), url }]),
    ...(org === null ? [] : [{ kind: 'github_org' as const, org, url }]),
    ...registerNumbers(item).map((found) => ({ kind: 'register_number' as const, ...found, url })),
  ];
}
