-- AlterTable
ALTER TABLE "accounts" DROP COLUMN "version";
