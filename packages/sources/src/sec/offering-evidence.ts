import type { Evidence, EvidenceValues, HighlightObservation, TeamMember } from '@firmlens/contract';
import { createFieldObserver } from '../parsing/field-observer';
import type { Observe, Provenance } from '../source';
import { createTeamMember, parsePersonName } from '@firmlens/text';

import { filingPage } from './edgar';
import type { Filer } from './filer';
import type { RelatedPerson } from './form-d';
import type { Offering } from './offerings';

type Round = EvidenceValues['funding.investment_history'];

/** The form states the year of incorporation, which can be later than the founding. */
const FOUNDING_CONFIDENCE = 0.6;
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export interface OfferingContext {
  match: { filer: Pick<Filer, 'cik'>; confidence: number };
  /** The company's name. */
  name: string;
  /** The first day on which an offering counts as news and its people as still in office. */
  since: string;
  people: boolean;
}

/** Converts a company's offerings (newest first) to evidence of its rounds, its people and its legal form. */
export function offeringEvidence(
  observe: Observe,
  offerings: readonly Offering[],
  context: OfferingContext,
): Evidence[] {
  const [latest] = offerings;
  return [
    ...offerings.flatMap((offering) => roundEvidence(observe, offering, context)),
    ...(latest === undefined ? [] : issuerEvidence(observe, latest, context)),
  ];
}

function roundEvidence(
  observe: Observe,
  offering: Offering,
  { match, name, since }: OfferingContext,
): Evidence[] {
  const observeField = createFieldObserver(observe, provenanceOf(offering, match));
  const isNews = offering.noticedOn >= since;
  return [
    ...observeField('funding.investment_history', roundOf(offering)),
    ...observeField('signals.highlights', isNews ? highlightOf(offering, name) : null),
  ];
}

function issuerEvidence(
  observe: Observe,
  offering: Offering,
  { match, since, people }: OfferingContext,
): Evidence[] {
  const { form, filing } = offering;
  const provenance = provenanceOf(offering, match);
  const observeField = createFieldObserver(observe, provenance);
  const observeYear = createFieldObserver(observe, { ...provenance, confidence: FOUNDING_CONFIDENCE });
  const team = people && filing.filedOn >= since ? form.people.flatMap(memberOf) : [];
  return [
    ...observeField('company.company_type', form.entityType === 'Other' ? null : form.entityType),
    ...observeYear('company.founded_year', form.incorporatedIn),
    ...team.flatMap((member) => observeField('team.team_members', member)),
  ];
}

function provenanceOf({ filing }: Offering, { filer, confidence }: OfferingContext['match']): Provenance {
  return { url: filingPage(filer.cik, filing), confidence };
}

/**
 * Returns null if nothing has been sold yet or the form does not say. The form states neither stage nor
 * investors.
 */
function roundOf(offering: Offering): Round | null {
  const { sold } = offering.form;
  if (sold === null || sold === 0) return null;
  return {
    date: dayOfOffering(offering),
    stage: null,
    amount: sold,
    amount_usd: sold,
    currency: 'USD',
    valuation: null,
    valuation_usd: null,
    investors: [],
    lead_investors: [],
  };
}

function highlightOf(offering: Offering, name: string): HighlightObservation {
  const { sold, offered } = offering.form;
  const amounts = [
    sold === null ? null : `${dollars.format(sold)} sold`,
    offered === null ? null : `${dollars.format(offered)} offered`,
  ].filter((amount) => amount !== null);
  return {
    type: 'funding',
    title: `${name} filed notice of an offering of securities (Form D)`,
    date: offering.noticedOn,
    description: amounts.length === 0 ? null : `${amounts.join(' of ')}.`,
    entities: sold === null || sold === 0 ? {} : { amount: `USD ${sold}` },
    class: 'confirmed',
  };
}

/** Returns the day of the first sale, unless the form dates it after its own filing. */
function dayOfOffering({ form: { firstSaleOn }, filing, noticedOn }: Offering): string {
  return firstSaleOn !== null && firstSaleOn <= filing.filedOn ? firstSaleOn : noticedOn;
}

/** Skips companies, which the list of people also contains. */
function memberOf({ name, position }: RelatedPerson): TeamMember[] {
  const personName = parsePersonName(name);
  return personName === null ? [] : [createTeamMember(personName, position)];
}
