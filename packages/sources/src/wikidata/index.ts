export { createWikidataSource, WIKIDATA } from './wikidata-source';
