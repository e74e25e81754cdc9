-- The kinds of ledger entries are checked by 00_constraints.sql, which adds the check anew where it is missing.
ALTER TABLE "ledger_entries" DROP CONSTRAINT IF EXISTS "ledger_entries_kind_known";

-- AlterTable
ALTER TABLE "request_log" ADD COLUMN     "credits" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "signals" (
    "id" BIGSERIAL NOT NULL,
    "domain" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "class" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "happened_on" DATE,
    "seen_on" DATE,
    "day" DATE NOT NULL,
    "entities" JSONB NOT NULL,
    "source_url" TEXT,
    "evidence" JSONB NOT NULL,
    "confidence" REAL NOT NULL,
    "funding_stage" TEXT,
    "country_code" TEXT,
    "industries" TEXT[],

    CONSTRAINT "signals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "signals_domain_key_key" ON "signals"("domain", "key");

-- CreateIndex
CREATE INDEX "signals_day_id_idx" ON "signals"("day" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "signals_domain_day_id_idx" ON "signals"("domain", "day" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "signals" ADD CONSTRAINT "signals_domain_fkey" FOREIGN KEY ("domain") REFERENCES "companies"("domain") ON DELETE CASCADE ON UPDATE CASCADE;
