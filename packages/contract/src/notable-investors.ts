import { companyKey } from './company-key';

/** Well-known investors: display name, domain of the website, aliases. */
const NOTABLE_INVESTORS: readonly (readonly [name: string, domain: string, ...aliases: string[]])[] = [
  ['500 Global', '500.co', '500 Startups'],
  ['8VC', '8vc.com'],
  ['Accel', 'accel.com', 'Accel Partners'],
  ['Andreessen Horowitz', 'a16z.com', 'a16z'],
  ['Antler', 'antler.co'],
  ['Atomico', 'atomico.com'],
  ['Balderton Capital', 'balderton.com', 'Balderton'],
  ['Battery Ventures', 'battery.com'],
  ['Benchmark', 'benchmark.com', 'Benchmark Capital'],
  ['Bessemer Venture Partners', 'bvp.com', 'Bessemer', 'BVP'],
  ['BlackRock', 'blackrock.com'],
  ['Blackstone', 'blackstone.com'],
  ['Bpifrance', 'bpifrance.com'],
  ['CapitalG', 'capitalg.com', 'Google Capital'],
  ['Cherry Ventures', 'cherry.vc'],
  ['Coatue', 'coatue.com', 'Coatue Management'],
  ['Craft Ventures', 'craftventures.com'],
  ['Creandum', 'creandum.com'],
  ['Dragoneer', 'dragoneer.com', 'Dragoneer Investment Group'],
  ['Earlybird', 'earlybird.com', 'Earlybird Venture Capital'],
  ['European Investment Bank', 'eib.org', 'EIB'],
  ['Felicis', 'felicis.com', 'Felicis Ventures'],
  ['First Round Capital', 'firstround.com', 'First Round'],
  ['Founders Fund', 'foundersfund.com'],
  ['General Atlantic', 'generalatlantic.com'],
  ['General Catalyst', 'generalcatalyst.com', 'General Catalyst Partners'],
  ['GIC', 'gic.com.sg'],
  ['Goldman Sachs', 'goldmansachs.com'],
  ['Greylock', 'greylock.com', 'Greylock Partners'],
  ['GV', 'gv.com', 'Google Ventures'],
  ['High-Tech Gründerfonds', 'htgf.de', 'HTGF'],
  ['HV Capital', 'hvcapital.com', 'HV Holtzbrinck Ventures', 'Holtzbrinck Ventures'],
  ['ICONIQ', 'iconiqcapital.com', 'ICONIQ Capital', 'ICONIQ Growth'],
  ['Index Ventures', 'indexventures.com'],
  ['Insight Partners', 'insightpartners.com', 'Insight Venture Partners'],
  ['Intel Capital', 'intelcapital.com'],
  ['IVP', 'ivp.com', 'Institutional Venture Partners'],
  ['Khosla Ventures', 'khoslaventures.com'],
  ['Kima Ventures', 'kimaventures.com'],
  ['KKR', 'kkr.com'],
  ['Kleiner Perkins', 'kleinerperkins.com', 'Kleiner Perkins Caufield & Byers'],
  ['Lakestar', 'lakestar.com'],
  ['Lightspeed Venture Partners', 'lsvp.com', 'Lightspeed'],
  ['LocalGlobe', 'localglobe.vc'],
  ['Lux Capital', 'luxcapital.com'],
  ['M12', 'm12.vc', 'Microsoft Ventures'],
  ['Menlo Ventures', 'menlovc.com'],
  ['New Enterprise Associates', 'nea.com', 'NEA'],
  ['Northzone', 'northzone.com'],
  ['Octopus Ventures', 'octopusventures.com'],
  ['Partech', 'partechpartners.com', 'Partech Partners'],
  ['Peak XV Partners', 'peakxv.com', 'Peak XV', 'Sequoia Capital India'],
  ['Point Nine', 'pointnine.com', 'Point Nine Capital'],
  ['Prosus', 'prosus.com', 'Prosus Ventures', 'Naspers'],
  ['Redpoint Ventures', 'redpoint.com', 'Redpoint'],
  ['Ribbit Capital', 'ribbitcap.com'],
  ['Salesforce Ventures', 'salesforceventures.com'],
  ['Sapphire Ventures', 'sapphireventures.com'],
  ['Seedcamp', 'seedcamp.com'],
  ['Sequoia Capital', 'sequoiacap.com', 'Sequoia'],
  ['Silver Lake', 'silverlake.com', 'Silver Lake Partners'],
  ['SoftBank Vision Fund', 'visionfund.com', 'SoftBank', 'SoftBank Vision Fund 2'],
  ['Spark Capital', 'sparkcapital.com'],
  ['Speedinvest', 'speedinvest.com'],
  ['Summit Partners', 'summitpartners.com'],
  ['Techstars', 'techstars.com'],
  ['Temasek', 'temasek.com.sg', 'Temasek Holdings'],
  ['Tencent', 'tencent.com', 'Tencent Holdings'],
  ['Thoma Bravo', 'thomabravo.com'],
  ['Thrive Capital', 'thrivecap.com'],
  ['Tiger Global Management', 'tigerglobal.com', 'Tiger Global'],
  ['TPG', 'tpg.com', 'TPG Capital', 'TPG Growth'],
  ['Union Square Ventures', 'usv.com', 'USV'],
  ['Vista Equity Partners', 'vistaequitypartners.com'],
  ['Warburg Pincus', 'warburgpincus.com'],
  ['Y Combinator', 'ycombinator.com', 'YC'],
];

/** A well-known investor under its display name. */
export interface NotableInvestor {
  name: string;
  /** The registrable domain of its website. */
  domain: string;
}

const BY_KEY: ReadonlyMap<string, NotableInvestor> = new Map(
  NOTABLE_INVESTORS.flatMap(([name, domain, ...aliases]) => {
    const investor = { name, domain };
    return [name, ...aliases].map((known) => [companyKey(known), investor] as const);
  }),
);

/** Returns the well-known investors among `investors`, each once, in their order. */
export function findNotableInvestors(investors: readonly string[]): NotableInvestor[] {
  return [...new Set(investors.flatMap((investor) => BY_KEY.get(companyKey(investor)) ?? []))];
}
