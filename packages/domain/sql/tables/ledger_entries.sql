SELECT add_check('ledger_entries', 'ledger_entries_kind_known',
          $$kind IN ('opening', 'reserve', 'settle', 'refund', 'expire', 'renewal', 'upgrade', 'purchase', 'charge')$$);
-- Ledger entries are append-only.
SELECT add_trigger('ledger_entries', 'ledger_entries_append_only', 'BEFORE UPDATE OR DELETE OR TRUNCATE',
                   $$FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('ledger entries')$$);
-- An earlier release's function.
DROP FUNCTION IF EXISTS refuse_ledger_change();
