import { readPage, linkedJobs } from '@firmlens/website';

import { type JobOpening, toJobOpening } from '../job-opening';
import { parseLocations } from '../job-location';

/** Returns the openings linked from an account's careers page, read like the company's own careers page. */
export function readCareersPage(html: string, url: string, now: Date): (JobOpening | null)[] {
  const page = readPage({ url, kind: 'careers', status: 200, headers: {}, html });
  return linkedJobs(page, now.toISOString()).map(
    ({ title, location, posted_date, url: jobUrl, confidence }) =>
      toJobOpening({
        title,
        places: parseLocations(location),
        postedDate: posted_date,
        page: jobUrl,
        confidence,
      }),
  );
}
