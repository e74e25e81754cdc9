import { evidenceFor } from '@firmlens/contract';
import { SourceError, type SourceHttp, type Upstream } from '../http';
import { itemsOf, valueAt } from '../parsing/json-values';
import { type PriorKnowledge, observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import {
  searchableIdentifiers,
  LEI_CONFIDENCE,
  identifiesCompany,
  canBeCompanyRecord,
  NO_IDENTIFIER,
  NO_RECORD,
  type MatchedRecord,
  matchRecordByNumber,
} from './match-record';
import { leiRecordEvidence, type LeiRecord, readLeiRecord } from './read-lei-record';
import { type RegisterNumber, numberSpellings } from './register-number';

export const GLEIF: SourceProfile = {
  name: 'gleif',
  fields: [
    'company.legal_name',
    'company.company_number',
    'company.company_type',
    'company.company_status',
    'company.date_of_creation',
    'company.founded_year',
    'company.jurisdiction',
    'company.registered_address',
    'company.headquarter_city',
    'company.headquarter_country',
  ],
  identifies: false,
  wave: 2,
  lifetimeSeconds: 7 * 86_400,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

const HOST = 'api.gleif.org';
const RECORDS = `https://${HOST}/api/v1/lei-records`;
const UPSTREAM: Upstream = {
  isHost: (host) => host === HOST,
  // 60 requests a minute.
  limit: { name: HOST, requestsPerSecond: 1, parallel: 1 },
  headers: { accept: 'application/vnd.api+json' },
};
/**
 * All records of one number: the company, its branches, replaced records, and the same number at other
 * courts.
 */
const MAX_RECORDS = 100;

/**
 * Finds the company's LEI record (api.gleif.org) by its LEI, or else by its number in its country's register.
 * A name alone is not enough.
 */
export function createGleifSource(): Source {
  return {
    ...GLEIF,
    async lookUp({ known, http, now }) {
      const { leis, numbers } = searchableIdentifiers(known);
      if (leis.length === 0 && numbers.length === 0) return NO_IDENTIFIER;
      for (const lei of leis) {
        const record = readLeiRecord(valueAt(await http.json(UPSTREAM, `${RECORDS}/${lei}`), 'data'));
        if (record?.lei === lei && canBeCompanyRecord(record, known))
          return foundOutcome({ record, confidence: LEI_CONFIDENCE });
      }
      for (const number of numbers) {
        const entry = await findByNumber(http, number, known);
        if (entry !== null) return foundOutcome(entry);
      }
      return NO_RECORD;

      function foundOutcome({ record, confidence }: MatchedRecord) {
        const evidence = leiRecordEvidence(record, observer(GLEIF, now), confidence);
        return { status: 'found' as const, evidence };
      }
    },
  };
}

/**
 * Finds the only record with the number in its country. GLEIF does not document the filter by number and may
 * refuse it. If it is refused or finds nothing, the records of the legal name are searched for the number.
 */
async function findByNumber(
  http: SourceHttp,
  clue: RegisterNumber,
  known: PriorKnowledge,
): Promise<MatchedRecord | null> {
  if (!identifiesCompany(clue, known)) return null;
  let refusal: SourceError | null = null;
  for (const filter of filtersFor(clue, known)) {
    try {
      const found = matchRecordByNumber(await fetchRecords(http, clue.country, filter), clue, known);
      if (found === 'several') return null;
      if (found !== null) return found;
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      refusal = error;
    }
  }
  if (refusal !== null) throw refusal;
  return null;
}

/** Returns the filters that may find the number's record, likeliest first. */
function filtersFor(clue: RegisterNumber, { evidence }: PriorKnowledge): Record<string, string>[] {
  const [legalName] = evidenceFor(evidence, 'company.legal_name').sort((a, b) => b.confidence - a.confidence);
  return [
    ...numberSpellings(clue).map((number) => ({ 'filter[entity.registeredAs]': number })),
    ...(legalName === undefined ? [] : [{ 'filter[entity.legalName]': legalName.value }]),
  ];
}

async function fetchRecords(
  http: SourceHttp,
  country: string,
  filter: Readonly<Record<string, string>>,
): Promise<LeiRecord[]> {
  const query = new URLSearchParams({
    ...filter,
    'filter[entity.legalAddress.country]': country,
    'page[size]': String(MAX_RECORDS),
    'page[number]': '1',
  });
  const data = valueAt(await http.json(UPSTREAM, `${RECORDS}?${query.toString()}`), 'data');
  if (!Array.isArray(data)) throw new SourceError(`${HOST} returned no records`);
  return itemsOf(data, MAX_RECORDS).flatMap((resource) => readLeiRecord(resource) ?? []);
}
