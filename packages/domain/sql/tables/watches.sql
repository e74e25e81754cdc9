SELECT add_check('watches', 'watches_status_known', $$status IN ('active', 'paused')$$);
SELECT add_check('watches', 'watches_pause_explained', $$(status = 'paused') = (reason IS NOT NULL)$$);
SELECT add_check('watches', 'watches_frequency_known', $$frequency IN ('daily', 'weekly', 'monthly')$$);
