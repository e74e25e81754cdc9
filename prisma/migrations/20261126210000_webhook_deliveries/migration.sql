-- A test event has no batch.
ALTER TABLE "deliveries" ALTER COLUMN "batch_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "delivery_attempts" ADD COLUMN     "request_body" TEXT,
ADD COLUMN     "request_headers" JSON,
ADD COLUMN     "response_body" TEXT,
ADD COLUMN     "response_cut" BOOLEAN;

-- CreateIndex
CREATE INDEX "deliveries_account_id_id_idx" ON "deliveries"("account_id", "id");

-- CreateIndex
CREATE INDEX "deliveries_account_id_status_id_idx" ON "deliveries"("account_id", "status", "id");

-- CreateIndex
CREATE INDEX "deliveries_account_id_event_id_idx" ON "deliveries"("account_id", "event", "id");

-- The index with the id serves for both.
DROP INDEX "deliveries_account_id_idx";

-- By hand: the failed ones of a day, and an account's latest tests.
CREATE INDEX "deliveries_failed_idx" ON "deliveries"("account_id", "created_at") WHERE "status" = 'failed';
CREATE INDEX "deliveries_tests_idx" ON "deliveries"("account_id", "id") WHERE "batch_id" IS NULL;
