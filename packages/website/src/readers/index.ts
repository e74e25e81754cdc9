import { readTechnologies } from '../technology/read-technologies';
import { readBusinessModel } from './business/read-business-model';
import { readCertificates } from './business/read-certificates';
import { readIndustries } from './business/read-industries';
import { readMarketProblems } from './business/read-market-problems';
import { readPotentialTargetCountries } from './business/read-potential-target-countries';
import { readRevenueModel } from './business/read-revenue-model';
import { readServices } from './business/read-services';
import { readTargetAudience } from './business/read-target-audience';
import { readTargetCountries } from './business/read-target-countries';
import { readAddresses } from './company/read-addresses';
import { readDescription } from './company/read-description';
import { readEmails } from './company/read-emails';
import { readFounding } from './company/read-founding';
import { readHeadcount } from './company/read-headcount';
import { readLegalIdentity } from './company/read-legal-identity';
import { readLogo } from './company/read-logo';
import { readName } from './company/read-name';
import { readPhones } from './company/read-phones';
import { readSocialLinks } from './company/read-social-links';
import { readStatus } from './company/read-status';
import { readFunding } from './funding/read-funding';
import { readJobListings } from './jobs/read-job-listings';
import { readHighlights } from './news/read-highlights';
import { readPeople } from './people/read-people';
import { readCompetitors } from './competitors/read-competitors';
import type { Reader } from './reader';

/** All readers, by the name under which their failures are reported, in the order of their evidence. */
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
  logo: readLogo,
  addresses: readAddresses,
  people: readPeople,
  'job listings': readJobListings,
  services: readServices,
  industries: readIndustries,
  'business model': readBusinessModel,
  'revenue model': readRevenueModel,
  'target audience': readTargetAudience,
  certificates: readCertificates,
  'market problems': readMarketProblems,
  'target countries': readTargetCountries,
  'potential target countries': readPotentialTargetCountries,
  technologies: readTechnologies,
  funding: readFunding,
  highlights: readHighlights,
  competitors: readCompetitors,
};
