-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "cooldown_lifted_at" TIMESTAMPTZ(6);
