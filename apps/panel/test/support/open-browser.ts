import { type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { findChromium } from './chromium';

const executablePath = findChromium();
if (executablePath === null)
  process.stderr.write('The tests of the panel in a browser are skipped: there is no chromium on PATH.\n');

/** `describe`, or its `skip` where there is no Chromium. */
export const describeInBrowser = executablePath === null ? describe.skip : describe;

/** A shared machine can be slow, and what is there costs no wait. */
const PATIENCE_MS = 90_000;

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Starts Chromium. Its pages record what the browser complains about. */
export async function openBrowser(options: LaunchOptions = {}) {
  if (executablePath === null) throw new Error('there is no chromium on PATH');
  // Chromium refuses its own sandbox to root, as which containers run.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args, ...options });
  const complaints: string[] = [];
  return {
    /** Errors of scripts, violations of the Content-Security-Policy and other errors in the console. */
    complaints: complaints as readonly string[],
    /** Forgets complaints that a test provokes. */
    forgive(pattern: RegExp): void {
      const others = complaints.filter((complaint) => !pattern.test(complaint));
      complaints.splice(0, complaints.length, ...others);
    },
    /** Opens a window of its own, with no cookies. */
    async newPage(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 1_280, height: 900 }, ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message.text())) complaints.push(message.text());
      });
      return page;
    },
    /** Closes every window. What is left open goes on to ask the service. */
    async closePages(): Promise<void> {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    close: () => browser.close(),
  };
}

/** Chromium writes a line for every response that refuses something, which the tests provoke. */
const isRefusal = (text: string): boolean => /^Failed to load resource: .* status of 4\d\d /.test(text);
