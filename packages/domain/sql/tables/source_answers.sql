SELECT add_check('source_answers', 'source_answers_status_known', $$status IN ('found', 'nothing')$$);
