SELECT add_check('accounts', 'accounts_balance_not_negative', 'balance >= 0');
SELECT add_check('accounts', 'accounts_used_not_negative', 'used >= 0');
SELECT add_check('accounts', 'accounts_plan_known',
          $$plan_type IN ('trial', 'starter', 'professional', 'business', 'enterprise')$$);
SELECT add_check('accounts', 'accounts_status_known', $$status IN ('active', 'past_due', 'suspended', 'cancelled')$$);
