/**
 * Postal codes and names of the states of the USA (USPS Publication 28). Delaware's and Indiana's codes are
 * left out: after a town that nobody knows, DE is Germany and IN is a coin to toss.
 */
export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MS: 'Mississippi',
  MT: 'Montana',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
};

/** The same of Canada, without the codes that are those of a country as well. */
export const CANADIAN_PROVINCES: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NS: 'Nova Scotia',
  ON: 'Ontario',
  QC: 'Quebec',
};

/**
 * Cities whose name alone tells the country, by its code, in English and as the country writes them. Names
 * that several well-known cities share (Cambridge, Birmingham) are left out.
 */
const CITIES: Readonly<Record<string, string>> = {
  AE: 'Dubai, Abu Dhabi, Sharjah',
  AR: 'Buenos Aires, Rosario',
  AT: 'Vienna, Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt',
  AU: 'Sydney, Melbourne, Brisbane, Adelaide, Canberra',
  BE: 'Brussels, Bruxelles, Brussel, Antwerp, Antwerpen, Ghent, Gent, Leuven, Liège, Namur, Mechelen',
  BG: 'Sofia, Plovdiv, Varna',
  BR: 'São Paulo, Rio de Janeiro, Belo Horizonte, Curitiba, Porto Alegre, Florianópolis, Recife',
  CA: 'Toronto, Montreal, Montréal, Vancouver, Ottawa, Calgary, Edmonton, Winnipeg, Quebec City, Halifax',
  CH:
    'Zurich, Zürich, Geneva, Genève, Genf, Basel, Bern, Lausanne, Lugano, Winterthur, Zug, St. Gallen, ' +
    'Luzern',
  CL: 'Santiago de Chile',
  CN: 'Beijing, Shanghai, Shenzhen, Guangzhou, Hangzhou, Chengdu',
  CO: 'Bogotá, Medellín, Cali',
  CY: 'Nicosia, Limassol',
  CZ: 'Prague, Praha, Prag, Brno, Ostrava',
  DE:
    'Berlin, Munich, München, Hamburg, Cologne, Köln, Frankfurt, Frankfurt am Main, Stuttgart, ' +
    'Düsseldorf, Leipzig, Dresden, Hannover, Hanover, Nuremberg, Nürnberg, Bremen, Essen, Dortmund, ' +
    'Bonn, Karlsruhe, Mannheim, Heidelberg, Münster, Augsburg, Aachen, Freiburg, Potsdam, Kiel, ' +
    'Darmstadt, Regensburg, Ulm, Mainz, Wiesbaden, Bielefeld, Bochum, Wuppertal, Würzburg, Erlangen, ' +
    'Paderborn, Jena, Rostock, Kassel, Lübeck, Magdeburg, Erfurt, Walldorf, Ingolstadt, Heilbronn, ' +
    'Osnabrück',
  DK: 'Copenhagen, København, Aarhus, Odense, Aalborg',
  EE: 'Tallinn, Tartu',
  EG: 'Cairo',
  ES:
    'Madrid, Barcelona, Valencia, Sevilla, Seville, Málaga, Bilbao, Zaragoza, Alicante, Palma de ' +
    'Mallorca',
  FI: 'Helsinki, Espoo, Tampere, Turku, Oulu',
  FR:
    'Paris, Lyon, Marseille, Toulouse, Nice, Nantes, Bordeaux, Lille, Strasbourg, Montpellier, Rennes, ' +
    'Grenoble, Toulon, Dijon, Angers, Reims, Clermont-Ferrand, Sophia Antipolis, Rouen, Metz, Nancy, ' +
    'Tours',
  GB:
    'London, Londres, Manchester, Leeds, Edinburgh, Glasgow, Bristol, Liverpool, Sheffield, Cardiff, ' +
    'Belfast, Nottingham, Leicester, Brighton, Southampton, Newcastle upon Tyne, Milton Keynes, ' +
    'Aberdeen, Reading',
  GE: 'Tbilisi, Batumi',
  GR: 'Athens, Thessaloniki',
  HK: 'Hong Kong',
  HR: 'Zagreb, Split',
  HU: 'Budapest, Debrecen',
  ID: 'Jakarta, Bandung',
  IE: 'Dublin, Cork, Galway, Limerick',
  IL: 'Tel Aviv, Tel Aviv-Yafo, Jerusalem, Haifa, Herzliya',
  IN:
    'Bangalore, Bengaluru, Mumbai, New Delhi, Delhi, Hyderabad, Pune, Chennai, Gurgaon, Gurugram, ' +
    'Noida, Kolkata, Ahmedabad',
  IS: 'Reykjavik, Reykjavík',
  IT:
    'Milan, Milano, Rome, Roma, Turin, Torino, Bologna, Florence, Firenze, Naples, Napoli, Genova, ' +
    'Padova, Verona, Venezia',
  JP: 'Tokyo, Osaka, Kyoto, Yokohama, Fukuoka',
  KE: 'Nairobi',
  KR: 'Seoul, Busan',
  LT: 'Vilnius, Kaunas',
  LU: 'Luxembourg City, Esch-sur-Alzette',
  LV: 'Riga',
  MA: 'Casablanca, Rabat',
  MX: 'Mexico City, Ciudad de México, Guadalajara, Monterrey',
  MY: 'Kuala Lumpur, Penang',
  NG: 'Lagos, Abuja',
  NL:
    'Amsterdam, Rotterdam, The Hague, Den Haag, Utrecht, Eindhoven, Groningen, Delft, Tilburg, Breda, ' +
    'Nijmegen, Enschede, Haarlem, Arnhem, Maastricht, Leiden, Almere, Zwolle',
  NO: 'Oslo, Bergen, Trondheim, Stavanger',
  NZ: 'Auckland, Wellington, Christchurch',
  PE: 'Lima',
  PH: 'Manila, Makati, Cebu',
  PK: 'Karachi, Lahore, Islamabad',
  PL:
    'Warsaw, Warszawa, Krakow, Kraków, Wrocław, Wroclaw, Gdańsk, Gdansk, Poznań, Poznan, Łódź, ' +
    'Katowice, Szczecin, Lublin',
  PT: 'Lisbon, Lisboa, Porto, Braga, Coimbra, Aveiro',
  RO: 'Bucharest, București, Cluj-Napoca, Cluj, Timișoara, Iași, Brașov',
  RS: 'Belgrade, Beograd, Novi Sad',
  SA: 'Riyadh, Jeddah',
  SE: 'Stockholm, Gothenburg, Göteborg, Malmö, Uppsala, Linköping, Lund, Västerås, Umeå',
  SG: 'Singapore',
  SI: 'Ljubljana, Maribor',
  SK: 'Bratislava, Košice',
  TH: 'Bangkok',
  TR: 'Istanbul, İstanbul, Ankara, Izmir',
  TW: 'Taipei, Hsinchu',
  UA: 'Kyiv, Kiev, Lviv, Kharkiv, Odesa, Dnipro',
  US:
    'New York City, NYC, San Francisco, Los Angeles, Chicago, Boston, Seattle, Austin, Denver, Atlanta, ' +
    'Dallas, Houston, Miami, Philadelphia, San Diego, San Jose, Palo Alto, Mountain View, Menlo Park, ' +
    'Sunnyvale, Santa Clara, Redwood City, San Mateo, Oakland, Brooklyn, Phoenix, Salt Lake City, ' +
    'Minneapolis, Detroit, Pittsburgh, Raleigh, Nashville, Las Vegas, Charlotte, Indianapolis, Boulder, ' +
    'Washington DC, Silicon Valley, Bay Area, Wilmington',
  UY: 'Montevideo',
  VN: 'Hanoi, Ho Chi Minh City',
  ZA: 'Cape Town, Johannesburg, Durban, Pretoria, Stellenbosch',
};

/** Each city with its country's code. */
export const CITY_COUNTRIES: readonly [city: string, code: string][] = Object.entries(CITIES).flatMap(
  ([code, cities]) => cities.split(', ').map((city): [string, string] => [city, code]),
);
