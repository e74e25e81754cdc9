export { isCalendarDay } from './calendar-day';
export { type FoundSignal, type SignalEvidence, searchSignals, type SignalsPage } from './search-signals';
export { MAX_PAGE_SIZE, type SignalFilters, type SignalPosition } from './signal-filters';
