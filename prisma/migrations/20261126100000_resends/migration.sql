-- AlterTable
ALTER TABLE "deliveries" ADD COLUMN     "resends" INTEGER NOT NULL DEFAULT 0;
