import { deleteOldLooks, deleteOldWatchSignals, exportAccount, forgetPerson } from '@firmlens/domain';
import { highlight } from './support/signals';
import { newDomain, type TestAccount, type TestDomain } from './support/test-domain';
import { look, passTime, setUpWatches, toldTitles, watch } from './support/watches';

let domain: TestDomain;
let account: TestAccount;
setUpWatches((opened) => ({ domain, account } = opened));

const APPOINTED = highlight({
  ...{ type: 'leadership', title: 'Tanner appoints Ada Sample as CEO', date: '2026-11-20' },
  entities: { person: 'Ada Sample', source_url: 'https://tanner.example/ada' },
});
const OFFICE = highlight({
  ...{ type: 'expansion', title: 'Tanner opens an office in Oslo', date: '2026-11-20' },
  entities: { source_url: 'https://tanner.example/oslo' },
});

/** A watch that told both events. */
async function watchThatTold(): Promise<string> {
  const id = await watch(domain, account, [newDomain()]);
  await look(domain);
  await passTime(domain, 7.1);
  await look(domain, () => ({ highlights: [APPOINTED, OFFICE] }));
  expect(await toldTitles(domain, id)).toHaveLength(2);
  return id;
}

const deliveries = () => domain.db.delivery.count({ where: { accountId: account.accountId } });

test('a person who is forgotten is in no event that was told, and in none that is owed', async () => {
  const id = await watchThatTold();
  await forgetPerson(domain.db, { name: 'Ada Sample', domain: null }, async () => undefined);
  expect(await toldTitles(domain, id)).toEqual(['Tanner opens an office in Oslo']);
  expect(await deliveries()).toBe(1);
});

test('what a watch has not seen for 13 months is deleted, with its deliveries', async () => {
  const id = await watchThatTold();
  await domain.sql(
    `UPDATE watch_signals SET seen_at = seen_at - interval '14 months' WHERE watch_id = $1 AND type = 'expansion'`,
    [id],
  );
  expect(await deleteOldWatchSignals(domain.db)).toBe(1);
  expect(await deleteOldWatchSignals(domain.db)).toBe(0);
  expect(await toldTitles(domain, id)).toEqual(['Tanner appoints Ada Sample as CEO']);
  expect(await deliveries()).toBe(1);
});

test('looks that ended two months ago are deleted, and not those of the month, however short the retention is', async () => {
  const id = await watchThatTold();
  await domain.sql(
    `UPDATE lists SET ended_at = ended_at - interval '63 days' WHERE id = (SELECT min(id) FROM lists WHERE watch_id = $1)`,
    [id],
  );
  expect(await deleteOldLooks(domain.db, 1)).toBe(1);
  expect(await domain.db.list.count({ where: { watchId: id } })).toBe(1);
});

test('the export of an account has its watches, their companies and what they told', async () => {
  await watchThatTold();
  const lines: string[] = [];
  const written = await exportAccount(domain.db, account.accountId, (line) => void lines.push(line));
  expect(written).toMatchObject({ watches: 1, watch_companies: 1, watch_signals: 2 });
  expect(lines.join('')).toContain('Tanner opens an office in Oslo');
});
