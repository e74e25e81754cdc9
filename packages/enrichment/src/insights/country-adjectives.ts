/** English adjectives for countries, by country code. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  ...{
    AE: 'emirati',
    AR: 'argentine argentinian',
    AT: 'austrian',
    AU: 'australian',
    BE: 'belgian',
    BG: 'bulgarian',
  },
  ...{
    BR: 'brazilian',
    CA: 'canadian',
    CH: 'swiss',
    CL: 'chilean',
    CN: 'chinese',
    CO: 'colombian',
    CZ: 'czech',
  },
  ...{
    DE: 'german germans',
    DK: 'danish',
    EE: 'estonian',
    EG: 'egyptian',
    ES: 'spanish',
    FI: 'finnish',
    FR: 'french',
  },
  ...{
    GB: 'british scottish welsh',
    GR: 'greek',
    HR: 'croatian',
    HU: 'hungarian',
    ID: 'indonesian',
    IE: 'irish',
  },
  ...{
    IL: 'israeli',
    IN: 'indian',
    IS: 'icelandic',
    IT: 'italian',
    JP: 'japanese',
    KE: 'kenyan',
    KR: 'korean',
  },
  ...{ LT: 'lithuanian', LU: 'luxembourgish', LV: 'latvian', MA: 'moroccan', MX: 'mexican', MY: 'malaysian' },
  ...{ NG: 'nigerian', NL: 'dutch', NO: 'norwegian', NZ: 'kiwi', PE: 'peruvian', PH: 'filipino philippine' },
  ...{
    PK: 'pakistani',
    PL: 'polish',
    PT: 'portuguese',
    RO: 'romanian',
    RS: 'serbian',
    RU: 'russian',
    SA: 'saudi',
  },
  ...{ SE: 'swedish', SG: 'singaporean', SI: 'slovenian', SK: 'slovak slovakian', TH: 'thai', TR: 'turkish' },
  ...{ TW: 'taiwanese', UA: 'ukrainian', US: 'american', VN: 'vietnamese', ZA: 'south-african' },
};

/** Country codes by lower-case adjective. */
export const CODES_BY_ADJECTIVE: ReadonlyMap<string, string> = new Map(
  Object.entries(ADJECTIVES).flatMap(([code, words]) =>
    words.split(' ').map((word): [string, string] => [word.replace('-', ' '), code]),
  ),
);

/** Words after an adjective that make it a language rather than a country. */
export const LANGUAGE_WORDS: ReadonlySet<string> = new Set(
  'language languages version versions speaking speakers translation translations text page pages'.split(' '),
);
