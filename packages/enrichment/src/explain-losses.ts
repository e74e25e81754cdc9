import type { EvidenceField } from '@firmlens/contract';
import { textKey } from './merge/name-keys';
import { trustRank } from './merge/trust';
import type { UnusableReason } from './merge/usable';

/**
 * Why a value does not use a piece of evidence. `agrees`: it states the value that is used. `less_trusted`, `older`,
 * `less_certain`: what decided between it and the evidence that is used. `rule`: a rule of the field, such as that
 * records of another legal entity do not count.
 */
type LossReason = UnusableReason | 'agrees' | 'less_trusted' | 'older' | 'less_certain' | 'rule';

/** Ranked evidence with its place in the field's order of trust (0: the most trusted), and why it lost if it did. */
type Explained<Item> = Item & { trust_rank: number; lost_because?: LossReason };

/** Lists take the values of all sources, so trust decides about these fields alone. */
const WITH_ONE_VALUE: ReadonlySet<EvidenceField> = new Set<EvidenceField>([
  'company.name',
  'company.description',
  'company.founded_year',
  'company.company_status',
  'company.phone',
  'company.email',
  'company.linkedin_url',
  'company.facebook_url',
  'company.twitter_url',
  'company.headquarter_country',
  'company.headquarter_city',
  'company.registered_address',
  'company.employee_count',
  'company.employee_range',
  'company.legal_name',
  'company.company_number',
  'company.company_type',
  'company.date_of_creation',
  'company.jurisdiction',
  'business.target_audience',
  'funding.funding_stage',
  'funding.last_valuation',
  'signals.ai_insights',
]);

/** What `rankEvidence` returns, also with values withheld as null. */
interface Ranked {
  field: string;
  value: unknown;
  source: string;
  observed_at: string;
  confidence: number;
  unused_reason?: string;
}

/** What is known of the evidence that the value of a field uses. */
interface Used {
  /** The most trusted piece. */
  winner: Ranked;
  stated: Set<string | null>;
}

/** Says of each piece of ranked evidence why it lost, as the merge decided. A value that is null agrees with none. */
export function explainLosses<Item extends Ranked>(evidence: readonly Item[]): Explained<Item>[] {
  const byField = new Map<string, Used>();
  for (const item of evidence) {
    if (item.unused_reason !== undefined) continue;
    const used = byField.get(item.field) ?? { winner: item, stated: new Set() };
    used.stated.add(statementOf(item));
    byField.set(item.field, used);
  }
  return evidence.map((item) => ({
    ...item,
    trust_rank: rankOf(item),
    ...(item.unused_reason === undefined ? {} : { lost_because: reasonOf(item, byField.get(item.field)) }),
  }));
}

const rankOf = ({ field, source }: Pick<Ranked, 'field' | 'source'>): number =>
  trustRank(field as EvidenceField, source);

/** The same for values that state the same, whatever the case and the punctuation of a text; null for records. */
function statementOf({ value }: Pick<Ranked, 'value'>): string | null {
  if (typeof value === 'string') return textKey(value);
  return typeof value === 'number' ? String(value) : null;
}

function reasonOf(item: Ranked, used: Used | undefined): LossReason {
  const { unused_reason: reason } = item;
  if (reason === 'implausible' || reason === 'low_confidence') return reason;
  const statement = statementOf(item);
  if (statement !== null && used?.stated.has(statement) === true) return 'agrees';
  return used !== undefined && WITH_ONE_VALUE.has(item.field as EvidenceField)
    ? difference(item, used.winner)
    : 'rule';
}

/** What made the winner win, in the order in which the merge compares. If the loser is ahead, a rule decided. */
function difference(loser: Ranked, winner: Ranked): LossReason {
  const byTrust = rankOf(loser) - rankOf(winner);
  if (byTrust !== 0) return byTrust > 0 ? 'less_trusted' : 'rule';
  const byTime = Date.parse(winner.observed_at) - Date.parse(loser.observed_at);
  if (byTime !== 0) return byTime > 0 ? 'older' : 'rule';
  return loser.confidence < winner.confidence ? 'less_certain' : 'rule';
}
