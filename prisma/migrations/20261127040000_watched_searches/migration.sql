-- AlterTable
ALTER TABLE "lists" ADD COLUMN     "search_credits" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "watches" ADD COLUMN     "search" JSONB,
ADD COLUMN     "matching" INTEGER,
ADD COLUMN     "searched_at" TIMESTAMPTZ(6);
ALTER TABLE "watch_companies" ADD COLUMN     "joined_at" TIMESTAMPTZ(6);
