-- Audit entries are append-only, except that retention deletes old ones: of at least a month, its shortest setting.
DROP TRIGGER IF EXISTS panel_audit_append_only ON panel_audit;
CREATE OR REPLACE TRIGGER panel_audit_not_emptied BEFORE TRUNCATE ON panel_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('audit entries');
CREATE OR REPLACE TRIGGER panel_audit_only_old_removed BEFORE DELETE ON panel_audit
  FOR EACH ROW WHEN (OLD.written_at > now() - interval '1 month')
  EXECUTE FUNCTION refuse_change('audit entries');
-- Also, what was done to whom, and from where, is erased with the account or the person. Who did what, and when, stays.
CREATE OR REPLACE TRIGGER panel_audit_only_erased BEFORE UPDATE ON panel_audit
  FOR EACH ROW WHEN (
    NEW.target IS NOT NULL OR NEW.address IS NOT NULL
    OR (NEW.id, NEW.account_id, NEW.user_id, NEW.by_operator, NEW.action, NEW.written_at)
       IS DISTINCT FROM (OLD.id, OLD.account_id, OLD.user_id, OLD.by_operator, OLD.action, OLD.written_at))
  EXECUTE FUNCTION refuse_change('audit entries');
-- An earlier release's function.
DROP FUNCTION IF EXISTS refuse_audit_change();
