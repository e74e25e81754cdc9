-- A link opens an account in a role, makes an operator, or sets a new password.
SELECT add_check('panel_invitations', 'panel_invitations_role_known',
          $$CASE WHEN account_id IS NULL THEN coalesce(role, 'operator') = 'operator' ELSE coalesce(role, '') IN ('viewer', 'developer', 'owner') END$$);
