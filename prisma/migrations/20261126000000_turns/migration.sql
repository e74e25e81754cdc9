-- AlterTable
ALTER TABLE "batches" ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "waiting_since" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Running batches keep their place.
UPDATE "batches" SET "waiting_since" = "requested_at" WHERE "status" IN ('queued', 'processing');

-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "unreadable_at" TIMESTAMPTZ(6);
