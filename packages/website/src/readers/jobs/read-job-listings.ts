import type { Evidence } from '@firmlens/contract';
import type { WebPage } from '../../page/web-page';
import { siteLayoutOf } from '../../layout/layout';
import { foldText, hasGenderMark, isJobTitle } from '@firmlens/text';
import { resolveHttpUrl } from '../news/post-url';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { createSiteNameMatcher } from '../site-name-matcher';
import { embeddedJobs } from './embedded-jobs';
import { type Job, mergeJobs } from './job';
import { isJobBoardHost } from './job-url';
import { jobsToChoose } from './jobs-to-choose';
import { labelledJobs } from './labelled-jobs';
import { linkedJobs } from './linked-jobs';
import { mentionsNoOpenings, statesNoOpenings } from './no-openings';
import { judgedOpenings } from './openings/judged-openings';
import { structuredJobs } from './structured-jobs';
import { jobsInSentences } from './jobs-in-sentences';
import { jobOfPage, statedJobs } from './stated-jobs';

/** With fewer marked titles, the mark says little. */
const LEAST_MARKED = 3;
const MAX_JOBS = 500;
/** Pages on which small companies mention openings among other things. */
const BESIDE_KINDS = new Set(['home', 'about', 'team', 'contact', 'other']);
const COUNT_CONFIDENCE = 0.8;

interface SiteJobs {
  jobs: Job[];
  /** The page that lists the openings or says that there are none. */
  listedOn: WebPage | null;
}

interface PageJobs {
  page: WebPage;
  jobs: Job[];
}

const known = new WeakMap<ReaderInput, SiteJobs>();

/** Reads `team.job_listings` and, if a page listing the openings was crawled, `team.job_listings_count`. */
export const readJobListings: Reader = (input) => {
  const { jobs, listedOn } = jobsOfSite(input);
  const evidence: Evidence[] = jobs.map(
    ({ title, location, country, posted_date, url, origin, confidence }) =>
      createEvidence(
        input,
        'team.job_listings',
        { title, location, country, posted_date },
        { origin, url, confidence },
      ),
  );
  if (!listedOn) return evidence;
  const from = { origin: 'text', url: listedOn.url, confidence: COUNT_CONFIDENCE };
  return [...evidence, createEvidence(input, 'team.job_listings_count', jobs.length, from)];
};

/** Returns every opening on a site, deduplicated. */
export function jobsOfSite(input: ReaderInput): SiteJobs {
  const found = known.get(input) ?? findJobs(input);
  known.set(input, found);
  return found;
}

function findJobs(input: ReaderInput): SiteJobs {
  const { pages, observedAt } = input;
  const { isFurniture } = siteLayoutOf(pages);
  const isOwnName = createSiteNameMatcher(input);
  const posted = structuredJobs(pages, observedAt);
  const perPage = inOneLanguage(
    pages
      .filter(({ kind }) => kind === 'careers' || kind === 'job')
      .map((page) => ({ page, jobs: jobsOfPage(page, observedAt, posted, isFurniture) })),
  );
  const beside = pages
    .filter((page) => BESIDE_KINDS.has(page.kind) && !statesNoOpenings(page))
    .flatMap((page) => [...statedJobs(page, observedAt, isFurniture, true), ...jobsInSentences(page)]);
  const merged = mergeJobs([...posted, ...perPage.flatMap((item) => item.jobs), ...beside]);
  const jobs = judgedOpenings(input, withoutUnmarked(merged))
    .filter(({ title }) => isJobTitle(title) || !isOwnName(title))
    .slice(0, MAX_JOBS);
  const listing = perPage.find(({ page, jobs: listed }) =>
    page.kind === 'careers'
      ? listed.length > 0 || jobs.some(({ url }) => url === page.url.href)
      : listed.length > 1,
  );
  if (listing && jobs.length > 0) return { jobs, listedOn: listing.page };
  const empty = jobs.length === 0 ? perPage.find(({ page }) => saysNone(page)) : undefined;
  return { jobs, listedOn: empty?.page ?? null };
}

/**
 * Leaves out titles without a gender mark where most have one: `Fair pay` in a list of benefits below
 * `Electrician (m/w/d)`.
 */
function withoutUnmarked(jobs: readonly Job[]): readonly Job[] {
  const marked = jobs.filter(({ title }) => hasGenderMark(title));
  if (marked.length < LEAST_MARKED || marked.length <= jobs.length / 2) return jobs;
  return jobs.filter(({ title }) => hasGenderMark(title) || isJobTitle(title));
}

/**
 * Returns the pages of single openings, and the lists in the language of the first one with openings: in another
 * language they would count twice.
 */
function inOneLanguage(read: readonly PageJobs[]): PageJobs[] {
  const languageOf = ({ language }: WebPage): string | undefined => language?.split('-')[0];
  const first = read.find(({ page, jobs }) => page.kind === 'careers' && jobs.length > 0);
  const language = first && languageOf(first.page);
  return read.filter(
    ({ page }) =>
      page.kind !== 'careers' || language === undefined || [language, undefined].includes(languageOf(page)),
  );
}

function jobsOfPage(
  page: WebPage,
  observedAt: string,
  posted: readonly Job[],
  isFurniture: (text: string) => boolean,
): Job[] {
  const reliableJobs = [
    ...embeddedJobs(page, observedAt),
    ...linkedJobs(page, observedAt),
    ...(page.kind === 'job' || statesNoOpenings(page) ? [] : labelledJobs(page)),
  ];
  // Other lists on a page that links to its openings are about other things.
  const onlyListed = reliableJobs.length > 0;
  const stated = statesNoOpenings(page) ? [] : statedJobs(page, observedAt, isFurniture, onlyListed);
  // Text below the heading of a job's page describes that job.
  if (page.kind === 'job' && Math.max(reliableJobs.length, stated.length) < 2) {
    const isPosted = posted.some(({ url }) => url === page.url.href);
    return isPosted ? reliableJobs : [...reliableJobs, ...jobOfPage(page, observedAt)];
  }
  if (reliableJobs.length + stated.length === 0) {
    const ofPage = jobOfPage(page, observedAt);
    return ofPage.length > 0 || statesNoOpenings(page) ? ofPage : jobsToChoose(page);
  }
  const titles = new Set(reliableJobs.map(({ title }) => foldText(title)));
  return [...reliableJobs, ...stated.filter(({ title }) => !titles.has(foldText(title)))];
}

/**
 * Whether a careers page clearly says that there are no openings. False if a recruiting service fills the
 * page, because it says so by default.
 */
function saysNone(page: WebPage): boolean {
  const frames = page.$('script[src], iframe[src], a[href]').toArray().slice(0, 500);
  const isFilled = frames.some(({ attribs }) => {
    const url = resolveHttpUrl(attribs['src'] ?? attribs['href'] ?? '', page.url);
    return url !== null && isJobBoardHost(url.hostname);
  });
  return page.kind === 'careers' && !isFilled && mentionsNoOpenings(page);
}
