import type { DataModule } from '@firmlens/contract';
import { buildModule } from '../build-module';
import { fieldsOfSources } from '../merge/trust';
import { idsOfUsed, type Piece } from '../rank-evidence';
import { type Difference, differencesOf } from './differences';

/** A module as it was built, and what it was built from. */
export interface ReplaySource {
  module: DataModule;
  /** When it was built: ages are those of then. */
  builtAt: Date;
  /** All evidence of its batch. */
  evidence: readonly Piece[];
  /** The sources that responded in full. */
  responded: readonly string[];
  /** The data to compare with: JSON text. */
  data: string;
}

/** A module as the rules of today build it. */
export interface ReplayedModule {
  module: DataModule;
  data: object;
  /** The ids of the evidence that it uses. */
  used: ReadonlySet<bigint>;
  /** What differs from the data to compare with. Paths begin with the module. */
  changes: Difference[];
}

/** Builds a module again, from the evidence and as of the time of the first. The same rules build the same data. */
export function replayModule(
  { module, builtAt, evidence, responded, data: before }: ReplaySource,
  { domain, minConfidence }: { domain: string; minConfidence: number | null },
): ReplayedModule {
  const { data, used } = buildModule(
    module,
    evidence.map(({ item }) => item),
    { domain, now: builtAt, minConfidence, queriedFields: fieldsOfSources(responded) },
  );
  return {
    module,
    data,
    used: idsOfUsed(evidence, used),
    changes: differencesOf(JSON.parse(before), asStored(data), module),
  };
}

/** Returns data as they are once stored: JSON, whose texts have no NULs and no halves of characters. */
const asStored = (data: object): unknown =>
  JSON.parse(JSON.stringify(data), (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  );
