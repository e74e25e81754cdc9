import type { Evidence, TeamMember } from '@firmlens/contract';
import { dayOf, type JsonObject, objectOf, itemsOf, textOf, valueAt } from '../parsing/json-values';
import { titleCase, createTeamMember, normaliseCityName } from '@firmlens/text';
import { industryOfNace } from '../parsing/nace-industry';
import { firstGivenName, formatRegisteredName } from '../parsing/registered-name';

import { createFieldObserver } from '../parsing/field-observer';
import { lookupCode } from '../parsing/lookup-code';
import type { Observe, Provenance } from '../source';

import { EMPLOYEE_RANGES, LEGAL_FORMS } from './register-codes';

/** A company's entry, verified to have the requested number. */
export interface FrenchCompany {
  siren: string;
  /** The legal name first. */
  names: [string, ...string[]];
  fields: JsonObject;
}

const MAX_RESULTS = 25;
const MAX_TEXT = 200;
const MAX_DIRECTORS = 50;
const SOLE_TRADER = '1000';
/**
 * A registered office is mostly also the headquarters, and an activity code mostly indicates the industry.
 */
const INFERRED = 0.5;
/** Placeholder for facts withheld from the public on request. */
const WITHHELD = /non[- ]diffusible/i;
/** Auditors are not part of the company. */
const AUDITOR = /commissaire aux comptes/i;

/** Finds the company of this number in a search response, or returns null. */
export function parseFrenchCompany(response: unknown, siren: string): FrenchCompany | null {
  const fields = itemsOf(valueAt(response, 'results'), MAX_RESULTS)
    .map(objectOf)
    .find((result) => result['siren'] === siren);
  // The full name ends with short names in brackets.
  const full = publicText(fields?.['nom_complet'])?.replace(/\s*\([^()]*\)$/, '');
  const [legal, ...others] = [publicText(fields?.['nom_raison_sociale']), full].filter(
    (name) => name !== null && name !== undefined,
  );
  return fields === undefined || legal === undefined ? null : { siren, names: [legal, ...others], fields };
}

/** Converts the entry to evidence about the company. */
export function frenchCompanyEvidence(
  { siren, names, fields }: FrenchCompany,
  observe: Observe,
  provenance: Provenance,
): Evidence[] {
  const observeField = createFieldObserver(observe, provenance);
  const inferField = createFieldObserver(observe, { ...provenance, confidence: INFERRED });
  const created = dayOf(fields['date_creation']);
  const registeredOffice = objectOf(fields['siege']);
  const city = publicText(registeredOffice['libelle_commune']) ?? '';
  const activity = activityCode(fields['activite_principale']);
  const isInFrance =
    typeof registeredOffice['code_postal'] === 'string' && /^\d{5}$/.test(registeredOffice['code_postal']);
  return [
    ...observeField('company.legal_name', names[0]),
    ...observeField('company.company_number', siren),
    ...observeField('company.company_status', statusOf(fields)),
    ...observeField('company.company_type', lookupCode(LEGAL_FORMS, fields['nature_juridique'])),
    ...observeField('company.jurisdiction', 'FR'),
    ...observeField('company.date_of_creation', created),
    ...observeField('company.founded_year', created === null ? null : Number(created.slice(0, 4))),
    ...observeField(
      'company.registered_address',
      registeredAddress(fields['nature_juridique'], registeredOffice),
    ),
    ...observeField(
      'company.employee_range',
      lookupCode(EMPLOYEE_RANGES, fields['tranche_effectif_salarie']),
    ),
    ...observeField('company.sic_codes', activity),
    // Strips the district of `PARIS 15` and `LYON 3EME ARRONDISSEMENT`.
    ...inferField('company.headquarter_city', normaliseCityName(titleCase(city.replace(/ \d.*$/, '')))),
    ...inferField('company.headquarter_country', isInFrance ? 'France' : null),
    ...inferField('business.industries', activity === null ? null : industryOfNace(activity)),
  ];
}

/** Returns the natural persons who direct the company. Dates of birth are never read. */
export function readDirectors({ fields }: FrenchCompany): TeamMember[] {
  return itemsOf(fields['dirigeants'], MAX_DIRECTORS).flatMap((director) => {
    const { type_dirigeant, nom, prenoms, qualite } = objectOf(director);
    const name = formatRegisteredName(firstGivenName(prenoms), nom);
    const position = textOf(qualite, MAX_TEXT);
    const isPerson = type_dirigeant === 'personne physique';
    if (!isPerson || name === null || WITHHELD.test(name) || AUDITOR.test(position ?? '')) return [];
    return [createTeamMember(name, position)];
  });
}

/** `A` means active, `C` means ceased. Only ceased companies have a closing date. */
function statusOf({ etat_administratif, date_fermeture }: JsonObject): 'active' | 'closed' | null {
  if (etat_administratif === 'A') return 'active';
  return etat_administratif === 'C' || dayOf(date_fermeture) !== null ? 'closed' : null;
}

/** Null for a sole trader, whose home it may be. */
function registeredAddress(legalForm: unknown, registeredOffice: JsonObject): string | null {
  if (legalForm === SOLE_TRADER) return null;
  const address = publicText(registeredOffice['adresse']) ?? publicText(registeredOffice['adresse_complete']);
  return address === null ? null : titleCase(address);
}

/** Returns a code of the French activity classification (NAF), unchanged. */
function activityCode(value: unknown): string | null {
  return typeof value === 'string' && /^\d{2}\.\d{1,2}[A-Z]?$/.test(value) ? value : null;
}

function publicText(value: unknown): string | null {
  const text = textOf(value, MAX_TEXT);
  return text === null || WITHHELD.test(text) ? null : text;
}
