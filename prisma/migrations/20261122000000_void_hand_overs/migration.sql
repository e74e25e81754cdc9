-- AlterTable
ALTER TABLE "batches" ADD COLUMN     "valid_from" INTEGER NOT NULL DEFAULT 0;
