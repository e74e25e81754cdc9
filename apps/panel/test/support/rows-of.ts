import { waitUntil } from '@firmlens/testkit';
import type { Page } from 'playwright-core';

const bodyRows = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr, tfoot tr');

/** Returns the texts of each row of a table, without its head. */
export async function rowsOf(page: Page, table: string): Promise<string[][]> {
  const rows = await bodyRows(page, table).all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

/** Waits until a table has so many rows. */
export const rowCount = (page: Page, table: string, length: number) =>
  waitUntil(async () => (await bodyRows(page, table).count()) === length, { what: `${length} rows` });
