-- AlterTable
ALTER TABLE "batch_sources" ADD COLUMN     "duration_ms" INTEGER;
