-- AlterTable
ALTER TABLE "batches" ADD COLUMN     "traceparent" TEXT;
