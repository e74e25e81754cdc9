import { guessKind } from './page-kind';
import { slugify } from './page-kind-words';

const kind = (address: string, text = '') =>
  guessKind(new URL(address, 'https://acme.example'), 'acme.example', text).kind;

describe('the kind of a page', () => {
  test.each([
    ['/', 'home'],
    ['/en/', 'home'],
    ['/about-us', 'about'],
    ['/de/Über-uns.html', 'about'],
    ['/ueber-uns/', 'about'],
    ['/om-oss', 'about'],
    ['/qui-sommes-nous', 'about'],
    ['/company', 'about'],
    ['/company/careers', 'careers'],
    ['/company/leadership', 'team'],
    ['/team/index.html', 'team'],
    ['/about-us/news-and-notices/index.html', 'news'],
    ['/about-us/heritage', 'about'],
    ['/services/contact-centre', 'product'],
    ['/kontakt', 'contact'],
    ['/impressum.php', 'legal'],
    ['/mentions-legales', 'legal'],
    ['/privacy-policy', 'legal'],
    ['/équipe', 'team'],
    ['/contactanos.html', 'contact'],
    ['/tjänster', 'product'],
    ['/politique-de-confidentialite', 'legal'],
    ['/business/risk-management/', 'other'],
    ['/stellenangebote', 'careers'],
    ['/join-our-team', 'careers'],
    ['https://career.acme.example/', 'careers'],
    ['/careers/senior-engineer', 'job'],
    ['/jobs/team-lead-4711', 'job'],
    ['/precios', 'pricing'],
    ['/products/widget', 'product'],
    ['/blog/our-team-in-oslo', 'news'],
    ['/news/2026/10/acme-raises-seed', 'news'],
    ['/trust', 'trust'],
    ['/acme-vs-globex', 'compare'],
    ['/vs/globex', 'compare'],
    ['/compare/globex', 'compare'],
    ['/alternatives', 'compare'],
    ['/showroom', 'contact'],
    ['/l-azienda', 'about'],
    ['/o-spolecnosti', 'about'],
    ['/nas-zespol', 'team'],
    ['/advogados', 'team'],
    ['/rechtsgebiete', 'product'],
    ['/store/price-drop', 'product'],
    ['/tips-from-our-crew', 'other'],
    ['/nota-legal', 'legal'],
    ['/xyz', 'other'],
    ['/%E0%A4', 'other'],
    ['https://careers.acme.example/', 'careers'],
    ['https://jobs.acme.example/o/engineer', 'job'],
    ['https://blog.acme.example/hello', 'news'],
    ['https://trust.acme.example/', 'trust'],
    ['https://acme.example/aboutus.html', 'about'],
    ['https://acme.example/OrganizationChart.html', 'team'],
    ['https://acme.example/pressreleases.html', 'news'],
  ])('%s is a page of kind %s', (address, expected) => {
    expect(kind(address)).toBe(expected);
  });

  test.each([
    ['/p/17', 'Über uns', 'about'],
    ['/p/17', 'Meet the team', 'team'],
    ['/p/17', 'Usługi', 'product'],
    ['/p/17', 'Våre løsninger', 'product'],
    ['/p/17', 'Why our security team moved the whole platform to another place', 'other'],
    ['/jobs', 'About', 'careers'],
    ['/company/meet', 'Our team', 'team'],
    ['/company/meet', 'Why our team moved', 'about'],
    ['/news/meet', 'Our team', 'news'],
  ])('%s linked as "%s" is a page of kind %s', (address, text, expected) => {
    expect(kind(address, text)).toBe(expected);
  });

  test('folds accents, case and punctuation', () => {
    expect(slugify(' Qui  sommes-nous ? ÉQUIPE & Größe ')).toBe('qui-sommes-nous-equipe-grosse');
  });
});
