import { readPage, linkedJobs, WorkExhaustedError } from '@firmlens/website';
import { SourceError } from '../../http';
import { type JobOpening, toJobOpening } from '../job-opening';
import { parseLocations } from '../job-location';

/**
 * Returns the openings linked from an account's careers page, read like the company's own careers page. Throws
 * `SourceError` if it takes too much work to read.
 */
export function readCareersPage(html: string, url: string, now: Date): (JobOpening | null)[] {
  try {
    return openingsOn(html, url, now);
  } catch (error) {
    if (error instanceof WorkExhaustedError) throw new SourceError(error.message);
    throw error;
  }
}

function openingsOn(html: string, url: string, now: Date): (JobOpening | null)[] {
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
