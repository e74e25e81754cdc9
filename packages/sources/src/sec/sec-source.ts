import { cluesOf, type Evidence } from '@firmlens/contract';
import { type OptionalQueries, createOptionalQueries } from '../optional-queries';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { reportedEvents } from './current-reports';
import { createEdgar, type Edgar, filingPage } from './edgar';
import type { Filer } from './filer';
import { filerEvidence } from './filer-evidence';
import { filerNameKey } from './filer-name';
import { findFilerByClue, findFilerByName, type MatchedFiler } from './find-filer';
import { filerMatchCriteria } from './filer-match-criteria';
import { offeringEvidence } from './offering-evidence';
import { newestNotices, type Offering, filterFundingRounds } from './offerings';
import { NEWS_YEARS, subtractYears } from './news-window';

export const SEC: SourceProfile = {
  name: 'sec',
  fields: [
    'company.legal_name',
    'company.company_type',
    'company.founded_year',
    'company.jurisdiction',
    'company.sic_codes',
    'company.phone',
    'company.headquarter_country',
    'company.headquarter_city',
    'company.registered_address',
    'company.employee_count',
    'business.industries',
    'funding.investment_history',
    'funding.funding_stage',
    'team.team_members',
    'signals.highlights',
  ],
  identifies: false,
  wave: 2,
  lifetimeSeconds: 24 * 3_600,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

const CIK = /^\d{10}$/;
const MAX_OFFERINGS = 10;
const MAX_EVENTS = 50;
const HEADCOUNT_YEARS = 2;

export interface SecSettings {
  /** A name and an email address, as the SEC requires: `Acme Research ops@acme.example`. */
  userAgent: string;
  /** Whether to return officers and directors. */
  people: boolean;
}

/**
 * Reads a company's filings with the US Securities and Exchange Commission (EDGAR): its record, notices of
 * offerings (Form D) and current reports (8-K). The filer is found by a number from another source. Otherwise
 * it is found by name if the company has a tie to the USA, and something else must then confirm the match.
 */
export function createSecSource({ userAgent, people }: SecSettings): Source {
  return {
    ...SEC,
    fields: people ? SEC.fields : SEC.fields.filter((field) => field !== 'team.team_members'),
    async lookUp({ domain, known, http, now }) {
      const clue = cluesOf(known.clues, 'cik').find(({ cik }) => CIK.test(cik));
      const company = filerMatchCriteria(known.evidence);
      const canBeSearched = company.isAmerican && company.names.length > 0;
      if (clue === undefined && !canBeSearched) {
        return { status: 'not_asked', reason: 'no filer number, and no name with a tie to the USA' };
      }
      const edgar = createEdgar(http, userAgent);
      const match =
        (clue === undefined ? null : await findFilerByClue(edgar, clue)) ??
        (canBeSearched ? await findFilerByName(edgar, company, { domain, people }) : null);
      if (match === null) return { status: 'nothing', reason: 'no filer is known to be the company' };

      const optionalQueries = createOptionalQueries();
      const evidence = await evidenceOf(edgar, match, { people, now, optionalQueries });
      return { status: 'found', evidence, ...optionalQueries.incompleteField() };
    },
  };
}

async function evidenceOf(
  edgar: Edgar,
  match: MatchedFiler,
  { people, now, optionalQueries }: { people: boolean; now: Date; optionalQueries: OptionalQueries },
): Promise<Evidence[]> {
  const { filer, confidence } = match;
  const since = subtractYears(now, NEWS_YEARS);
  const offerings = filterFundingRounds(await readOfferings(edgar, filer, optionalQueries));
  const headcount = filer.isListed
    ? await optionalQueries.run('headcount', () =>
        edgar.headcount(filer.cik, subtractYears(now, HEADCOUNT_YEARS)),
      )
    : null;
  const name = nameOf(filer, offerings);
  const observe = observer(SEC, now);
  const events = reportedEvents(filer.filings, { name, since, max: MAX_EVENTS });
  return [
    ...filerEvidence(observe, match, { name, headcount }),
    ...offeringEvidence(observe, offerings, { match: match, name, since, people }),
    ...events.map(({ highlight, filing }) =>
      observe('signals.highlights', highlight, { url: filingPage(filer.cik, filing), confidence }),
    ),
  ];
}

/**
 * Reads the newest offerings, until the first request that fails. If the list of filings is too long for the
 * record and has no recent notices, the oldest page is read too, because a listed company made its offerings
 * before it was listed.
 */
async function readOfferings(
  edgar: Edgar,
  filer: Filer,
  optionalQueries: OptionalQueries,
): Promise<Offering[]> {
  const { cik, filings, oldestPage } = filer;
  const recent = newestNotices(filings, MAX_OFFERINGS);
  const olderFilings =
    recent.length === 0 && oldestPage !== null
      ? await optionalQueries.run('older filings', () => edgar.olderFilings(oldestPage))
      : [];
  const offerings: Offering[] = [];
  for (const notice of [...recent, ...newestNotices(olderFilings ?? [], MAX_OFFERINGS)]) {
    const notices = await optionalQueries.run('notices of offerings', async () => ({
      form: await edgar.formD(cik, notice.filing),
    }));
    if (notices === null) break;
    if (notices.form !== null) offerings.push({ ...notice, form: notices.form });
  }
  return offerings;
}

/** Prefers the spelling in the company's own forms. Many records are in capitals and without punctuation. */
function nameOf({ name }: Filer, offerings: readonly Offering[]): string {
  const issuers = offerings.flatMap(({ form }) => form.issuer ?? []);
  return issuers.find((issuer) => filerNameKey(issuer) === filerNameKey(name)) ?? name;
}
