-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "name" VARCHAR(60);
