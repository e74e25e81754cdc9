-- Audit entries are append-only, except that retention deletes old ones: of at least a month, its shortest setting.
SELECT add_trigger('panel_audit', 'panel_audit_not_emptied', 'BEFORE TRUNCATE',
                   $$FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('audit entries')$$);
SELECT add_trigger('panel_audit', 'panel_audit_only_old_removed', 'BEFORE DELETE',
                   $$FOR EACH ROW WHEN (OLD.written_at > now() - interval '1 month')
                     EXECUTE FUNCTION refuse_change('audit entries')$$);
-- Also, what was done to whom, and from where, is erased with the account or the person. Who did what, and when, stays.
SELECT add_trigger('panel_audit', 'panel_audit_only_erased', 'BEFORE UPDATE',
                   $$FOR EACH ROW WHEN (
                       NEW.target IS NOT NULL OR NEW.address IS NOT NULL
                       OR (NEW.id, NEW.account_id, NEW.user_id, NEW.by_operator, NEW.action, NEW.written_at)
                          IS DISTINCT FROM (OLD.id, OLD.account_id, OLD.user_id, OLD.by_operator, OLD.action, OLD.written_at))
                     EXECUTE FUNCTION refuse_change('audit entries')$$);
-- An earlier release's trigger and function. Even a drop of nothing would wait for all who use the table.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'panel_audit'::regclass AND tgname = 'panel_audit_append_only') THEN
    DROP TRIGGER panel_audit_append_only ON panel_audit;
  END IF;
END
$$;
DROP FUNCTION IF EXISTS refuse_audit_change();
