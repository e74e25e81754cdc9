SELECT add_check('headcounts', 'headcounts_by_month', $$extract(day FROM month) = 1$$);
