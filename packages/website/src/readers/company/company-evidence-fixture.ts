import { type Evidence, type EvidenceField, evidenceFor, type EvidenceValues } from '@firmlens/contract';
import type { Reader, ReaderInput } from '../reader';
import { sampleSite, type SamplePage } from '../sample-site';
import { readAddresses } from './read-addresses';
import { readDescription } from './read-description';
import { readEmails } from './read-emails';
import { readFounding } from './read-founding';
import { readHeadcount } from './read-headcount';
import { readLegalIdentity } from './read-legal-identity';
import { readName } from './read-name';
import { readPhones } from './read-phones';
import { readSocialLinks } from './read-social-links';
import { readStatus } from './read-status';

const READERS: Reader[] = [
  readName,
  readDescription,
  readFounding,
  readStatus,
  readPhones,
  readEmails,
  readSocialLinks,
  readAddresses,
  readHeadcount,
  readLegalIdentity,
];

/** Runs all readers of company facts on a site. */
export const readCompanyEvidence = (domain: string, pages: readonly SamplePage[]): Evidence[] => {
  const input: ReaderInput = sampleSite(pages, [], domain);
  return READERS.flatMap((read) => read(input));
};
/** Returns the value with the highest confidence. */
export const bestValueOf = <F extends EvidenceField>(
  evidence: Evidence[],
  field: F,
): EvidenceValues[F] | undefined =>
  evidenceFor(evidence, field).toSorted((a, b) => b.confidence - a.confidence)[0]?.value;
export const allValuesOf = <F extends EvidenceField>(evidence: Evidence[], field: F): EvidenceValues[F][] =>
  evidenceFor(evidence, field).map(({ value }) => value);
