import { type DataModule, type Evidence, personKey } from '@firmlens/contract';
import type { Database, Transaction } from '../database';
import { jsonText } from '../database/json-text';
import { hashName, nameMatcher } from './hashed-name';
import { omitFromEvidence, omitFromModule, namesAnyone } from './omit-people';

/** Rows per page. */
const PAGE = 500;

/** Whom to forget, and for which company; null for all. */
export interface ForgetRequest {
  name: string;
  domain: string | null;
}

export interface PersonForgotten {
  nameHash: Uint8Array;
  /** The companies from which something was removed, in alphabetical order. */
  companies: string[];
}

interface Removal {
  db: Database;
  isNamed: (text: string) => boolean;
  /** Empty for all companies. */
  domain: string;
  touched: Set<string>;
}

/** Adds a person to the list of forgotten people, which leaves them out from now on. Returns the name's hash. */
export async function listAsForgotten(tx: Transaction, { name, domain }: ForgetRequest): Promise<Uint8Array> {
  const { nameHash, words } = hashName(name);
  const key = { nameHash, domain: domain ?? '' };
  await tx.forgottenPerson.upsert({
    where: { nameHash_domain: key },
    create: { ...key, words },
    update: {},
  });
  return nameHash;
}

/**
 * Adds a person to the list of forgotten people, and immediately removes whatever names them: evidence, stored
 * responses, results of batches, company data, what watches told, and first answers to idempotency keys.
 * `dropCopies` makes other processes drop their copies of a company; it is called before and after each change, so
 * that the next run completes an interrupted one. Repeating it is harmless. A second run removes what a batch
 * stores meanwhile.
 */
export async function forgetPerson(
  db: Database,
  { name, domain }: ForgetRequest,
  dropCopies: (domain: string) => Promise<void>,
): Promise<PersonForgotten> {
  const hashed = hashName(name);
  const isExactly = nameMatcher([hashed]);
  const letters = personKey(name);
  // Almost no text contains the letters at all, and hashing sequences of words is slow.
  const isNamed = (text: string) => personKey(text).includes(letters) && isExactly(text);
  const removal: Removal = { db, isNamed, domain: domain ?? '', touched: new Set() };
  await listAsForgotten(db, { name, domain });
  // It is unknown whom a stored response names. Deleting all costs one full response each.
  await db.$executeRaw`TRUNCATE kept_answers`;
  await removeFromEvidence(removal);
  await removeFromChanges(removal);
  await removeFromBatches(removal);
  await removeStoredResponses(removal);
  await removeFromFile(removal, dropCopies);
  await removeFromSignals(removal);
  await removeFromWatches(removal);
  await removeFirstAnswers(removal);
  return { nameHash: hashed.nameHash, companies: [...removal.touched].sort() };
}

async function removeFromEvidence({ db, isNamed, domain, touched }: Removal): Promise<void> {
  type Row = Evidence & { id: bigint; domain: string };
  let after = 0n;
  for (;;) {
    const rows: Row[] = await db.$queryRaw`
      SELECT e.id, b.domain, e.field, e.value, e.url FROM evidence e JOIN batches b ON b.id = e.batch_id
      WHERE e.id > ${after}::bigint AND (${domain} = '' OR b.domain = ${domain}) ORDER BY e.id LIMIT ${PAGE}::int`;
    const changes = rows.flatMap((row) => {
      const left = omitFromEvidence(row, isNamed);
      return left === row ? [] : [{ row, left }];
    });
    const gone = changes.filter(({ left }) => left === null).map(({ row }) => row.id);
    const changed = changes.flatMap(({ row, left }) =>
      left === null ? [] : [{ id: String(row.id), value: left.value, url: left.url }],
    );
    await db.$executeRaw`DELETE FROM evidence WHERE id = ANY (${gone}::bigint[])`;
    await db.$executeRaw`
      UPDATE evidence e SET value = c.value, url = c.url
      FROM jsonb_to_recordset(${jsonText(changed)}::jsonb) AS c(id bigint, value jsonb, url text) WHERE e.id = c.id`;
    for (const { row } of changes) touched.add(row.domain);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Observed changes are reported as evidence, so they are treated as such. */
async function removeFromChanges({ db, isNamed, domain, touched }: Removal): Promise<void> {
  type Row = Evidence & { domain: string; key: string };
  let after = { domain: '', key: '' };
  for (;;) {
    const rows: Row[] = await db.$queryRaw`
      SELECT domain, key, 'signals.highlights' AS field, highlight AS value, url FROM observed_changes
      WHERE (domain, key) > (${after.domain}, ${after.key}) AND (${domain} = '' OR domain = ${domain})
      ORDER BY domain, key LIMIT ${PAGE}::int`;
    for (const row of rows) {
      const left = omitFromEvidence(row, isNamed);
      if (left === row) continue;
      const where = { domain: row.domain, key: row.key };
      if (left === null) await db.observedChange.deleteMany({ where });
      else await db.observedChange.updateMany({ where, data: { url: left.url } });
      touched.add(row.domain);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

interface ModuleRow {
  domain: string;
  batchId: string;
  module: DataModule;
  /** JSON text. */
  data: string;
}

/** Returns the rows whose data name the person, with the remaining data. */
function changedModules(rows: readonly ModuleRow[], isNamed: Removal['isNamed']) {
  return rows.flatMap((row) => {
    const data = JSON.parse(row.data) as object;
    const left = omitFromModule(row.module, data, isNamed);
    return left === data ? [] : [{ ...row, data: left }];
  });
}

async function removeFromBatches({ db, isNamed, domain, touched }: Removal): Promise<void> {
  let after = { batchId: '', module: '' };
  for (;;) {
    const rows: ModuleRow[] = await db.$queryRaw`
      SELECT b.domain, m.batch_id AS "batchId", m.module, m.data::text AS data
      FROM batch_modules m JOIN batches b ON b.id = m.batch_id
      WHERE (m.batch_id, m.module) > (${after.batchId}, ${after.module}) AND (${domain} = '' OR b.domain = ${domain})
      ORDER BY m.batch_id, m.module LIMIT ${PAGE}::int`;
    const changed = changedModules(rows, isNamed);
    await db.$executeRaw`
      UPDATE batch_modules m SET data = c.data
      FROM json_to_recordset(${jsonText(changed)}::json) AS c("batchId" text, module text, data json)
      WHERE m.batch_id = c."batchId" AND m.module = c.module`;
    for (const row of changed) touched.add(row.domain);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/**
 * Deletes every stored response about the companies in which the person was found, and any other that names
 * them.
 */
async function removeStoredResponses({ db, isNamed, domain, touched }: Removal): Promise<void> {
  let after = { domain: '', source: '' };
  for (;;) {
    const rows: { domain: string; source: string; evidence: unknown; clues: unknown }[] = await db.$queryRaw`
      SELECT domain, source, evidence, clues FROM source_answers
      WHERE (domain, source) > (${after.domain}, ${after.source}) AND (${domain} = '' OR domain = ${domain})
      ORDER BY domain, source LIMIT ${PAGE}::int`;
    for (const { domain: name, evidence, clues } of rows) {
      if (namesAnyone([evidence, clues], isNamed)) touched.add(name);
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last;
  }
  await db.$executeRaw`DELETE FROM source_answers WHERE domain = ANY (${[...touched]}::text[])`;
}

async function removeFromFile(
  { db, isNamed, domain, touched }: Removal,
  dropCopies: (domain: string) => Promise<void>,
): Promise<void> {
  if (domain !== '') await dropCopies(domain);
  let after = { domain: '', module: '' };
  for (;;) {
    const rows: ModuleRow[] = await db.$queryRaw`
      SELECT domain, batch_id AS "batchId", module, data::text AS data FROM company_modules
      WHERE (domain, module) > (${after.domain}, ${after.module}) AND (${domain} = '' OR domain = ${domain})
      ORDER BY domain, module LIMIT ${PAGE}::int`;
    for (const { data, ...row } of changedModules(rows, isNamed)) {
      await dropCopies(row.domain);
      await db.$executeRaw`
        UPDATE company_modules SET data = ${jsonText(data)}::json
        WHERE domain = ${row.domain} AND module = ${row.module} AND batch_id = ${row.batchId}`;
      await db.$executeRaw`SELECT upsert_known_company(${row.domain})`;
      await dropCopies(row.domain);
      touched.add(row.domain);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/**
 * Rebuilds the signals of every company with one that names the person: their sources no longer name anybody.
 */
async function removeFromSignals({ db, isNamed, domain, touched }: Removal): Promise<void> {
  type Row = { id: bigint; domain: string; texts: unknown };
  const named = new Set<string>();
  let after = 0n;
  for (;;) {
    const rows: Row[] = await db.$queryRaw`
      SELECT id, domain, json_build_array(title, description, entities, evidence) AS texts FROM signals
      WHERE id > ${after}::bigint AND (${domain} = '' OR domain = ${domain}) ORDER BY id LIMIT ${PAGE}::int`;
    for (const row of rows) {
      if (namesAnyone(row.texts, isNamed)) named.add(row.domain);
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  for (const name of named) {
    await db.$executeRaw`SELECT sync_signals(${name})`;
    touched.add(name);
  }
}

/** Deletes what watches know of events that name the person, with the events that told them. */
async function removeFromWatches({ db, isNamed, domain, touched }: Removal): Promise<void> {
  type Row = { id: bigint; deliveryId: bigint | null; domain: string; texts: unknown };
  let after = 0n;
  for (;;) {
    const rows: Row[] = await db.$queryRaw`
      SELECT id, delivery_id AS "deliveryId", domain, json_build_array(title, entities, told) AS texts FROM watch_signals
      WHERE id > ${after}::bigint AND (${domain} = '' OR domain = ${domain}) ORDER BY id LIMIT ${PAGE}::int`;
    const named = rows.filter(({ texts }) => namesAnyone(texts, isNamed));
    const told = named.flatMap(({ deliveryId }) => deliveryId ?? []);
    // Deliveries first: a run that completes an interrupted one finds them by what was told.
    await db.delivery.deleteMany({ where: { id: { in: told } } });
    await db.watchSignal.deleteMany({ where: { id: { in: named.map(({ id }) => id) } } });
    for (const row of named) touched.add(row.domain);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Deletes answers that name the person and would be given again to a request with the same idempotency key. */
async function removeFirstAnswers({ db, isNamed, domain }: Removal): Promise<void> {
  let after = { accountId: 0, key: '' };
  for (;;) {
    const rows: { accountId: number; key: string; body: string }[] = await db.$queryRaw`
      SELECT account_id AS "accountId", key, body FROM idempotent_answers
      WHERE (account_id, key) > (${after.accountId}::int, ${after.key}) AND strpos(body, ${domain}) > 0
      ORDER BY account_id, key LIMIT ${PAGE}::int`;
    const named = rows.filter(({ body }) => namesAnyone(JSON.parse(body), isNamed));
    for (const { accountId, key } of named)
      await db.idempotentAnswer.deleteMany({ where: { accountId, key } });
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
