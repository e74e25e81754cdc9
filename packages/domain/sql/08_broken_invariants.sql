-- What does not hold of the invariants, one row for each subject and fault; no row means that all is in order. Looked at is
-- what was written or has ended since p_since, with all that is in flight and every account's balance; -infinity is everything.
-- All of it is seen at one moment, that of the caller's statement. It corrects nothing.
CREATE OR REPLACE FUNCTION broken_invariants(p_since timestamptz)
RETURNS TABLE (invariant text, account_id int, subject text, fault text) LANGUAGE plpgsql STABLE
-- What is quick for five minutes and for everything is not the same plan.
SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  RETURN QUERY
    SELECT 'I1', b.* FROM broken_balances(p_since) b
    UNION ALL SELECT 'I2', b.* FROM broken_settlements(p_since) b
    UNION ALL SELECT 'I3', b.* FROM broken_reservations(p_since) b
    UNION ALL SELECT 'I4', b.* FROM broken_locks() b
    UNION ALL SELECT 'I5', b.* FROM broken_deadlines() b
    UNION ALL SELECT 'I6', b.* FROM broken_announcements(p_since) b
    UNION ALL SELECT 'I8', b.* FROM broken_attempts(p_since) b
    UNION ALL SELECT 'I9', b.* FROM broken_results(p_since) b
    UNION ALL SELECT 'I10', b.* FROM broken_usage(p_since) b
    UNION ALL SELECT 'I11', b.* FROM broken_cooldowns(p_since) b;
END
$$;
