-- AlterTable
ALTER TABLE "batches" ADD COLUMN     "building" TEXT[] NOT NULL DEFAULT '{}';
