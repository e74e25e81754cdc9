import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import type { SecFiler, SecFiling } from '@firmlens/simulator';
import type { PriorKnowledge } from '../../src/source';

/** The fields of a sample Form D that vary. The rest is always the same. */
export interface SampleFormD {
  sold?: string;
  firstSale?: string;
  people?: string;
  industry?: string;
  amends?: string;
  cik?: string;
}

const person = (first: string, last: string, office: string, title: string) =>
  `<relatedPersonInfo>
     <relatedPersonName><firstName>${first}</firstName><middleName>Q</middleName><lastName>${last}</lastName></relatedPersonName>
     <relatedPersonAddress><street1>7 Private Lane</street1><city>Hometown</city></relatedPersonAddress>
     <relatedPersonRelationshipList><relationship>${office}</relationship></relatedPersonRelationshipList>
     <relationshipClarification>${title}</relationshipClarification>
   </relatedPersonInfo>`;

export const PEOPLE = [
  person('Ada', 'Example', 'Executive Officer', 'Chief Executive Officer'),
  person('Ben', 'Sample', 'Director', 'See exhibit'),
  person('-', 'Bexo Capital LLC', 'Director', ''),
  person('Cora', 'Pattern', 'Promoter', ''),
].join('');

export function formD({
  sold = '12000000',
  firstSale = '2026-02-17',
  people = PEOPLE,
  industry = 'Other Technology',
  amends = '',
  cik = '0000900001',
}: SampleFormD = {}): string {
  const previous = amends === '' ? '' : `<previousAccessionNumber>${amends}</previousAccessionNumber>`;
  return `<?xml version="1.0"?>
<edgarSubmission>
  <schemaVersion>X0708</schemaVersion>
  <submissionType>${amends === '' ? 'D' : 'D/A'}</submissionType>
  <testOrLive>LIVE</testOrLive>
  <primaryIssuer>
    <cik>${cik}</cik>
    <entityName>Acme Robotics &amp; Tools, Inc.</entityName>
    <entityType>Corporation</entityType>
    <yearOfInc><withinFiveYears>true</withinFiveYears><value>2022</value></yearOfInc>
  </primaryIssuer>
  <relatedPersonsList>${people}</relatedPersonsList>
  <offeringData>
    <industryGroup><industryGroupType>${industry}</industryGroupType></industryGroup>
    <typeOfFiling>
      <newOrAmendment><isAmendment>${amends !== ''}</isAmendment>${previous}</newOrAmendment>
      <dateOfFirstSale><value>${firstSale}</value></dateOfFirstSale>
    </typeOfFiling>
    <typesOfSecuritiesOffered><isEquityType>true</isEquityType></typesOfSecuritiesOffered>
    <businessCombinationTransaction><isBusinessCombinationTransaction>false</isBusinessCombinationTransaction></businessCombinationTransaction>
    <offeringSalesAmounts>
      <totalOfferingAmount>15000000</totalOfferingAmount>
      <totalAmountSold>${sold}</totalAmountSold>
    </offeringSalesAmounts>
  </offeringData>
</edgarSubmission>`;
}

export const FORM_D_FILING: SecFiling = {
  accessionNumber: '0000900001-26-000001',
  form: 'D',
  filingDate: '2026-03-01',
  fileNumber: '021-500001',
  items: '06b',
  primaryDocument: 'xslFormDX01/primary_doc.xml',
  xml: formD(),
};

export const FORM_8K_FILING: SecFiling = {
  accessionNumber: '0000900001-26-000007',
  form: '8-K',
  filingDate: '2026-06-03',
  reportDate: '2026-05-29',
  items: '5.02,9.01',
  primaryDocument: 'acme-8k.htm',
};

const ADDRESS = {
  street1: '1 MAIN STREET',
  street2: 'SUITE 200',
  city: 'AUSTIN',
  stateOrCountry: 'TX',
  zipCode: '78701',
  stateOrCountryDescription: 'TX',
};

export const ACME: SecFiler = {
  cik: '0000900001',
  name: 'ACME ROBOTICS & TOOLS INC /DE/',
  tickers: ['ACMR'],
  record: {
    entityType: 'operating',
    sic: '3569',
    sicDescription: 'General Industrial Machinery & Equipment, NEC',
    exchanges: ['Nasdaq'],
    website: 'https://www.acme.example/',
    investorWebsite: '',
    stateOfIncorporation: 'DE',
    phone: '(512) 555-0142',
    addresses: { business: ADDRESS, mailing: { ...ADDRESS, street1: 'PO BOX 9', street2: null } },
  },
  filings: [FORM_8K_FILING, FORM_D_FILING],
  employees: [
    { val: 180, end: '2024-12-31' },
    { val: 240, end: '2025-12-31' },
  ],
};

/** A filer that shares only its name with the sample. */
export const NAMESAKE: SecFiler = {
  ...ACME,
  cik: '0000900002',
  name: 'Acme Robotics and Tools Corp',
  tickers: [],
  record: {
    ...ACME.record,
    website: 'https://acme-tools.example/',
    phone: '212 555 0199',
    addresses: {
      business: { ...ADDRESS, street1: '9 Wharf Road', city: 'Boston', stateOrCountry: 'MA' },
      mailing: {},
    },
  },
  filings: [{ ...FORM_D_FILING, xml: formD({ cik: '0000900002' }) }],
};

/** Creates evidence from an earlier wave. */
export function priorEvidence<F extends EvidenceField>(field: F, value: EvidenceValues[F]): Evidence {
  const evidence = {
    field,
    value,
    source: 'website:text',
    url: 'https://acme.example/imprint',
    observed_at: '2026-11-20T11:59:00Z',
    confidence: 0.8,
  };
  // The field and its value belong together, but a type parameter cannot express that.
  return evidence as unknown as Evidence;
}

export const COMPANY_WITH_CIK: PriorKnowledge = {
  evidence: [],
  clues: [{ kind: 'cik', cik: '0000900001', url: 'https://www.wikidata.org/wiki/Q900001' }],
};

/** A company of this name somewhere in the USA. */
export function knownUsCompany(...evidence: Evidence[]): PriorKnowledge {
  const headquarters = priorEvidence('company.headquarter_country', 'United States');
  return {
    evidence: [priorEvidence('company.legal_name', 'Acme Robotics & Tools, Inc.'), headquarters, ...evidence],
    clues: [],
  };
}
