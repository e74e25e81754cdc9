-- Returns all violations of the invariants, one row for each subject and fault; no row if all hold. Checks what was written
-- or ended since p_since, everything running and every account's balance, or everything if p_since is -infinity. All of it
-- is read as of one moment, and nothing is corrected.
CREATE OR REPLACE FUNCTION broken_invariants(p_since timestamptz)
RETURNS TABLE (invariant text, account_id int, subject text, fault text) LANGUAGE plpgsql STABLE
-- A check of five minutes and one of everything need different plans.
SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  RETURN QUERY
    SELECT 'I1', b.* FROM broken_balances(p_since) b
    UNION ALL SELECT 'I2', b.* FROM broken_settlements(p_since) b
    UNION ALL SELECT 'I3', b.* FROM broken_reservations(p_since) b
    UNION ALL SELECT 'I4', b.* FROM broken_locks() b
    UNION ALL SELECT 'I5', b.* FROM broken_deadlines() b
    UNION ALL SELECT 'I6', b.* FROM broken_deliveries(p_since) b
    UNION ALL SELECT 'I8', b.* FROM broken_attempts(p_since) b
    UNION ALL SELECT 'I9', b.* FROM broken_results(p_since) b
    UNION ALL SELECT 'I10', b.* FROM broken_usage(p_since) b
    UNION ALL SELECT 'I11', b.* FROM broken_cooldowns(p_since) b
    UNION ALL SELECT 'I12', b.* FROM broken_lists(p_since) b;
END
$$;
