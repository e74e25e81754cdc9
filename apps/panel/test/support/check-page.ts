import { readFileSync } from 'node:fs';
import { waitUntil } from '@firmlens/testkit';
import type { Page, ViewportSize } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const PHONE = { width: 390, height: 844 } as const;
const DESK = { width: 1_280, height: 900 } as const;
const SCHEMES = ['light', 'dark'] as const;

/** Waits until the page shows its content. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await page.locator('[aria-busy=true], .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
}

/** Returns what axe finds wrong with the page: WCAG 2.2 AA and best practices. */
async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate<string[]>(
    `axe.run(document).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(': '))))`,
  );
}

/** Returns by how many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('Math.max(0, document.documentElement.scrollWidth - window.innerWidth)');

/**
 * Returns what is wrong with the page as it stands, in light and dark, on a phone and a desk: what axe finds, and
 * horizontal scrolling. Waits for its heading first. Leaves the page light, in the last size.
 */
export async function problemsOf(
  page: Page,
  sizes: readonly ViewportSize[] = [PHONE, DESK],
): Promise<string[]> {
  const problems: string[] = [];
  // A page that was just opened is empty until its script has run.
  await page.locator('h1').first().waitFor();
  for (const colorScheme of [...SCHEMES].reverse()) {
    await page.emulateMedia({ colorScheme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      // Transitions change the colours that axe reads.
      await waitUntil(() => page.evaluate('document.getAnimations().length === 0'), { what: 'transitions' });
      const where = `${colorScheme}, ${size.width} px`;
      const found = await accessibilityProblems(page);
      const wider = await overflow(page);
      if (wider > 0) found.push(`${wider} px too wide`);
      problems.push(...found.map((problem) => `${where}: ${problem}`));
    }
  }
  return problems;
}
