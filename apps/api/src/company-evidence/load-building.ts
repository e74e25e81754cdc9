import type * as buildingModule from './building';

/** Loads what builds modules from evidence. Later calls return at once. */
export const loadBuilding = () => require('./building') as typeof buildingModule;
