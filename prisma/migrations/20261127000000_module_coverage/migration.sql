-- AlterTable
ALTER TABLE "batch_modules" ADD COLUMN     "coverage" JSON;

-- AlterTable
ALTER TABLE "company_modules" ADD COLUMN     "coverage" JSON;
