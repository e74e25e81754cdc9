import { readTechnologies } from '../../technology/read-technologies';
import { readAddresses } from './company/read-addresses';
import { readDescription } from './company/read-description';
import { readEmails } from './company/read-emails';
import { readFounding } from './company/read-founding';
import { readHeadcount } from './company/read-headcount';
import { readLegalIdentity } from './company/read-legal-identity';
import { readName } from './company/read-name';
import { readPhones } from './company/read-phones';
import { readSocialLinks } from './company/read-social-links';
import { readStatus } from './company/read-status';
import { readFunding } from './funding/funding';
import { readHighlights } from './news/highlights';
import { readPeople } from './people/read-people';
import type { Reader } from './reader';

/** Every reader by the name that failures are reported under, in the order in which their evidence is listed. */
export const READERS: Readonly<Record<string, Reader>> = {
  name: readName,
  description: readDescription,
  founding: readFounding,
  status: readStatus,
  'legal identity': readLegalIdentity,
  headcount: readHeadcount,
  phones: readPhones,
  emails: readEmails,
  'social links': readSocialLinks,
  addresses: readAddresses,
  people: readPeople,
  technologies: readTechnologies,
  funding: readFunding,
  highlights: readHighlights,
};
