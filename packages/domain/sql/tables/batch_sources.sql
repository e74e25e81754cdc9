SELECT add_check('batch_sources', 'batch_sources_status_known',
          $$status IN ('found', 'nothing', 'not_asked', 'failed')$$);
SELECT add_check('batch_sources', 'batch_sources_asked_dated', $$status <> 'not_asked' OR asked_at IS NULL$$);
