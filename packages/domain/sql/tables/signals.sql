SELECT add_check('signals', 'signals_class_known', $$class IN ('confirmed', 'reported', 'rumour')$$);
