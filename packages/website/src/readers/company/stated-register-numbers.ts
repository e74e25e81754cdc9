import type { WebPage } from '../../page/web-page';
import type { ReaderInput } from '../reader';
import { CONFIDENCE } from './confidence';
import { identifierText, companyOrganizations } from './company-organizations';
import { companyPageLines } from './company-lines';
import { isHostNumber } from './host-numbers';
import { registerNumbersIn } from './register-number';

const LEAST_OF_LIST = 3;
/** Numbers that count up or down. */
const COUNTED = ['01234567890123456789', '12345678901234567890', '98765432109876543210'];
/** Shorter numbers may be real. */
const SHORTEST_PLACEHOLDER = 5;
/** The last digit of longer numbers may be a check digit. */
const WITH_CHECK_DIGIT = 8;

/** A register number that the site states as the company's own, with its source. */
export interface StatedRegisterNumber {
  number: string;
  /** The country of the register, ISO 3166-1 alpha-2. */
  country: string;
  page: WebPage;
  origin: 'json-ld' | 'state' | 'text';
  confidence: number;
}

type Input = Pick<ReaderInput, 'site' | 'pages'>;

const known = new WeakMap<Input['pages'], readonly StatedRegisterNumber[]>();

/**
 * Returns every register number in the company's markup and next to a label in its texts, duplicates
 * included. Cached, because several readers use it.
 */
export function statedRegisterNumbers(input: Input): readonly StatedRegisterNumber[] {
  const numbers = known.get(input.pages) ?? readRegisterNumbers(input);
  known.set(input.pages, numbers);
  return numbers;
}

/** Leaves out placeholders, and numbers of the statistical office if courts have given others. */
function readRegisterNumbers(input: Input): StatedRegisterNumber[] {
  const marked = companyOrganizations(input)
    .filter(({ isBranch }) => !isBranch)
    .flatMap(({ node, page, origin, confidence }) =>
      registerNumbersIn(identifierText(node)).map(({ number, country, isStatistical }) => ({
        number,
        country,
        isStatistical,
        page,
        origin,
        confidence,
      })),
    );
  const written = input.pages.flatMap((page) => {
    const lines = companyPageLines(input, page);
    const text = lines.map((line) => line.text).join('\n');
    const base = page.kind === 'legal' ? CONFIDENCE.labelled : CONFIDENCE.labelled - 0.05;
    return registerNumbersIn(text).flatMap(({ number, country, index, isStatistical }) => {
      const line = lines[text.slice(0, index).split('\n').length - 1];
      // A line without a name may still be about another company.
      const confidence = line?.isNamed ? base : base - 0.05;
      // A list of numbers belongs to the companies of a group.
      if (numbersLike(number, line?.text ?? '') >= LEAST_OF_LIST) return [];
      return [{ number, country, isStatistical, page, origin: 'text' as const, confidence }];
    });
  });
  const all = [...marked, ...written].filter(
    ({ number }) => !isPlaceholder(number) && !isHostNumber(number, input.site.domain),
  );
  const courts = all.filter(({ isStatistical }) => !isStatistical);
  return courts.length > 0 ? courts : all;
}

/** Counts the numbers of a text that have as many digits. */
function numbersLike(number: string, text: string): number {
  const digits = (written: string): number => written.replace(/\D/g, '').length;
  const written = text.match(/\d[\d./-]{5,}/g) ?? [];
  return new Set(written.filter((other) => digits(other) === digits(number))).size;
}

/** Whether a number stands in a template for the real one: `12345678`, `000 000 000`, `123456785`. */
function isPlaceholder(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  const chosen = digits.length < WITH_CHECK_DIGIT ? digits : digits.slice(0, -1);
  return (
    chosen.length >= SHORTEST_PLACEHOLDER &&
    (/^(\d)\1+$/.test(chosen) || COUNTED.some((counted) => counted.startsWith(chosen)))
  );
}
