import type { WebPage } from '../../page/web-page';
import type { ReaderInput } from '../reader';
import { CONFIDENCE } from './confidence';
import { ownLegalText } from './legal-lines';
import { identifierText, ownOrganizations } from './organization';
import { registerNumbersIn } from './register-number';

/** A register number that the site gives as the company's own, and where. */
export interface StatedRegisterNumber {
  number: string;
  /** Country of the register: ISO 3166-1 alpha-2. */
  country: string;
  page: WebPage;
  origin: 'json-ld' | 'state' | 'text';
  confidence: number;
}

/** Every register number in the company's own markup and beside its label in the texts, as often as it stands there. */
export function statedRegisterNumbers(input: Pick<ReaderInput, 'site' | 'pages'>): StatedRegisterNumber[] {
  const marked = ownOrganizations(input)
    .filter(({ isBranch }) => !isBranch)
    .flatMap(({ node, page, origin, confidence }) =>
      registerNumbersIn(identifierText(node)).map(({ number, country }) => ({
        number,
        country,
        page,
        origin,
        confidence,
      })),
    );
  const written = input.pages.flatMap((page) =>
    registerNumbersIn(ownLegalText(page)).map(({ number, country }) => ({
      number,
      country,
      page,
      origin: 'text' as const,
      confidence: page.kind === 'legal' ? CONFIDENCE.labelled : CONFIDENCE.labelled - 0.05,
    })),
  );
  return [...marked, ...written];
}
