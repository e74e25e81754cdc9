import { evidenceFor } from '@firmlens/contract';
import { cluesOf } from '../clue';
import { SourceFault, type SourceHttp, type Upstream } from '../http';
import { itemsOf, valueAt } from '../reading/fields';
import { knownNames } from '../reading/register-entry';
import { isSameCompanyName } from '../reading/same-company-name';
import { type Known, observer, type Source, type SourceProfile, TURN_PATIENCE_MS } from '../source';
import { evidenceOfRecord, isLei, type LeiRecord, readRecord } from './read-record';
import { isSameNumber, isUnique, type RegisterNumber, spellingsOf } from './register-number';

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
  timeLimitMs: TURN_PATIENCE_MS,
};

const HOST = 'api.gleif.org';
const RECORDS = `https://${HOST}/api/v1/lei-records`;
const UPSTREAM: Upstream = {
  isHost: (host) => host === HOST,
  // 60 a minute.
  limit: { name: HOST, requestsPerSecond: 1, parallel: 1 },
  headers: { accept: 'application/vnd.api+json' },
};
const MAX_LEIS = 2;
const MAX_NUMBERS = 2;
/** Of one number: its company, branches and replaced records, and those of as many courts as have the number. */
const MAX_RECORDS = 100;
const CONFIDENCE = 0.95;
/** Where no name is known that the record could bear. */
const CONFIDENCE_OF_NUMBER = 0.7;

interface Entry {
  record: LeiRecord;
  confidence: number;
}

/**
 * The company's record among the legal entity identifiers (api.gleif.org), by its LEI, else by its number in the
 * register of its country. A name alone finds nothing.
 */
export function createGleifSource(): Source {
  return {
    ...GLEIF,
    async lookUp({ known, http, now }) {
      const leis = [...new Set(cluesOf(known.clues, 'lei').map(({ lei }) => lei))].filter(isLei);
      const numbers = cluesOf(known.clues, 'register_number').filter((clue) => spellingsOf(clue).length > 0);
      if (leis.length === 0 && numbers.length === 0)
        return { status: 'not_asked', reason: 'neither a LEI nor a register number is known' };
      for (const lei of leis.slice(0, MAX_LEIS)) {
        const record = readRecord(valueAt(await http.json(UPSTREAM, `${RECORDS}/${lei}`), 'data'));
        if (record?.lei === lei && isOfCompany(record, known))
          return found({ record, confidence: CONFIDENCE });
      }
      for (const number of numbers.slice(0, MAX_NUMBERS)) {
        const entry = await findByNumber(http, number, known);
        if (entry !== null) return found(entry);
      }
      return {
        status: 'nothing',
        reason: 'no record has the LEI or register number and can be the company’s',
      };

      function found({ record, confidence }: Entry) {
        const evidence = evidenceOfRecord(record, observer(GLEIF, now), confidence);
        return { status: 'found' as const, evidence };
      }
    },
  };
}

/**
 * Whether the record can be the company's, by its names where any is known: sites give the numbers of their owners,
 * funds and hosting firms as well.
 */
function isOfCompany({ names, isPartOfAnother }: LeiRecord, known: Known): boolean {
  const ours = knownNames(known);
  return !isPartOfAnother && (ours.length === 0 || names.some((name) => isSameCompanyName(name, ours)));
}

/**
 * The one record of the number in its country; where courts count for themselves, a name has to be known. The filter
 * by number is not described, and may be refused: then, and where it finds nothing, the records of the legal name are
 * looked through for the number.
 */
async function findByNumber(http: SourceHttp, clue: RegisterNumber, known: Known): Promise<Entry | null> {
  const isNamed = knownNames(known).length > 0;
  if (!isNamed && !isUnique(clue)) return null;
  const isMeant = (record: LeiRecord) =>
    record.country === clue.country &&
    record.registeredAs !== null &&
    isSameNumber(clue.country, record.registeredAs, clue.number) &&
    isOfCompany(record, known);

  let refusal: SourceFault | null = null;
  for (const filter of filtersFor(clue, known)) {
    try {
      const [record, another] = (await askForRecords(http, clue.country, filter)).filter(isMeant);
      if (another !== undefined) return null;
      if (record !== undefined) return { record, confidence: isNamed ? CONFIDENCE : CONFIDENCE_OF_NUMBER };
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      refusal = error;
    }
  }
  if (refusal !== null) throw refusal;
  return null;
}

/** What may find the number's record, likeliest first. */
function filtersFor(clue: RegisterNumber, { evidence }: Known): Record<string, string>[] {
  const [legalName] = evidenceFor(evidence, 'company.legal_name').sort((a, b) => b.confidence - a.confidence);
  return [
    ...spellingsOf(clue).map((number) => ({ 'filter[entity.registeredAs]': number })),
    ...(legalName === undefined ? [] : [{ 'filter[entity.legalName]': legalName.value }]),
  ];
}

async function askForRecords(
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
  if (!Array.isArray(data)) throw new SourceFault(`${HOST} answered without records`);
  return itemsOf(data, MAX_RECORDS).flatMap((resource) => readRecord(resource) ?? []);
}
