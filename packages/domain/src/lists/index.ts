export { advanceLists, type BegunEntry, type EnrichmentRules, type StepListener } from './advance-lists';
export { cancelList, pauseList, resumeList } from './control-list';
export { createList, MOST_ENTRIES_PER_DAY, MOST_OPEN_LISTS, type NewListEntry } from './create-list';
export { type DomainFacts, findDomainFacts } from './domain-states';
export { countOpenLists, findList, type List, listLists } from './find-lists';
export {
  deleteOldListEntries,
  type EndedEntry,
  endedEntries,
  type ListEntry,
  type ListResult,
  listResults,
} from './list-entries';
export { isListId } from './list-id';
export { createListStarter, type ListStarter } from './list-starter';
export {
  type CompanyName,
  lookUpName,
  type NameCandidate,
  type NameOnFile,
  type ResolvedName,
  resolveNames,
} from './resolve-names';
