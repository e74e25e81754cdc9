SELECT add_check('ledger_entries', 'ledger_entries_kind_known',
          $$kind IN ('opening', 'reserve', 'settle', 'refund', 'expire', 'renewal', 'upgrade', 'purchase', 'charge')$$);
-- Ledger entries are append-only.
CREATE OR REPLACE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('ledger entries');
-- An earlier release's function.
DROP FUNCTION IF EXISTS refuse_ledger_change();
