import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoSites } from '@firmlens/simulator';

const sites = Object.entries(demoSites()).flatMap(([host, site]) =>
  typeof site === 'string' ? [{ host, site }] : [],
);

async function textFiles(folder: string): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return { file, text: await readFile(file, 'utf8') };
      }),
  );
}

describe('the demo companies', () => {
  test('has at least six companies with a site, and one whose ports are closed', () => {
    expect(sites.length).toBeGreaterThanOrEqual(6);
    expect(Object.values(demoSites())).toContain(null);
  });

  test.each(sites)('$host uses only email addresses under .example', async ({ site }) => {
    for (const { text } of await textFiles(site)) {
      for (const [, host] of text.matchAll(/[\w.+-]{1,64}@([\w-]{1,63}(?:\.[a-z]{2,12}){1,3})/g)) {
        expect(host).toMatch(/\.example$/);
      }
    }
  });
});
