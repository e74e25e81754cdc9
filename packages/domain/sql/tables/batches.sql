SELECT add_check('batches', 'batches_status_known',
          $$status IN ('queued', 'processing', 'completed', 'failed', 'no_data_found')$$);
-- While a batch runs, nothing is used or refunded. Once it has ended, the whole reservation is one or the other.
SELECT add_check('batches', 'batches_money_whole',
          $$CASE WHEN status IN ('queued', 'processing') THEN credits_used + credits_refunded = 0
                 WHEN status = 'completed' THEN credits_used = credits_reserved AND credits_refunded = 0
                 ELSE credits_refunded = credits_reserved AND credits_used = 0 END$$);
SELECT add_check('batches', 'batches_completion_dated',
          $$(completed_at IS NULL) = (status IN ('queued', 'processing'))$$);
