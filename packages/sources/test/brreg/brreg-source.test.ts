import type { Evidence } from '@firmlens/contract';
import { brregSimulator, type BrregUnit } from '@firmlens/simulator';
import { createBrregSource } from '../../src/brreg';
import type { PriorKnowledge } from '../../src/source';
import { NOW, startQueryFixture } from '../contract/query-fixture';
import { failOnPath } from '../contract/failing-servers';
import { describeSourceContract } from '../contract/source-contract';

const NUMBER = '910000004';
const PAGE = `https://virksomhet.brreg.no/nb/oppslag/enheter/${NUMBER}`;
const source = createBrregSource({ people: true });

const role = (kode: string, fornavn: string, etternavn: string, overrides = {}) => ({
  type: { kode },
  person: { fodselsdato: '1980-04-01', navn: { fornavn, etternavn }, erDoed: false },
  fratraadt: false,
  ...overrides,
});
const acme: BrregUnit = {
  unit: {
    organisasjonsnummer: NUMBER,
    navn: 'ACME ROBOTIKK AS',
    organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
    hjemmeside: 'www.acme.example',
    epostadresse: 'Post@acme.example',
    telefon: '22 33 44 55',
    mobil: '900 11 222',
    naeringskode1: { kode: '62.010', beskrivelse: 'Programmeringstjenester' },
    naeringskode2: { kode: '28.990', beskrivelse: 'Produksjon av maskiner' },
    antallAnsatte: 42,
    harRegistrertAntallAnsatte: true,
    stiftelsesdato: '2012-06-01',
    forretningsadresse: {
      ...{ adresse: ['Sveisegata 1', 'Bygg B'], postnummer: '0150', poststed: 'OSLO' },
      ...{ kommune: 'OSLO', land: 'Norge', landkode: 'NO' },
    },
    konkurs: false,
    underAvvikling: true,
    underTvangsavviklingEllerTvangsopplosning: false,
  },
  roles: [
    { type: { kode: 'DAGL' }, roller: [role('DAGL', 'Kari', 'Nordmann')] },
    {
      type: { kode: 'STYR' },
      roller: [
        role('MEDL', 'Ola Andreas', 'Hansen', {
          person: { navn: { fornavn: 'Ola Andreas', mellomnavn: 'Berg', etternavn: 'Hansen' } },
        }),
        role('LEDE', 'Kari', 'Nordmann'),
        role('MEDL', 'Gone', 'Away', { fratraadt: true }),
        role('VARA', 'Vara', 'Medlem'),
        { type: { kode: 'MEDL' }, enhet: { organisasjonsnummer: '910000012' }, fratraadt: false },
      ],
    },
    { type: { kode: 'REVI' }, roller: [role('REVI', 'Rita', 'Revisor')] },
  ],
};
/** Has the same name and its own number. Its domain contains ours. */
const namesake: BrregUnit = {
  unit: {
    ...{
      organisasjonsnummer: '910000098',
      navn: 'ACME ROBOTIKK AS',
      hjemmeside: 'www.acme.example.namesake.no',
    },
    ...{
      antallAnsatte: 7,
      stiftelsesdato: '1999-09-09',
      forretningsadresse: { poststed: 'TROMSØ', landkode: 'NO' },
    },
  },
  roles: [{ type: { kode: 'DAGL' }, roller: [role('DAGL', 'Navne', 'Bror')] }],
};
const groupMember: BrregUnit = {
  unit: { organisasjonsnummer: '910000012', navn: 'VERFT EIENDOM AS', hjemmeside: 'https://acme.example/' },
};

const provenance = {
  source: 'website:text',
  url: 'https://acme.example/om-oss',
  observed_at: NOW.toISOString(),
  confidence: 0.85,
};
const nameEvidence = (name: string): Evidence => ({ ...provenance, field: 'company.name', value: name });
const inNorway: Evidence = { ...provenance, field: 'company.headquarter_country', value: 'Norway' };
const priorKnowledge = (numbers: string[], evidence = [nameEvidence('Acme Robotikk')]): PriorKnowledge => ({
  evidence,
  clues: numbers.map((number) => ({ kind: 'register_number', country: 'NO', number, url: provenance.url })),
});

describeSourceContract({
  source,
  sites: brregSimulator([acme]),
  found: { domain: 'acme.example', known: priorKnowledge([NUMBER]) },
  unknown: { domain: 'acme.example', known: priorKnowledge(['974760673']) },
  notAsked: { domain: 'acme.example', known: priorKnowledge(['910000005']) },
});

describe('the source of the Norwegian register', () => {
  const lookUp = async (
    known: PriorKnowledge,
    { units = [namesake, acme], source: queriedSource = source, domain = 'acme.example' } = {},
  ) => {
    const fixture = await startQueryFixture(brregSimulator(units));
    const outcome = await fixture.query(queriedSource, { domain, known });
    await fixture.close();
    const evidence = outcome.status === 'found' ? outcome.evidence : [];
    const values = (field: string) =>
      evidence.filter((item) => item.field === field).map(({ value }) => value);
    return { outcome, evidence, values, paths: fixture.web.requests.map(({ path }) => path) };
  };
  const acmeWith = (overrides: object): { units: BrregUnit[] } => ({
    units: [{ ...acme, unit: { ...acme.unit, ...overrides } }],
  });

  it('returns an entry with its public page, in the terms and formats of the contract, with two requests', async () => {
    const { evidence, values, paths } = await lookUp(priorKnowledge([NUMBER]));
    expect(Object.fromEntries(evidence.map(({ field, value }) => [field, value]))).toMatchObject({
      'company.legal_name': 'ACME ROBOTIKK AS',
      'company.company_number': NUMBER,
      'company.company_status': 'active',
      'company.company_type': 'Aksjeselskap (AS)',
      'company.jurisdiction': 'NO',
      'company.date_of_creation': '2012-06-01',
      'company.founded_year': 2012,
      'company.registered_address': 'Sveisegata 1, Bygg B, 0150 Oslo, Norway',
      'company.headquarter_city': 'Oslo',
      'company.headquarter_country': 'Norway',
      'company.employee_count': 42,
      'company.phone': '+4722334455',
      'company.email': 'post@acme.example',
    });
    expect(values('company.sic_codes')).toEqual(['62.010', '28.990']);
    expect(values('business.industries')).toEqual(['Software', 'Machinery']);
    expect(new Set(evidence.map(({ url }) => url))).toEqual(new Set([PAGE]));
    expect(paths).toHaveLength(2);
  });

  it('returns the current officers, each once with all positions, and no dates of birth', async () => {
    const { values, evidence } = await lookUp(priorKnowledge([NUMBER]));
    expect(values('team.team_members')).toMatchObject([
      { name: 'Kari Nordmann', position: 'Managing Director and Chair of the Board' },
      { name: 'Ola Andreas Berg Hansen', position: 'Board Member' },
    ]);
    expect(JSON.stringify(evidence)).not.toContain('1980');
  });

  it('returns the entry without officers if the request for them fails, and reports it', async () => {
    const host = 'data.brreg.no';
    const fixture = await startQueryFixture({ [host]: failOnPath('/roller', brregSimulator([acme])[host]) });
    const outcome = await fixture.query(source, { domain: 'acme.example', known: priorKnowledge([NUMBER]) });
    await fixture.close();
    expect(outcome).toMatchObject({
      status: 'found',
      evidence: expect.arrayContaining([expect.objectContaining({ value: 'ACME ROBOTIKK AS' })]),
      incomplete: 'part of it could not be queried: roles: data.brreg.no responded with 500',
    });
    expect((await lookUp(priorKnowledge([NUMBER]))).outcome).not.toHaveProperty('incomplete');
  });

  it('requests no roles if people are disabled', async () => {
    const { values, paths } = await lookUp(priorKnowledge([NUMBER]), {
      source: createBrregSource({ people: false }),
    });
    expect(values('team.team_members')).toEqual([]);
    expect(paths).toEqual([`/enhetsregisteret/api/enheter/${NUMBER}`]);
  });

  it('finds an entry by its website if the company seems Norwegian and no number is known', async () => {
    const { values, evidence, paths } = await lookUp(priorKnowledge([], [nameEvidence('Acme'), inNorway]));
    expect(values('company.company_number')).toEqual([NUMBER]);
    expect(evidence[0]?.confidence).toBe(0.95);
    expect(paths).toHaveLength(2);
  });

  it('returns nothing from a namesake on another domain', async () => {
    for (const known of [
      priorKnowledge([NUMBER]),
      priorKnowledge([], [nameEvidence('Acme Robotikk'), inNorway]),
    ]) {
      expect(JSON.stringify((await lookUp(known)).evidence)).not.toMatch(/910000098|Troms|Bror|1999/i);
    }
    const { outcome } = await lookUp(priorKnowledge([], [nameEvidence('Acme Robotikk'), inNorway]), {
      units: [namesake],
    });
    expect(outcome).toEqual({ status: 'nothing', reason: 'no company names the domain as its website' });
  });

  it('chooses between several entries with the same website only if exactly one has the name', async () => {
    const units = [groupMember, acme];
    expect(
      (await lookUp(priorKnowledge([], [nameEvidence('Acme'), inNorway]), { units })).values(
        'company.company_number',
      ),
    ).toEqual([NUMBER]);
    expect((await lookUp(priorKnowledge([], [inNorway]), { units })).outcome).toEqual({
      status: 'nothing',
      reason: 'several companies share the website',
    });
  });

  it.each(['https://www.acme.example/butikk/kari', 'kari.acme.example', 'acme.example/?shop=7'])(
    "rejects an entry with the website %s, unless it has the company's name",
    async (hjemmeside) => {
      const otherCompany = { units: [{ ...groupMember, unit: { ...groupMember.unit, hjemmeside } }] };
      expect(
        (await lookUp(priorKnowledge([], [nameEvidence('Acme'), inNorway]), otherCompany)).outcome,
      ).toEqual({
        status: 'nothing',
        reason: 'no company names the domain as its website',
      });
      const acmeUnit = acmeWith({ hjemmeside });
      expect(
        (await lookUp(priorKnowledge([], [nameEvidence('Acme'), inNorway]), acmeUnit)).outcome.status,
      ).toBe('found');
    },
  );

  it('searches by website for a Norwegian domain, but not if nothing points to Norway', async () => {
    const units = acmeWith({ hjemmeside: 'acme.no' });
    expect((await lookUp(priorKnowledge([], []), { ...units, domain: 'acme.no' })).outcome.status).toBe(
      'found',
    );
    const acmeInUnicode = acmeWith({ hjemmeside: 'www.blåbær.no' });
    const response = await lookUp(priorKnowledge([], []), { ...acmeInUnicode, domain: 'xn--blbr-roah.no' });
    expect(response.outcome.status).toBe('found');
    const { outcome, paths } = await lookUp(priorKnowledge([], [nameEvidence('Acme')]));
    expect(outcome.status).toBe('not_asked');
    expect(paths).toEqual([]);
  });

  it('skips an entry of another company that the pages also name', async () => {
    const { outcome } = await lookUp(priorKnowledge(['910000012']), { units: [groupMember] });
    expect(outcome).toEqual({ status: 'nothing', reason: "910000012 is another company's" });
  });

  it('returns nothing for a deleted entry', async () => {
    const { outcome } = await lookUp(priorKnowledge([NUMBER]), { units: [{ ...acme, isDeleted: true }] });
    expect(outcome.status).toBe('nothing');
  });

  it('reports an entry with a deletion date as closed', async () => {
    const { values } = await lookUp(priorKnowledge([NUMBER]), acmeWith({ slettedato: '2025-01-01' }));
    expect(values('company.company_status')).toEqual(['closed']);
  });

  it('reports a bankrupt company as still active, and the bankruptcy as a signal', async () => {
    const { values } = await lookUp(
      priorKnowledge([NUMBER]),
      acmeWith({ konkurs: true, konkursdato: '2026-01-02' }),
    );
    expect(values('company.company_status')).toEqual(['active']);
    expect(values('signals.highlights')).toMatchObject([
      { type: 'legal', title: 'In bankruptcy', date: '2026-01-02' },
    ]);
  });

  it('returns no headcount if none is registered, rather than zero', async () => {
    const { values } = await lookUp(
      priorKnowledge([NUMBER]),
      acmeWith({ antallAnsatte: 0, harRegistrertAntallAnsatte: false }),
    );
    expect(values('company.employee_count')).toEqual([]);
  });

  it('returns neither the address nor the mobile number of a sole trader, because they are personal', async () => {
    const { values } = await lookUp(
      priorKnowledge([NUMBER]),
      acmeWith({ organisasjonsform: { kode: 'ENK' }, telefon: undefined, mobil: '+47 412 34 567' }),
    );
    expect([...values('company.registered_address'), ...values('company.phone')]).toEqual([]);
  });

  it('drops an invalid phone number and email address', async () => {
    const { values } = await lookUp(
      priorKnowledge([NUMBER]),
      acmeWith({ telefon: '12', mobil: 'ring oss', epostadresse: 'a@b' }),
    );
    expect([...values('company.phone'), ...values('company.email')]).toEqual([]);
  });
});
