import { countriesNamed } from './country-names';

describe('the countries that a text names', () => {
  it.each([
    ['It sells to Germany and France.', ['DE', 'FR']],
    ['It sells to the United Kingdom, Russia, Myanmar and Côte d’Ivoire.', ['GB', 'RU', 'MM', 'CI']],
    ['It moved from england to SOUTH KOREA.', ['GB', 'KR']],
    ['It is at home in Papua New Guinea.', ['PG']],
    ['It has offices in Nigeria, but not in Niger.', ['NG', 'NE']],
    ['It is called Germanya.', []],
    ['', []],
  ])('%s', (text, codes) => {
    expect(countriesNamed(text).map(({ code }) => code)).toEqual(codes);
  });
});
