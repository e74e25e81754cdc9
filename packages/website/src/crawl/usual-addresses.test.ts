import { readOutline } from './page-outline';
import { guessKind } from './page-kind';
import { usualAddresses } from './usual-addresses';

const pathsTried = async (html: string, domain = 'acme.example'): Promise<string[]> => {
  const url = new URL(`https://${domain}/`);
  const outline = await readOutline(html, url.href);
  const linked = outline.links.map(({ href, text }) => {
    const address = new URL(href);
    return { url: address, kind: guessKind(address, domain, text).kind };
  });
  return usualAddresses({ url, outline }, linked).map(({ pathname }) => pathname);
};
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('');

describe('addresses that are tried without a link', () => {
  test('end like the links of the front page', async () => {
    expect(await pathsTried(links('/pumps.html', '/valves.html'))).toEqual(
      expect.arrayContaining(['/about.html', '/contact.html', '/team.html']),
    );
    expect(await pathsTried(links('/pumps/'))).toContain('/about/');
    expect(await pathsTried(links('/pumps'))).toContain('/about');
    expect(await pathsTried('<p>Hello</p>')).toEqual(expect.arrayContaining(['/about', '/about.html']));
  });

  test.each([
    ['the page', '<html lang="de-AT">', 'acme.example', '/impressum.html'],
    ["the domain's country", '', 'acme.dk', '/om-os.html'],
    [
      "the domain's country, though the page states another",
      '<html lang="en">',
      'acme.ch',
      '/impressum.html',
    ],
  ])('are in the language of %s', async (_, html, domain, path) => {
    expect(await pathsTried(html + links('/pumps.html'), domain)).toContain(path);
  });

  test('are none if the front page leads to several pages about the company', async () => {
    expect(await pathsTried(links('/about', '/contact'))).toEqual([]);
    expect(await pathsTried('<a href="#a">About us</a><a href="#c">Contact</a>')).toEqual([]);
  });

  test('are those of the legal notice if nothing leads to one', async () => {
    const menu = links('/ueber-uns.html', '/kontakt.html');
    expect(await pathsTried(`<html lang="de">${menu}`)).toEqual(['/impressum.html']);
    expect(await pathsTried(`<html lang="de">${menu}${links('/datenschutz.html')}`)).toEqual([]);
  });

  test('are few', async () => {
    expect(await pathsTried('<html lang="fr">', 'acme.it')).toHaveLength(8);
  });
});
