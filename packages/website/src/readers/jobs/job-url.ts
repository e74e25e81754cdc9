import { PAGE_KIND_BY_WORD, slugify } from '../../crawl/page-kind-words';
import { JOB_SEGMENT, NOT_A_JOB_SEGMENT } from './job-page-words';

/** Hosts of recruiting services. Their paths with a number or key are openings. */
const BOARD_HOST =
  /(?:^|\.)(?:greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|smartrecruiters\.com|recruitee\.com|personio\.(?:de|com)|teamtailor\.com|bamboohr\.com|breezy\.hr|jazzhr\.com|applytojob\.com|myworkdayjobs\.com|jobvite\.com|icims\.com|join\.com|softgarden\.io|homerun\.co|pinpointhq\.com|factorialhr\.(?:com|es)|welcometothejungle\.com|rexx-systems\.com|dvinci-hr\.com|hibob\.com|freshteam\.com|zohorecruit\.(?:com|eu)|polymer\.co|comeet\.com|jobs\.lever\.co|eightfold\.ai|concludis\.de|onlyfy\.(?:jobs|io)|heyrecruit\.de|talentsconnect\.com|oraclecloud\.com|successfactors\.(?:com|eu))$/;
const BOARD_JOB =
  /\/(?:jobs?|j|o|p|position|positions|careers|apply|postings?)\/[\w-]{3,}|\/\d{3,}|[0-9a-f]{8}-[0-9a-f]{4}-/i;
const JOB_QUERY =
  /(?:^|[?&])(?:gh_jid|ashby_jid|lever-id|jobid|job_id|job|vacancyid|vacancy|stelle|position|pid|oid|stellen_id)=[\w-]+/i;

/** Whether a host belongs to a recruiting service. */
export function isJobBoardHost(host: string): boolean {
  return BOARD_HOST.test(host);
}

/**
 * Returns whether an address is the page of one opening on a recruiting service or on the company's site, or
 * null if neither.
 */
export function classifyJobUrl(url: URL, siteHost: string): 'board' | 'own' | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (BOARD_HOST.test(url.hostname))
    return BOARD_JOB.test(url.pathname) || JOB_QUERY.test(url.search) ? 'board' : null;
  if (!isSameSite(url.hostname, siteHost)) return null;
  if (JOB_QUERY.test(url.search)) return 'own';
  const segments = url.pathname
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '' && !/^index\.\w+$/.test(segment));
  const last = segments.at(-1) ?? '';
  const onJobHost = /^(?:jobs?|careers?|karriere)\./.test(url.hostname);
  const isBelowJobs = onJobHost || segments.slice(0, -1).some(isAboveJobs);
  return isBelowJobs && last !== '' && !NOT_A_JOB_SEGMENT.test(last) && !isAboveJobs(last) ? 'own' : null;
}

function isAboveJobs(segment: string): boolean {
  return JOB_SEGMENT.test(segment) || PAGE_KIND_BY_WORD.get(slugify(segment.slice(0, 100))) === 'careers';
}

function isSameSite(host: string, siteHost: string): boolean {
  const bare = (name: string): string => name.replace(/^www\./, '');
  return bare(host) === bare(siteHost) || bare(host).endsWith(`.${bare(siteHost)}`);
}
