import { getDomainWithoutSuffix } from 'tldts';
import type { CompanyMention } from '../../../news/company-mention';
import { foldName } from '../../../reading/fold-text';
import { companyMentionOf } from '../company-mention';
import type { ReaderInput } from '../reader';
import { namesIn } from './party-names';

const SHORTEST = 5;
const TRADE = 4;

/**
 * Knows the company in talk of deals: by its names, and by one name that its domain begins or ends with beside the word
 * of its trade: Ipuera of `corretoraipuera.example`. That stands alone: `Globex Robotics` is not acme-robotics.example.
 */
export function companyNames(input: ReaderInput): CompanyMention {
  const isOwnName = companyMentionOf(input);
  const label = foldName(
    getDomainWithoutSuffix(input.site.domain, { allowPrivateDomains: true }) ?? input.site.domain,
  );
  return (text) =>
    isOwnName(text) ||
    namesIn(text).some((name) => {
      const short = foldName(name);
      const isOne = !name.includes(' ') && short.length >= SHORTEST && label.length - short.length >= TRADE;
      return isOne && (label.startsWith(short) || label.endsWith(short));
    });
}
