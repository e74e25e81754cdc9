-- Adds a check constraint if there is none with this name.
CREATE OR REPLACE FUNCTION add_check(p_table regclass, p_name text, p_condition text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = p_table AND conname = p_name) THEN
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I CHECK (%s)', p_table, p_name, p_condition);
  END IF;
END
$$;

-- An earlier release's, which knew fewer events. Even a drop of nothing would wait for all who use the table.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_constraint WHERE conrelid = 'deliveries'::regclass AND conname = 'deliveries_event_known'
               AND pg_get_constraintdef(oid) NOT LIKE '%signal.detected%') THEN
    ALTER TABLE deliveries DROP CONSTRAINT deliveries_event_known;
  END IF;
END
$$;

SELECT add_check('accounts', 'accounts_balance_not_negative', 'balance >= 0'),
       add_check('accounts', 'accounts_used_not_negative', 'used >= 0'),
       add_check('accounts', 'accounts_plan_known',
                 $$plan_type IN ('trial', 'starter', 'professional', 'business', 'enterprise')$$),
       add_check('accounts', 'accounts_status_known', $$status IN ('active', 'past_due', 'suspended', 'cancelled')$$),
       add_check('datasets', 'datasets_status_known', $$status IN ('loading', 'active', 'replaced')$$),
       add_check('datasets', 'datasets_rows_counted', 'rows_kept >= 0 AND rows_refused >= 0'),
       add_check('batches', 'batches_status_known',
                 $$status IN ('queued', 'processing', 'completed', 'failed', 'no_data_found')$$),
       -- While a batch runs, nothing is used or refunded. Once it has ended, the whole reservation is one or the other.
       add_check('batches', 'batches_money_whole',
                 $$CASE WHEN status IN ('queued', 'processing') THEN credits_used + credits_refunded = 0
                        WHEN status = 'completed' THEN credits_used = credits_reserved AND credits_refunded = 0
                        ELSE credits_refunded = credits_reserved AND credits_used = 0 END$$),
       add_check('batches', 'batches_completion_dated',
                 $$(completed_at IS NULL) = (status IN ('queued', 'processing'))$$),
       add_check('batch_sources', 'batch_sources_status_known',
                 $$status IN ('found', 'nothing', 'not_asked', 'failed')$$),
       add_check('batch_sources', 'batch_sources_asked_dated', $$status <> 'not_asked' OR asked_at IS NULL$$),
       add_check('source_answers', 'source_answers_status_known', $$status IN ('found', 'nothing')$$),
       add_check('headcounts', 'headcounts_by_month', $$extract(day FROM month) = 1$$),
       add_check('deliveries', 'deliveries_status_known', $$status IN ('pending', 'retrying', 'delivered', 'failed')$$),
       add_check('deliveries', 'deliveries_event_known',
                 $$event IN ('enrichment.completed', 'enrichment.failed', 'enrichment.no_data_found', 'list.completed',
                             'signal.detected')$$),
       add_check('lists', 'lists_status_known',
                 $$status IN ('running', 'paused', 'cancelling', 'completed', 'cancelled')$$),
       add_check('lists', 'lists_end_dated', $$(ended_at IS NULL) = (status IN ('running', 'paused', 'cancelling'))$$),
       add_check('lists', 'lists_within_max_credits', $$committed BETWEEN 0 AND coalesce(max_credits, committed)$$),
       add_check('list_entries', 'list_entries_status_known',
                 $$status IN ('waiting', 'running', 'completed', 'failed', 'no_data_found', 'fresh', 'cooldown', 'unknown',
                              'not_resolved', 'invalid', 'duplicate', 'not_begun')$$),
       add_check('list_entries', 'list_entries_end_numbered',
                 $$(sequence IS NULL) = (status IN ('waiting', 'running', 'duplicate'))$$),
       add_check('watches', 'watches_status_known', $$status IN ('active', 'paused')$$),
       add_check('watches', 'watches_pause_explained', $$(status = 'paused') = (reason IS NOT NULL)$$),
       add_check('watches', 'watches_frequency_known', $$frequency IN ('daily', 'weekly', 'monthly')$$),
       add_check('watch_signals', 'watch_signals_told_whole',
                 $$(told IS NULL) = (told_at IS NULL) AND (told IS NOT NULL OR delivery_id IS NULL)$$),
       add_check('ledger_entries', 'ledger_entries_kind_known',
                 $$kind IN ('opening', 'reserve', 'settle', 'refund', 'expire', 'renewal', 'upgrade', 'purchase', 'charge')$$),
       add_check('panel_memberships', 'panel_memberships_role_known', $$role IN ('viewer', 'developer', 'owner')$$),
       -- A link opens an account in a role, makes an operator, or sets a new password.
       add_check('panel_invitations', 'panel_invitations_role_known',
                 $$CASE WHEN account_id IS NULL THEN coalesce(role, 'operator') = 'operator' ELSE coalesce(role, '') IN ('viewer', 'developer', 'owner') END$$),
       add_check('operator_tasks', 'operator_tasks_status_known', $$status IN ('running', 'done', 'failed')$$),
       add_check('signals', 'signals_class_known', $$class IN ('confirmed', 'reported', 'rumour')$$);
