-- AlterTable
ALTER TABLE "batches" ADD COLUMN     "forgotten" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "delivery_attempts" ADD COLUMN     "of_attempts" INTEGER;

-- CreateTable
CREATE TABLE "invariant_checks" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "checked_at" TIMESTAMPTZ(6),
    "held_through" TIMESTAMPTZ(6),
    "due_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "broken" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "invariant_checks_pkey" PRIMARY KEY ("id")
);

-- The one row.
INSERT INTO "invariant_checks" DEFAULT VALUES;

-- What was written lately, of tables that only grow: as good as free to keep.
CREATE INDEX "ledger_entries_created_at_idx" ON "ledger_entries" USING BRIN ("created_at") WITH (autosummarize = on);
CREATE INDEX "delivery_attempts_started_at_idx" ON "delivery_attempts" USING BRIN ("started_at") WITH (autosummarize = on);

-- What an account's calls cost in a day.
CREATE INDEX "ledger_entries_charge_idx" ON "ledger_entries"("account_id", "created_at") INCLUDE ("amount") WHERE "kind" = 'charge';
