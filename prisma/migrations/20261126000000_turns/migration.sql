-- AlterTable
ALTER TABLE "batches" ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "waiting_since" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Running batches keep their place.
UPDATE "batches" SET "waiting_since" = "requested_at" WHERE "status" IN ('queued', 'processing');

-- Turns look up the oldest waiting batch of each account and number of tries, and how many of its batches are being collected.
CREATE INDEX "batches_waiting_idx" ON "batches"("account_id", "tries", "waiting_since")
  WHERE "status" IN ('queued', 'processing') AND "lease_until" IS NULL AND "collected_at" IS NULL;
CREATE INDEX "batches_collecting_idx" ON "batches"("account_id")
  WHERE "status" = 'processing' AND "lease_until" IS NOT NULL AND "collected_at" IS NULL;

-- The refunds of an account within the last hour.
CREATE INDEX "batches_refunded_idx" ON "batches"("account_id", "completed_at")
  WHERE "status" IN ('failed', 'no_data_found');

-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "unreadable_at" TIMESTAMPTZ(6);
