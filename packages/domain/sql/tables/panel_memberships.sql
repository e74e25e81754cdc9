SELECT add_check('panel_memberships', 'panel_memberships_role_known', $$role IN ('viewer', 'developer', 'owner')$$);
