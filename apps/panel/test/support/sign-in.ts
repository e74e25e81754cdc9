import type { Page } from 'playwright-core';
import { PASSWORD, type Service } from './start-service';

/** Opens the panel and signs in. */
export async function signIn(page: Page, { origin }: Pick<Service, 'origin'>, email: string): Promise<void> {
  await page.goto(`${origin}/panel/`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
}
