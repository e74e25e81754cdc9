-- Indexes of large tables. `migrate` builds those that are missing after the migrations, without a lock against writers.
-- To drop one, take it out here and drop it in a migration.

-- Turns look up the oldest waiting batch of each account and number of tries, and how many of its batches are being collected.
CREATE INDEX CONCURRENTLY "batches_waiting_idx" ON "batches"("account_id", "tries", "waiting_since")
  WHERE "status" IN ('queued', 'processing') AND "lease_until" IS NULL AND "collected_at" IS NULL;
CREATE INDEX CONCURRENTLY "batches_collecting_idx" ON "batches"("account_id")
  WHERE "status" = 'processing' AND "lease_until" IS NOT NULL AND "collected_at" IS NULL;

-- The refunds of an account within the last hour.
CREATE INDEX CONCURRENTLY "batches_refunded_idx" ON "batches"("account_id", "completed_at")
  WHERE "status" IN ('failed', 'no_data_found');

-- The latest batch of an account for a company.
CREATE INDEX CONCURRENTLY "batches_account_id_domain_requested_at_id_idx" ON "batches"("account_id", "domain", "requested_at", "id");

-- An account's deliveries, newest first: all, by state and by event.
CREATE INDEX CONCURRENTLY "deliveries_account_id_id_idx" ON "deliveries"("account_id", "id");
CREATE INDEX CONCURRENTLY "deliveries_account_id_status_id_idx" ON "deliveries"("account_id", "status", "id");
CREATE INDEX CONCURRENTLY "deliveries_account_id_event_id_idx" ON "deliveries"("account_id", "event", "id");

-- The failed ones of a day, and an account's latest tests.
CREATE INDEX CONCURRENTLY "deliveries_failed_idx" ON "deliveries"("account_id", "created_at") WHERE "status" = 'failed';
CREATE INDEX CONCURRENTLY "deliveries_tests_idx" ON "deliveries"("account_id", "id") WHERE "batch_id" IS NULL;

-- Deliveries that fail, over all accounts, of one account and of one host.
CREATE INDEX CONCURRENTLY "deliveries_failing_idx" ON "deliveries"("id") WHERE "status" IN ('retrying', 'failed');
CREATE INDEX CONCURRENTLY "deliveries_failing_account_idx" ON "deliveries"("account_id", "id") WHERE "status" IN ('retrying', 'failed');
CREATE INDEX CONCURRENTLY "deliveries_failing_host_idx" ON "deliveries"((split_part("url", '/', 3)), "id") WHERE "status" IN ('retrying', 'failed');

-- Attempts whose record of what was sent and answered is still there.
CREATE INDEX CONCURRENTLY "delivery_attempts_recorded_idx" ON "delivery_attempts"("started_at") WHERE "request_body" IS NOT NULL;
