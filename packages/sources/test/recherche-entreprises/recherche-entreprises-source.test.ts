import type { Evidence } from '@firmlens/contract';
import { rechercheEntreprisesSimulator, type RechercheEntreprisesResult } from '@firmlens/simulator';
import { createRechercheEntreprisesSource } from '../../src/recherche-entreprises';
import type { PriorKnowledge } from '../../src/source';
import { NOW, startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';

const SIREN = '900000001';
const source = createRechercheEntreprisesSource({ people: true });

const acme: RechercheEntreprisesResult = {
  siren: SIREN,
  nom_complet: 'ACME ROBOTIQUE (ACME)',
  nom_raison_sociale: 'ACME ROBOTIQUE',
  nature_juridique: '5710',
  activite_principale: '62.01Z',
  section_activite_principale: 'J',
  etat_administratif: 'A',
  date_creation: '2014-05-01',
  date_fermeture: null,
  tranche_effectif_salarie: '21',
  siege: {
    ...{ siret: `${SIREN}00011`, adresse: '1 RUE DES SOUDEURS 75015 PARIS', code_postal: '75015' },
    libelle_commune: 'PARIS 15',
  },
  dirigeants: [
    {
      ...{ nom: 'DURAND (MARTIN)', prenoms: 'JEANNE MARIE', qualite: 'Présidente de SAS' },
      ...{ type_dirigeant: 'personne physique', annee_de_naissance: '1980', date_de_naissance: '1980-04' },
    },
    {
      nom: 'PETIT',
      prenoms: 'LUC',
      qualite: 'Commissaire aux comptes titulaire',
      type_dirigeant: 'personne physique',
    },
    { siren: '900000019', denomination: 'AUDIT ET FILS', type_dirigeant: 'personne morale' },
  ],
};
/** Has the same name, is found by the same search and has its own number. */
const namesake: RechercheEntreprisesResult = {
  ...{ siren: '900000019', nom_complet: `ACME ROBOTIQUE ${SIREN}`, nom_raison_sociale: 'ACME ROBOTIQUE' },
  ...{
    nature_juridique: '5499',
    activite_principale: '47.11F',
    etat_administratif: 'C',
    date_creation: '1999-09-09',
  },
  siege: { adresse: '9 RUE AUTRE 13001 MARSEILLE', code_postal: '13001', libelle_commune: 'MARSEILLE' },
  dirigeants: [{ nom: 'HOMONYME', prenoms: 'PAUL', qualite: 'Gérant', type_dirigeant: 'personne physique' }],
};

const provenance = {
  source: 'website:text',
  url: 'https://acme.example/mentions-legales',
  observed_at: NOW.toISOString(),
  confidence: 0.85,
};
const nameEvidence = (name: string): Evidence[] => [{ ...provenance, field: 'company.name', value: name }];
const priorKnowledge = (numbers: string[], evidence = nameEvidence('Acme')): PriorKnowledge => ({
  evidence,
  clues: numbers.map((number) => ({ kind: 'register_number', country: 'FR', number, url: provenance.url })),
});

describeSourceContract({
  source,
  // Tests do not wait for the rate limit.
  sites: rechercheEntreprisesSimulator([acme], 1_000),
  found: { domain: 'acme.example', known: priorKnowledge([SIREN]) },
  unknown: { domain: 'acme.example', known: priorKnowledge(['732829320']) },
  notAsked: { domain: 'acme.example', known: priorKnowledge(['732829321']) },
});

describe('the source of the French registers', () => {
  const lookUp = async (known: PriorKnowledge, companies = [namesake, acme], queriedSource = source) => {
    const fixture = await startQueryFixture(rechercheEntreprisesSimulator(companies));
    const outcome = await fixture.query(queriedSource, { domain: 'acme.example', known });
    await fixture.close();
    const evidence = outcome.status === 'found' ? outcome.evidence : [];
    const values = (field: string) =>
      evidence.filter((item) => item.field === field).map(({ value }) => value);
    return { outcome, evidence, values, requests: fixture.web.requests };
  };

  it('returns an entry with its public page, in the terms and formats of the contract, with one request', async () => {
    const { evidence, requests } = await lookUp(priorKnowledge([`${SIREN}00011`]));
    expect(Object.fromEntries(evidence.map(({ field, value }) => [field, value]))).toMatchObject({
      'company.legal_name': 'ACME ROBOTIQUE',
      'company.company_number': SIREN,
      'company.company_status': 'active',
      'company.company_type': 'Société par actions simplifiée (SAS)',
      'company.jurisdiction': 'FR',
      'company.date_of_creation': '2014-05-01',
      'company.founded_year': 2014,
      'company.registered_address': '1 Rue des Soudeurs 75015 Paris',
      'company.headquarter_city': 'Paris',
      'company.headquarter_country': 'France',
      'company.employee_range': '51-200',
      'company.sic_codes': '62.01Z',
      'business.industries': 'Software',
    });
    expect(new Set(evidence.map(({ url }) => url))).toEqual(
      new Set([`https://annuaire-entreprises.data.gouv.fr/entreprise/${SIREN}`]),
    );
    expect(requests).toHaveLength(1);
  });

  it('returns directors who are people and not auditors, without dates of birth', async () => {
    const { values, evidence } = await lookUp(priorKnowledge([SIREN]));
    expect(values('team.team_members')).toMatchObject([
      { name: 'Jeanne Durand', position: 'Présidente de SAS' },
    ]);
    expect(JSON.stringify(evidence)).not.toMatch(/1980|MARTIN/);
  });

  it('returns no directors if people are disabled', async () => {
    const { values } = await lookUp(
      priorKnowledge([SIREN]),
      [acme],
      createRechercheEntreprisesSource({ people: false }),
    );
    expect(values('team.team_members')).toEqual([]);
  });

  it('returns nothing from a namesake in the same response', async () => {
    const { evidence } = await lookUp(priorKnowledge([SIREN]));
    expect(JSON.stringify(evidence)).not.toMatch(/900000019|MARSEILLE|Homonyme|47\.11F|1999/i);
    expect((await lookUp(priorKnowledge([SIREN]), [namesake])).outcome.status).toBe('nothing');
  });

  it('skips an entry of another company that the pages also name', async () => {
    const { outcome } = await lookUp(priorKnowledge([SIREN], nameEvidence('Boulangerie Martin')));
    expect(outcome).toEqual({ status: 'nothing', reason: `${SIREN} is another company's` });
  });

  it('returns no address of a sole trader, and nothing that is withheld', async () => {
    const trader = { ...acme, nature_juridique: '1000' };
    expect((await lookUp(priorKnowledge([SIREN]), [trader])).values('company.registered_address')).toEqual(
      [],
    );
    const withheldCompany = {
      ...acme,
      siege: { adresse: '[NON-DIFFUSIBLE]', libelle_commune: '[NON-DIFFUSIBLE]' },
    };
    expect(JSON.stringify((await lookUp(priorKnowledge([SIREN]), [withheldCompany])).evidence)).not.toContain(
      'DIFFUSIBLE',
    );
  });

  it('reads the address from its older field, and reports a company that has ceased as closed', async () => {
    const closedCompany = {
      ...acme,
      siege: { adresse_complete: '2 RUE ANCIENNE 69001 LYON' },
      etat_administratif: 'C',
    };
    const { values } = await lookUp(priorKnowledge([SIREN]), [closedCompany]);
    expect(values('company.registered_address')).toEqual(['2 Rue Ancienne 69001 Lyon']);
    expect(values('company.company_status')).toEqual(['closed']);
  });

  it.each([['NN'], ['00'], ['constructor'], [21]])(
    'returns no headcount range for the band %p',
    async (band) => {
      const { values } = await lookUp(priorKnowledge([SIREN]), [{ ...acme, tranche_effectif_salarie: band }]);
      expect(values('company.employee_range')).toEqual([]);
    },
  );
});
