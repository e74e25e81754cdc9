-- Audit entries are append-only.
CREATE OR REPLACE TRIGGER panel_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON panel_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('audit entries');
-- An earlier release's function.
DROP FUNCTION IF EXISTS refuse_audit_change();
