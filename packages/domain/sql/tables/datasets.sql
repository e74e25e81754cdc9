SELECT add_check('datasets', 'datasets_status_known', $$status IN ('loading', 'active', 'replaced')$$);
SELECT add_check('datasets', 'datasets_rows_counted', 'rows_kept >= 0 AND rows_refused >= 0');
