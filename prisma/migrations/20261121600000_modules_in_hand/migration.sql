-- AlterTable
ALTER TABLE "batches" ADD COLUMN     "building" TEXT[] DEFAULT ARRAY[]::TEXT[];
