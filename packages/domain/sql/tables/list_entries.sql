SELECT add_check('list_entries', 'list_entries_status_known',
          $$status IN ('waiting', 'running', 'completed', 'failed', 'no_data_found', 'fresh', 'cooldown', 'unknown',
                       'not_resolved', 'invalid', 'duplicate', 'not_begun')$$);
SELECT add_check('list_entries', 'list_entries_end_numbered',
          $$(sequence IS NULL) = (status IN ('waiting', 'running', 'duplicate'))$$);
