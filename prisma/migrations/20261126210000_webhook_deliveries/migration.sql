-- A test event has no batch.
ALTER TABLE "deliveries" ALTER COLUMN "batch_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "delivery_attempts" ADD COLUMN     "request_body" TEXT,
ADD COLUMN     "request_headers" JSON,
ADD COLUMN     "response_body" TEXT,
ADD COLUMN     "response_cut" BOOLEAN;

-- deliveries_account_id_id_idx in indexes.sql serves for both.
DROP INDEX "deliveries_account_id_idx";
