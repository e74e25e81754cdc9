import { getDomainWithoutSuffix } from 'tldts';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { foldName } from '@firmlens/text';
import { createSiteNameMatcher } from '../site-name-matcher';
import type { ReaderInput } from '../reader';
import { partyNamesIn } from './party-names';

const MIN_NAME_LENGTH = 5;
const MIN_TRADE_LENGTH = 4;

/**
 * Matches the company in texts about deals: by its names, or by a single name that starts or ends its domain
 * next to a word for its trade, such as Ipuera for `corretoraipuera.example`. That name must stand alone:
 * `Globex Robotics` does not match acme-robotics.example.
 */
export function createDealNameMatcher(input: ReaderInput): CompanyNameMatcher {
  const isOwnName = createSiteNameMatcher(input);
  const label = foldName(
    getDomainWithoutSuffix(input.site.domain, { allowPrivateDomains: true }) ?? input.site.domain,
  );
  return (text) =>
    isOwnName(text) ||
    partyNamesIn(text).some((name) => {
      const short = foldName(name);
      const isOne =
        !name.includes(' ') &&
        short.length >= MIN_NAME_LENGTH &&
        label.length - short.length >= MIN_TRADE_LENGTH;
      return isOne && (label.startsWith(short) || label.endsWith(short));
    });
}
