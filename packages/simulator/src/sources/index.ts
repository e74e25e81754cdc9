export { brregSimulator, type BrregUnit } from './brreg';
export {
  type CompaniesHouseCompany,
  companiesHouseSimulator,
  type CompaniesHouseData,
} from './companies-house';
export { type EcbDay, ecbSimulator } from './ecb';
export { type GdeltArticle, gdeltSimulator } from './gdelt';
export {
  type GithubAccount,
  type GithubRelease,
  githubSimulator,
  type GithubSimulatorOptions,
  type GithubRepository,
} from './github';
export { gleifSimulator, type LeiAddress, type LeiAttributes } from './gleif';
export { hackerNewsSimulator, type HackerNewsStory } from './hacker-news';
export * from './job-boards';
export { type RdapContact, type RdapDomain, type RdapRegistry, rdapSimulator } from './rdap';
export { rechercheEntreprisesSimulator, type RechercheEntreprisesResult } from './recherche-entreprises';
export { type SecFiler, type SecFiling, type SecSimulatorOptions, secSimulator } from './sec';
export type { WikibaseStatement, WikibaseValue, WikidataItem } from './wikidata-item';
export { wikidataSimulator, type WikidataData } from './wikidata';
