import { hasGenderMark, isJobTitle, isPossibleJobTitle } from './job-title';

test.each([
  'Senior Backend Engineer',
  'Head of Sales, EMEA',
  'VP Marketing',
  'Softwareentwickler Java (m/w/d)',
  'Vertriebsleiterin',
  'Werkstudent Marketing',
  'Entwickler*in Embedded Systems',
  'Développeur Full Stack (H/F)',
  'Responsable e-commerce',
  'Chargé d’affaires technicien',
  'Ingeniero de software',
  'Addetto alle vendite',
  'Magazijnmedewerker',
  'Senior Engineer, Platform (C++)',
  'Office Manager (all genders)',
  'Sr. Manager / Manager – Accounts',
  'Chauffeur Kat. C',
  'Papiertechnologe/-in',
  'Torneiro(a)',
  'Pharmazeut m/w/divers',
  'Word Processing Operator',
])('accepts "%s" as a job title', (text) => expect(isJobTitle(text)).toBe(true));

test.each([
  'Apply now',
  'Learn more',
  'Engineering',
  'Our benefits',
  'Life at Acme',
  'Why work with us?',
  'You will work with great engineers.',
  '30 days of leave',
  'Flexible working hours',
  'Initiativbewerbung',
  'Candidature spontanée',
  'Join our team',
  'We are looking for an engineer who loves robots',
  'Kontakt',
  'Become an engineer',
  'Karriere als Techniker',
  'Stuur je sollicitatie',
  '',
])('rejects "%s" as a job title', (text) => expect(isJobTitle(text)).toBe(false));

test('recognises gender marks, and possible titles without a known role', () => {
  expect(
    ['(m/w/d)', '(w/m/x)', 'H/F', '(f/m/d)', '(m|w|d)', '(gn)', '(mwd)'].every((mark) =>
      hasGenderMark(`X ${mark}`),
    ),
  ).toBe(true);
  expect(
    [
      'Monday (9–17)',
      'Support (M-F)',
      'Yoga (M/W/F)',
      'Size (W/H/D)',
      'Uw 0,7 W/m²K',
      'For assembly (DFM)',
    ].some(hasGenderMark),
  ).toBe(false);
  expect(isPossibleJobTitle('People & Culture Business Partner')).toBe(true);
});
