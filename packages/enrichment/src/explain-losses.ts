import { DATA_SCHEMAS, type EvidenceField } from '@firmlens/contract';
import { type ContractField, DERIVED_FIELDS } from './derived-fields';
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

/** What a schema of the contract says of its form. */
interface Form {
  type?: string;
  const?: unknown;
  anyOf?: readonly Form[];
  patternProperties?: object;
}

const FORMS: Record<string, { properties: Record<string, Form> } | undefined> = DATA_SCHEMAS;

/**
 * Whether a field has one value, so that trust decides about its evidence alone. Lists, records of lists and their counts
 * take the values of all sources.
 */
function hasOneValue(field: string): boolean {
  const [module = '', name = ''] = field.split('.');
  const form = FORMS[module]?.properties[name];
  if (form === undefined) return false;
  const sources: readonly string[] = DERIVED_FIELDS[field as ContractField]?.from ?? [];
  const isCount = sources.some((source) => field === `${source}_count`);
  const isList = (form.anyOf ?? [form]).some(
    ({ type, patternProperties }) => type === 'array' || patternProperties !== undefined,
  );
  return !isCount && !isList;
}

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
  return used !== undefined && hasOneValue(item.field) ? difference(item, used.winner) : 'rule';
}

/** What made the winner win, in the order in which the merge compares. If the loser is ahead, a rule decided. */
function difference(loser: Ranked, winner: Ranked): LossReason {
  const byTrust = rankOf(loser) - rankOf(winner);
  if (byTrust !== 0) return byTrust > 0 ? 'less_trusted' : 'rule';
  const byTime = Date.parse(winner.observed_at) - Date.parse(loser.observed_at);
  if (byTime !== 0) return byTime > 0 ? 'older' : 'rule';
  return loser.confidence < winner.confidence ? 'less_certain' : 'rule';
}
