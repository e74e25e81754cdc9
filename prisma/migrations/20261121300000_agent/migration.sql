-- The kinds of ledger entries are checked by 00_constraints.sql, which adds the check anew where it is missing.
ALTER TABLE "ledger_entries" DROP CONSTRAINT IF EXISTS "ledger_entries_kind_known";

-- AlterTable
ALTER TABLE "request_log" ADD COLUMN     "credits" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "batches" ADD COLUMN     "route" TEXT NOT NULL DEFAULT '/company/{domain}';

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
    "confidence" REAL,
    "funding_stage" TEXT,
    "country_code" TEXT,
    "industries" TEXT[],

    CONSTRAINT "signals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signal_industries" (
    "signal_id" BIGINT NOT NULL,
    "industry" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "type" TEXT NOT NULL,
    "class" TEXT NOT NULL,
    "funding_stage" TEXT,
    "country_code" TEXT,

    CONSTRAINT "signal_industries_pkey" PRIMARY KEY ("signal_id","industry")
);

-- CreateIndex
CREATE UNIQUE INDEX "signals_domain_key_key" ON "signals"("domain", "key");

-- CreateIndex
CREATE INDEX "signals_day_id_idx" ON "signals"("day" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "signals_domain_day_id_idx" ON "signals"("domain", "day" DESC, "id" DESC);

-- Each value's signals in order, with all that other filters ask of them, so that rows which do not fit are passed over
-- without being read.
CREATE INDEX "signals_type_day_id_idx" ON "signals"("type", "day" DESC, "id" DESC)
    INCLUDE ("class", "funding_stage", "country_code", "industries");
CREATE INDEX "signals_country_code_day_id_idx" ON "signals"("country_code", "day" DESC, "id" DESC)
    INCLUDE ("class", "type", "funding_stage", "industries") WHERE "country_code" IS NOT NULL;
CREATE INDEX "signals_funding_stage_day_id_idx" ON "signals"("funding_stage", "day" DESC, "id" DESC)
    INCLUDE ("class", "type", "country_code", "industries") WHERE "funding_stage" IS NOT NULL;
CREATE INDEX "signal_industries_industry_day_signal_id_idx" ON "signal_industries"("industry", "day" DESC, "signal_id" DESC)
    INCLUDE ("class", "type", "funding_stage", "country_code");
CREATE INDEX "signal_industries_industry_country_code_day_signal_id_idx" ON "signal_industries"("industry", "country_code", "day" DESC, "signal_id" DESC)
    INCLUDE ("class", "type", "funding_stage");

-- AddForeignKey
ALTER TABLE "signal_industries" ADD CONSTRAINT "signal_industries_signal_id_fkey" FOREIGN KEY ("signal_id") REFERENCES "signals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signals" ADD CONSTRAINT "signals_domain_fkey" FOREIGN KEY ("domain") REFERENCES "companies"("domain") ON DELETE CASCADE ON UPDATE CASCADE;
