import { demoSites, startSitePages } from '..';

describe('the pages of the demo sites', () => {
  it('are on this machine, with their own links, for every site that has any', async () => {
    const pages = await startSitePages(demoSites());
    try {
      expect([...pages.urls.keys()]).toContain('lumenfold.example');
      expect([...pages.urls.keys()]).not.toContain('silent-harbour.example');
      const url = pages.urls.get('lumenfold.example') ?? '';
      expect(new URL(url).hostname).toBe('127.0.0.1');
      const about = await fetch(`${url}/about`);
      expect([about.status, await about.text()]).toEqual([200, expect.stringContaining('Lumenfold')]);
      expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    } finally {
      await pages.close();
    }
  });
});
