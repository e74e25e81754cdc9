import type { CompanyView } from '@firmlens/panel-contract';
import { company } from '../../../texts/company';
import { shortDate } from '../dates';
import type { Subject } from './find-pieces';

const LABELS: Readonly<Record<string, string | undefined>> = company.facts;

/** Names for people what evidence is shown for: a fact, or an item of a list as the page shows it. */
export function subjectTitle({ field, item }: Subject, data: CompanyView['data']): string {
  if (item !== undefined) return itemTitle(field, item, data);
  const name = field.split('.', 2)[1] ?? field;
  return LABELS[name] ?? name.replaceAll('_', ' ');
}

/** Signals are found by their page, and funding rounds by their day. */
function itemTitle(field: string, item: string, { signals, funding }: CompanyView['data']): string {
  if (field === 'signals.highlights') {
    return signals?.highlights?.find(({ entities }) => entities?.['source_url'] === item)?.title ?? item;
  }
  if (field === 'funding.investment_history') {
    const round = funding?.investment_history?.find(({ date, stage }) => date === item || stage === item);
    if (round === undefined) return shortDate(item);
    return [round.stage ?? company.unnamed, round.date && shortDate(round.date)].filter(Boolean).join(', ');
  }
  return item;
}
