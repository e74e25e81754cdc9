// What builds modules from evidence, with its word lists. Few requests need it.
export { buildModule, explainLosses, idsOfUsed, rankEvidence, replayModule } from '@firmlens/enrichment';
