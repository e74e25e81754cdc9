import { DATA_SCHEMAS } from '../../company-data';

/** The base with nothing in it. */
const NOTHING_KNOWN = Object.fromEntries(
  Object.keys(DATA_SCHEMAS.company.properties).map((field) => [field, null]),
);

const coverage = {
  status: 'fresh',
  last_scanned_at: '2026-11-26',
  last_signal_at: '2026-10-21',
  signal_absence_is_meaningful: false,
};

/** A page of companies as CSV. */
export const COMPANIES_CSV =
  'domain,name,description,country,city,industries,employee_range,founded_year,is_enriched,matched_on,last_scanned_at\r\n' +
  'lumenfold.example,Lumenfold,Lumenfold makes energy software for cold-storage warehouses.,GB,London,Software; Energy,51-200,2017,true,description; country,2026-11-26\r\n';

/** A page of signals as CSV. */
export const SIGNALS_CSV =
  'id,domain,type,class,title,description,date,seen_on,source_url,funding_stage,entities,confidence,evidence\r\n' +
  'sig_812,lumenfold.example,funding,confirmed,Lumenfold raises EUR 18 million,,2026-10-21,2026-11-26,https://lumenfold.example/news/series-b,Series B,"{""amount"":""EUR 18 million""}",0.95,"[{""source"":""website"",""url"":""https://lumenfold.example/news/series-b"",""observed_at"":""2026-11-26T14:05:20.112Z"",""confidence"":0.95}]"\r\n';

/** Examples of searches, of names and of replays, by schema. */
export const SEARCH_EXAMPLES = {
  CompanySearch: {
    companies: {
      summary: 'A page with one company',
      value: {
        success: true,
        data: {
          companies: [
            {
              domain: 'lumenfold.example',
              name: 'Lumenfold',
              description: 'Lumenfold makes energy software for cold-storage warehouses.',
              country: 'GB',
              city: 'London',
              industries: ['Software', 'Energy'],
              employee_range: '51-200',
              founded_year: 2017,
              is_enriched: true,
              matched_on: ['description', 'country'],
              last_scanned_at: '2026-11-26',
            },
          ],
          next_cursor: null,
          index_size: { companies_on_file: 6, companies_in_datasets: 0, precision: 'exact' },
        },
        message: '1 company.',
        coverage: { ...coverage, companies: [{ domain: 'lumenfold.example', ...coverage }] },
        notes: [],
        credits_used: 2,
        credits_remaining: 2_424,
      },
    },
    empty: {
      summary: 'No company, free',
      value: {
        success: true,
        data: {
          companies: [],
          next_cursor: null,
          index_size: { companies_on_file: 6, companies_in_datasets: 0, precision: 'exact' },
        },
        message:
          'No company matches, of 6 companies on file. Each of these alone matches nothing: the word "submarines". A company that is not in the index may still exist.',
        coverage: {
          status: 'not_applicable',
          last_scanned_at: null,
          last_signal_at: null,
          signal_absence_is_meaningful: false,
        },
        notes: [],
        credits_used: 0,
        credits_remaining: 2_424,
      },
    },
  },
  SignalSearch: {
    signals: {
      summary: 'The newest signal of a company',
      value: {
        success: true,
        data: {
          signals: [
            {
              id: 'sig_812',
              domain: 'lumenfold.example',
              type: 'funding',
              class: 'confirmed',
              title: 'Lumenfold raises EUR 18 million',
              description: null,
              date: '2026-10-21',
              seen_on: '2026-11-26',
              source_url: 'https://lumenfold.example/news/series-b',
              funding_stage: 'Series B',
              entities: { amount: 'EUR 18 million' },
              confidence: 0.95,
              evidence: [
                {
                  source: 'website',
                  url: 'https://lumenfold.example/news/series-b',
                  observed_at: '2026-11-26T14:05:20.112Z',
                  confidence: 0.95,
                },
              ],
            },
          ],
          next_cursor: 'WyJxM1JkIix7ImRheSI6IjIwMjYtMTAtMjEiLCJpZCI6IjgxMiJ9XQ',
        },
        message: 'One signal of 2026-10-21; `next_cursor` continues with older ones.',
        coverage: {
          ...coverage,
          signal_absence_is_meaningful: true,
          companies: [{ domain: 'lumenfold.example', ...coverage, signal_absence_is_meaningful: true }],
        },
        notes: [],
        credits_used: 2,
        credits_remaining: 2_422,
      },
    },
  },
  Resolve: {
    resolved: {
      summary: 'One company has the name',
      value: {
        success: true,
        data: {
          name: 'Lumenfold Ltd',
          country: 'GB',
          domain: 'lumenfold.example',
          candidates: [
            {
              domain: 'lumenfold.example',
              name: 'Lumenfold',
              country_code: 'GB',
              match: 'name',
              is_in_country: true,
              known_from: 'enrichment',
              reason: 'It has this name and it is in GB, by an enrichment.',
            },
          ],
        },
        message: 'lumenfold.example is the only company on file with this name in GB.',
      },
    },
    candidates: {
      summary: 'Nobody guesses',
      value: {
        success: true,
        data: {
          name: 'Kessel',
          country: null,
          domain: null,
          candidates: [
            {
              domain: 'kessel-und-sohn.example',
              name: 'Kessel & Sohn',
              country_code: 'DE',
              match: 'similar_name',
              is_in_country: null,
              known_from: 'enrichment',
              reason: 'Its name is similar and it is in DE, by an enrichment.',
            },
          ],
        },
        message: 'No company on file has this name.',
      },
    },
  },
  Replay: {
    replay: {
      summary: 'A rule changed since the enrichment',
      value: {
        success: true,
        batch_id: 'batch_01KB0W2XG5V7NQ4R8S6T3Y9ZHC',
        domain: 'lumenfold.example',
        completed_at: '2026-11-26T14:05:39.871Z',
        data: {
          company: {
            ...NOTHING_KNOWN,
            ...{ name: 'Lumenfold', domain: 'lumenfold.example', employee_range: '51-200' },
          },
        },
        changes: [{ path: 'company.employee_range', before: '11-50', after: '51-200' }],
        applied: ['company'],
        credits_used: 0,
      },
    },
  },
} as const;
