import { lookup } from 'node:dns/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** A host of one of the public sources. */
const PROBE = 'www.wikidata.org';
const PATIENCE_MS = 2_000;

/** Whether the names of public sources can be resolved here; an answer that takes long counts as none. */
export async function hasNetwork(): Promise<boolean> {
  const resolved = lookup(PROBE).then(
    () => true,
    () => false,
  );
  return Promise.race([resolved, delay(PATIENCE_MS, false, { ref: false })]);
}
