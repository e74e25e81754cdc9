import { parseHtml } from './parse-html';
import { visibleText } from './visible-text';
import { budgetOfPage } from './work-budget';

function textOf(html: string): string {
  const $ = parseHtml(html, budgetOfPage('https://acme.example/'));
  return visibleText($.root().toArray(), 1_000);
}

test.each([
  ['<p><span data-count="240">0</span> employees</p>', '240 employees'],
  ['<p><span data-target="38000">0+</span> orders</p>', '38000+ orders'],
  ['<p><b data-purecounter-end="21"></b> people</p>', '21 people'],
  ['<p><span data-to-value="60">00</span> experts</p>', '60 experts'],
])('shows the number that a script counts up to: %s', (html, text) => expect(textOf(html)).toBe(text));

test.each([
  ['<p><span data-count="240">12</span> employees</p>', '12 employees'],
  ['<p><span data-target="3">0.5</span> mm</p>', '0.5 mm'],
  ['<p>Team <i data-target="3"></i></p>', 'Team'],
  ['<p><span data-count="many">0</span> employees</p>', '0 employees'],
  ['<p><span data-count="5"><b>0</b></span> likes</p>', '0 likes'],
])('leaves what is no such number: %s', (html, text) => expect(textOf(html)).toBe(text));
