SELECT add_check('lists', 'lists_status_known',
          $$status IN ('running', 'paused', 'cancelling', 'completed', 'cancelled')$$);
SELECT add_check('lists', 'lists_end_dated', $$(ended_at IS NULL) = (status IN ('running', 'paused', 'cancelling'))$$);
SELECT add_check('lists', 'lists_within_max_credits', $$committed BETWEEN 0 AND coalesce(max_credits, committed)$$);
