export { isCalendarDay } from './calendar-day';
export { type FoundSignal, type SignalEvidence, searchSignals, type SignalsPage } from './search-signals';
export { MOST_SIGNALS_OF_A_PAGE, type SignalFilters, type SignalPosition } from './signal-filters';
