export { advanceWatches, tellSignals } from './advance-watches';
export { deleteWatch, pauseWatch, resumeWatch } from './control-watch';
export { searchPriceOf } from './begin-search-look';
export { createWatch, MOST_WATCHES, type NewWatch } from './create-watch';
export {
  countWatches,
  findWatch,
  latestLooks,
  listWatches,
  type Look,
  type Watch,
  watchedDomains,
} from './find-watches';
export { deleteOldLooks, deleteOldWatchSignals, latestToldSignals, toldSignals } from './told-signals';
export { isWatchId, numberOfSignalEvent } from './watch-id';
