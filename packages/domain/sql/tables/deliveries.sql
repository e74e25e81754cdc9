-- An earlier release's, which knew fewer events. Even a drop of nothing would wait for all who use the table.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'deliveries'::regclass AND conname = 'deliveries_event_known'
               AND pg_get_constraintdef(oid) NOT LIKE '%signal.detected%') THEN
    ALTER TABLE deliveries DROP CONSTRAINT deliveries_event_known;
  END IF;
END
$$;
SELECT add_check('deliveries', 'deliveries_status_known', $$status IN ('pending', 'retrying', 'delivered', 'failed')$$);
SELECT add_check('deliveries', 'deliveries_event_known',
          $$event IN ('enrichment.completed', 'enrichment.failed', 'enrichment.no_data_found', 'list.completed',
                      'signal.detected')$$);
