export { createWikidataLogosSource, WIKIDATA_LOGOS } from './wikidata-logos-source';
export { createWikidataSource, WIKIDATA } from './wikidata-source';
