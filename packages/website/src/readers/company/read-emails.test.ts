import { sampleSite, fieldValues } from '../sample-site';
import { readEmails } from './read-emails';

const emailsIn = (html: string, kind: 'home' | 'contact' | 'news' = 'contact') =>
  fieldValues(readEmails, 'company.email', sampleSite([{ html, kind }]));

test.each([
  ['a link', '<a href="mailto:Info@Acme-Robotics.example?subject=Hi%20there">Mail</a>'],
  ['text', '<p>Write to info@acme-robotics.example.</p>'],
  ['spelled-out text', '<p>info [at] acme-robotics [dot] example</p>'],
  ['German spelled-out text', '<p>E-Mail: info(ät)acme-robotics.example</p>'],
  [
    'Cloudflare’s protection',
    '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="422b2c242d0223212f276f302d202d362b21316c273a232f322e27">[email&#160;protected]</a>',
  ],
  [
    'markup',
    '<script type="application/ld+json">{"@type":"Organization","contactPoint":{"@type":"ContactPoint","email":"mailto:info@acme-robotics.example"}}</script>',
  ],
])('reads an address from %s', (_name, html) => {
  expect(emailsIn(html)).toEqual(['info@acme-robotics.example']);
});

test('reads a domain with accents in its registered form', () => {
  expect(emailsIn('<p>E-Mail: info@büro-nordwerk.de</p>')).toEqual(['info@xn--bro-nordwerk-dlb.de']);
});

test('prefers general mailboxes to special-purpose ones, and the company’s domain to others', () => {
  const emails = emailsIn(`<p>privacy@acme-robotics.example</p>
    <p>acme.robotics@gmail.com</p><p>hello@acme-robotics.example</p>`);
  expect(emails[0]).toBe('hello@acme-robotics.example');
  expect(emails).toContain('acme.robotics@gmail.com');
});

test('leaves out the mailboxes of staff, but not those of offices', () => {
  const listed = (...mailboxes: string[]) =>
    emailsIn(mailboxes.map((mailbox) => `<p>${mailbox}@acme-robotics.example</p>`).join(''));
  expect(listed('maya.lindqvist', 'o.brandt', 'anna')).toEqual([]);
  expect(listed('office.bergen', 'office.oslo', 'office.malmo')).toHaveLength(3);
});

test('the mailbox of a founder who gave the company its name is for everybody', () => {
  const input = sampleSite([{ html: '<p>maya@maya-robotics.example</p>' }], [], 'maya-robotics.example');
  expect(fieldValues(readEmails, 'company.email', input)).toEqual(['maya@maya-robotics.example']);
});

test('prefers a mailbox in the markup to a similar one on the contact page', () => {
  const mail = '<a href="mailto:info@acme-robotics.example">Mail</a>';
  const html = `<script type="application/ld+json">{"@type":"Organization","name":"Acme Robotics","email":"sales@acme-robotics.example"}</script>${mail}`;
  const input = sampleSite([{ html }, { path: '/contact', kind: 'contact', html: mail }]);
  expect(fieldValues(readEmails, 'company.email', input)).toEqual([
    'sales@acme-robotics.example',
    'info@acme-robotics.example',
  ]);
});

test('does not prefer a special-purpose mailbox in the markup', () => {
  const emails =
    emailsIn(`<script type="application/ld+json">{"@type":"Organization","name":"Acme Robotics","email":"press@acme-robotics.example"}</script>
    <a href="mailto:info@acme-robotics.example">Mail</a>`);
  expect(emails[0]).toBe('info@acme-robotics.example');
});

test.each([
  ['a placeholder', '<p>you@company.com, john.doe@example.com</p>'],
  ['the name of a picture', '<p>logo@2x.png</p>'],
  ['an address of a domain that does not exist', '<a href="mailto:info@other.example">x</a>'],
  ['an error collector', '<p>abc123@sentry.io.sentry.wixpress.com</p>'],
  ['a broken link', '<a href="mailto:%E0%A4%A">x</a><a href="mailto:">y</a><a data-cfemail="zz">z</a>'],
])('finds no e-mail address in %s', (_name, html) => {
  expect(emailsIn(html)).toEqual([]);
});

test('keeps five of ten thousand addresses', () => {
  const html = Array.from(
    { length: 10_000 },
    (_, at) => `<p>mail${String(at)}@acme-robotics.example</p>`,
  ).join('');
  expect(emailsIn(html)).toHaveLength(5);
});

test('reads no mailbox for applicants or the press, wherever it stands', () => {
  const mailboxes = '<p>jobs@acme-robotics.example</p><a href="mailto:press@acme-robotics.example">Press</a>';
  expect(emailsIn(mailboxes)).toEqual([]);
  expect(emailsIn('<a href="mailto:maya@acme-robotics.example">Maya</a>', 'news')).toEqual([]);
});

test('prefers a mailbox named like the company to that of a department', () => {
  const emails = emailsIn('<p>unit2@acme-robotics.example</p><p>acme@acme-robotics.example</p>');
  expect(emails[0]).toBe('acme@acme-robotics.example');
});

test('a person’s mailbox at another company is not the company’s', () => {
  expect(emailsIn('<p>maya.l@nordwerk.de</p>')).toEqual([]);
});

test('reads the address that a link shows rather than the one its template left behind', () => {
  const link = (href: string) => `<a href="mailto:${href}">acme.robotics@gmail.com</a>`;
  expect(emailsIn(link('info@pixel.example'))).toEqual(['acme.robotics@gmail.com']);
  expect(emailsIn(link('info@acme-robotics.example'))).toContain('info@acme-robotics.example');
});

test('the address of the template’s maker is not the company’s', () => {
  expect(emailsIn('<a href="mailto:hello@colorlib.com">Mail</a>')).toEqual([]);
});
