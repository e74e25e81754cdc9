import { sampleSite, fieldValues } from '../sample-site';
import { readJobListings } from './read-job-listings';

const jobs = (html: string) =>
  fieldValues(
    readJobListings,
    'team.job_listings',
    sampleSite([{ html: '' }, { path: '/careers', kind: 'careers', html }]),
  );

test('Cards that end in the same way to apply are openings, whatever their titles are', () => {
  const card = (title: string) =>
    `<div class="card"><span>Ny</span><div class="name">${title}</div><p>Vi bygger robotar i verkstaden och behöver hjälp.</p><a href="mailto:hr@acme.example?subject=${encodeURIComponent(title)}">Sök nu</a></div>`;
  const perk = (title: string) =>
    `<div class="card"><div class="name">${title}</div><p>Vi bjuder alla på det varje vecka.</p><a href="/${title.toLowerCase()}">Mer</a></div>`;
  const html = `<h1>Arbete</h1>${['Robotbyggare', 'Finsnickrare'].map(card).join('')}${['Frukt', 'Massage'].map(perk).join('')}`;
  expect(jobs(html)).toEqual([
    expect.objectContaining({ title: 'Robotbyggare' }),
    expect.objectContaining({ title: 'Finsnickrare' }),
  ]);
});

test('Lines above descriptions on a careers page are openings if most of them name roles', () => {
  const row = (title: string) =>
    `<li><div class="t">${title}</div><div class="d"><p>Ten years in a workshop</p></div></li>`;
  const list = (titles: string[]) => `<h1>Careers</h1><ul>${titles.map(row).join('')}</ul>`;
  expect(jobs(list(['Service Engineers', 'Sales Manager', 'Robot Whisperer']))).toHaveLength(3);
  expect(jobs(list(['Free lunch', 'A manager who listens', 'Training']))).toEqual([]);
});

test('A list of people with their positions is none of openings', () => {
  const html =
    '<h1>Careers</h1><h2>We are hiring</h2><h3>Jane Miller, Engineer</h3><p>Likes robots.</p><h3>Engineer of the year</h3><p>Won by us.</p>';
  expect(jobs(html)).toEqual([]);
});

test('A careers page whose only title is a role advertises it', () => {
  expect(jobs('<h1>Vacature Timmerman</h1><p>Je werkt in onze werkplaats.</p>')).toEqual([
    expect.objectContaining({ title: 'Timmerman' }),
  ]);
});

test.each([
  ['Avoimet työpaikat', ['Sähköasentaja', 'Projektipäällikkö']],
  ['Otvorena radna mjesta', ['Monter', 'Voditelj projekta']],
])('Bold lines below %p are openings', (heading, titles) => {
  const rows = titles.map((title) => `<li><b>${title}</b><br>Leeds</li>`).join('');
  expect(jobs(`<h2>${heading}</h2><ul>${rows}</ul>`).map(({ title }) => title)).toEqual(titles);
});

test('The headings within an advertisement are no openings', () => {
  const html = `<h1>Careers</h1><h2>Open positions</h2><h3>Engineer (m/f/d)</h3><h3>Employment type</h3><p>Full time</p><h3>Aufgaben</h3><p>Robots</p>`;
  expect(jobs(html).map(({ title }) => title)).toEqual(['Engineer (m/f/d)']);
});

test('Lines with facts about an opening are no openings', () => {
  const row = ([title, facts]: string[]) => `<li><h3>${title}</h3><p class="facts">${facts}</p></li>`;
  const rows = [
    ['Site foreman', 'Permanent · Supervisory'],
    ['Pipelayer', 'Vollzeit m/w/d'],
    ['Land surveyor', 'Hamburg ⏰ Technician'],
  ];
  const html = `<h1>Careers</h1><h2>Open positions</h2><ul>${rows.map(row).join('')}</ul>`;
  expect(jobs(html).map(({ title }) => title)).toEqual(['Site foreman', 'Pipelayer', 'Land surveyor']);
});

test('Contact details that stand twice on a careers page are no openings', () => {
  const phone = '<p><a href="tel:+49402345670">+49 40 2345670</a></p>';
  const contact = `<div class="name">Telefon</div>${phone}<div class="name">Adresse</div><p>Lange Reihe 5, Hamburg</p>`;
  expect(jobs(`<h1>Karriere</h1><section>${contact}</section><section>${phone}</section>`)).toEqual([]);
});

test("The company's name is no opening", () => {
  const html =
    '<h1>Careers</h1><h2>Open positions</h2><h3>Fitter</h3><p>Leeds</p><h3>Engineer</h3><p>Leeds</p><h3>Acme Robotics</h3><p>Write to us</p>';
  expect(jobs(html).map(({ title }) => title)).toEqual(['Fitter', 'Engineer']);
});

test('Openings count once if the site has them in several languages', () => {
  const page = (lang: string, path: string, titles: string[]) => ({
    path,
    kind: 'careers' as const,
    html: `<html lang="${lang}"><h1>Jobs</h1>${titles.map((title) => `<h2>${title} (m/w/d)</h2><p>Leeds</p>`).join('')}</html>`,
  });
  const site = sampleSite([
    { html: '' },
    page('de', '/karriere', ['Schlosser', 'Elektriker']),
    page('en', '/en/careers', ['Locksmith', 'Electrician']),
  ]);
  expect(fieldValues(readJobListings, 'team.job_listings', site)).toHaveLength(2);
  expect(fieldValues(readJobListings, 'team.job_listings_count', site)).toEqual([2]);
});

test('A label above a heading may say that what follows is a benefit', () => {
  const html = (label: string) =>
    `<h1>Karriere</h1><p>${label}</p><h2>Arbeiten mit feiner Technik</h2><p>Bei uns stehen gute Maschinen.</p>`;
  expect(jobs(html('Warum wir'))).toEqual([]);
});

test.each([
  ['Потрібен зварник', 'зварник'],
  ['Требуется токарь', 'токарь'],
])('%p on a page about openings advertises one, also above its pay', (heading, title) => {
  const html = `<h1>Вакансії</h1><h2>${heading}</h2><p>20 000 - 28 000 грн</p><form><h2>Кошик</h2><input></form>`;
  expect(jobs(html)).toEqual([expect.objectContaining({ title })]);
});

test('Sought profiles are openings', () => {
  const list = '<ul><li>Werkstudent:in Robotik</li><li>Monteur:in</li></ul>';
  expect(jobs(`<h1>Karriere</h1><p>Gesuchte Profile</p>${list}`)).toHaveLength(2);
});

describe('The form of a careers page', () => {
  const form = (label: string, options: string[]) =>
    `<h1>Apply</h1><form><label for="p">${label}</label><select id="p">${options.map((option) => `<option>${option}</option>`).join('')}</select></form>`;

  test('lets applicants choose from the openings', () => {
    expect(
      jobs(form('Position', ['Position', 'Fitter', 'Welder', 'Closers'])).map(({ title }) => title),
    ).toEqual(['Fitter', 'Welder', 'Closers']);
  });

  test.each([
    ['How did you hear of us?', ['Recruiter', 'Engineer']],
    ['Position', ['Leeds', 'Hamburg']],
  ])('asks other things, too: %s %p', (label, options) => expect(jobs(form(label, options))).toEqual([]));
});

test('A list without a known role, or a single heading without one for openings, names none', () => {
  expect(jobs('<h2>Vacancies</h2><div>Send application</div>')).toEqual([]);
  expect(
    jobs('<h2>How we work</h2><h3>Regional Manager</h3><p>Leads the workshops of a region.</p>'),
  ).toEqual([]);
});
