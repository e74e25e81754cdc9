SELECT add_check('watch_signals', 'watch_signals_told_whole',
          $$(told IS NULL) = (told_at IS NULL) AND (told IS NOT NULL OR delivery_id IS NULL)$$);
