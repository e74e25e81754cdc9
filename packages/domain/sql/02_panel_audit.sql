-- Audit entries are append-only.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed or removed';
END
$$;
CREATE OR REPLACE TRIGGER panel_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON panel_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
