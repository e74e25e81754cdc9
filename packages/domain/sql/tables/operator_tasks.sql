SELECT add_check('operator_tasks', 'operator_tasks_status_known', $$status IN ('running', 'done', 'failed')$$);
