export { brregReplica, type BrregUnit } from './brreg';
export {
  type CompaniesHouseCompany,
  companiesHouseReplica,
  type CompaniesHouseWorld,
} from './companies-house';
export { type EcbDay, ecbReplica } from './ecb';
export { type GdeltArticle, gdeltReplica } from './gdelt';
export {
  type GithubAccount,
  type GithubRelease,
  githubReplica,
  type GithubReplicaOptions,
  type GithubRepository,
} from './github';
export { gleifReplica, type LeiAddress, type LeiAttributes } from './gleif';
export { hackerNewsReplica, type HackerNewsStory } from './hacker-news';
export * from './job-boards';
export { type RdapContact, type RdapDomain, type RdapRegistry, rdapReplica } from './rdap';
export { rechercheEntreprisesReplica, type RechercheEntreprisesResult } from './recherche-entreprises';
export { type SecFiler, type SecFiling, type SecReplicaOptions, secReplica } from './sec';
export {
  type WikibaseStatement,
  type WikibaseValue,
  type WikidataItem,
  wikidataReplica,
  type WikidataWorld,
} from './wikidata';
