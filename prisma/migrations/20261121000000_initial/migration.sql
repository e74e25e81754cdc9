-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "installation" (
    "id" TEXT NOT NULL,

    CONSTRAINT "installation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company_name" TEXT,
    "plan_type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "credits_per_month" INTEGER NOT NULL,
    "rate_per_minute" INTEGER NOT NULL,
    "rate_per_day" INTEGER NOT NULL,
    "concurrent_limit" INTEGER NOT NULL,
    "balance" INTEGER NOT NULL DEFAULT 0,
    "used" INTEGER NOT NULL DEFAULT 0,
    "credit_limit" INTEGER NOT NULL,
    "total_purchased" INTEGER NOT NULL DEFAULT 0,
    "period" INTEGER NOT NULL DEFAULT 1,
    "plan_started_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resets_at" TIMESTAMPTZ(6),
    "next_renewal_at" TIMESTAMPTZ(6),
    "ledger_sequence" BIGINT NOT NULL DEFAULT 0,
    "ledger_hash" BYTEA NOT NULL DEFAULT '\x'::bytea,
    "webhook_url" VARCHAR(255),
    "signing_secret" BYTEA NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "series" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "prefix" VARCHAR(8) NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(6),
    "disabled_at" TIMESTAMPTZ(6),
    "allow_ips" TEXT[],

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batches" (
    "id" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "key_series" INTEGER,
    "domain" TEXT NOT NULL,
    "modules" TEXT[],
    "status" TEXT NOT NULL DEFAULT 'queued',
    "credits_reserved" INTEGER NOT NULL,
    "credits_used" INTEGER NOT NULL DEFAULT 0,
    "credits_refunded" INTEGER NOT NULL DEFAULT 0,
    "period" INTEGER NOT NULL,
    "requested_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(6),
    "collected_at" TIMESTAMPTZ(6),
    "completed_at" TIMESTAMPTZ(6),
    "deadline_at" TIMESTAMPTZ(6) NOT NULL,
    "fence" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(6),
    "resume_at" TIMESTAMPTZ(6) NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "crashes" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT,
    "webhook_url" TEXT,

    CONSTRAINT "batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "batch_modules" (
    "batch_id" TEXT NOT NULL,
    "module" TEXT NOT NULL,
    "data" JSON NOT NULL,
    "finished_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "batch_modules_pkey" PRIMARY KEY ("batch_id","module")
);

-- CreateTable
CREATE TABLE "batch_sources" (
    "batch_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "reason" TEXT,

    CONSTRAINT "batch_sources_pkey" PRIMARY KEY ("batch_id","source")
);

-- CreateTable
CREATE TABLE "evidence" (
    "id" BIGSERIAL NOT NULL,
    "batch_id" TEXT NOT NULL,
    "module" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "source" TEXT NOT NULL,
    "url" TEXT,
    "observed_at" TIMESTAMPTZ(6) NOT NULL,
    "confidence" REAL NOT NULL,

    CONSTRAINT "evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "companies" (
    "domain" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "no_data_at" TIMESTAMPTZ(6),

    CONSTRAINT "companies_pkey" PRIMARY KEY ("domain")
);

-- CreateTable
CREATE TABLE "company_modules" (
    "domain" TEXT NOT NULL,
    "module" TEXT NOT NULL,
    "data" JSON NOT NULL,
    "enriched_at" TIMESTAMPTZ(6) NOT NULL,
    "batch_id" TEXT NOT NULL,

    CONSTRAINT "company_modules_pkey" PRIMARY KEY ("domain","module")
);

-- CreateTable
CREATE TABLE "opt_outs" (
    "domain" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "opt_outs_pkey" PRIMARY KEY ("domain")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" BIGSERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "sequence" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "balance_after" INTEGER NOT NULL,
    "period" INTEGER NOT NULL,
    "reserved_period" INTEGER,
    "batch_id" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deliveries" (
    "id" BIGSERIAL NOT NULL,
    "batch_id" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claims" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(6),
    "lease_until" TIMESTAMPTZ(6),
    "sent_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_attempts" (
    "delivery_id" BIGINT NOT NULL,
    "attempt" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(6) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "status_code" INTEGER,
    "error" TEXT,

    CONSTRAINT "delivery_attempts_pkey" PRIMARY KEY ("delivery_id","attempt")
);

-- CreateTable
CREATE TABLE "request_log" (
    "id" BIGSERIAL NOT NULL,
    "requested_at" TIMESTAMPTZ(6) NOT NULL,
    "account_id" INTEGER NOT NULL,
    "key_series" INTEGER NOT NULL,
    "endpoint" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "response_status" INTEGER NOT NULL,
    "response_time_ms" REAL NOT NULL,
    "error_message" TEXT,
    "batch_id" TEXT,

    CONSTRAINT "request_log_pkey" PRIMARY KEY ("requested_at","id")
) PARTITION BY RANGE ("requested_at");

-- CreateTable
CREATE TABLE "usage_days" (
    "account_id" INTEGER NOT NULL,
    "key_series" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "route" TEXT NOT NULL,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "credits" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "usage_days_pkey" PRIMARY KEY ("account_id","day","key_series","route")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts"("email");

-- CreateIndex
CREATE INDEX "accounts_next_renewal_at_idx" ON "accounts"("next_renewal_at");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_account_id_idx" ON "api_keys"("account_id");

-- CreateIndex
CREATE INDEX "batches_account_id_requested_at_idx" ON "batches"("account_id", "requested_at");

-- CreateIndex
CREATE INDEX "batches_domain_idx" ON "batches"("domain");

-- CreateIndex
CREATE INDEX "batches_completed_at_idx" ON "batches"("completed_at");

-- CreateIndex
CREATE INDEX "evidence_batch_id_module_idx" ON "evidence"("batch_id", "module");

-- CreateIndex
CREATE INDEX "company_modules_batch_id_idx" ON "company_modules"("batch_id");

-- CreateIndex
CREATE INDEX "ledger_entries_batch_id_idx" ON "ledger_entries"("batch_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entries_account_id_sequence_key" ON "ledger_entries"("account_id", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "deliveries_batch_id_key" ON "deliveries"("batch_id");

-- CreateIndex
CREATE INDEX "deliveries_next_attempt_at_idx" ON "deliveries"("next_attempt_at");

-- CreateIndex
CREATE INDEX "deliveries_account_id_idx" ON "deliveries"("account_id");

-- CreateIndex
CREATE INDEX "request_log_key_series_requested_at_id_idx" ON "request_log"("key_series", "requested_at", "id");

-- CreateIndex
CREATE INDEX "request_log_account_id_requested_at_id_idx" ON "request_log"("account_id", "requested_at", "id");

-- CreateIndex
CREATE INDEX "usage_days_key_series_day_idx" ON "usage_days"("key_series", "day");

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batches" ADD CONSTRAINT "batches_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_modules" ADD CONSTRAINT "batch_modules_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "batch_sources" ADD CONSTRAINT "batch_sources_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_modules" ADD CONSTRAINT "company_modules_domain_fkey" FOREIGN KEY ("domain") REFERENCES "companies"("domain") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what the schema language cannot say. No semicolon but at the end of a statement, not even in a
-- comment: the schema engine cuts the script there. Check constraints, triggers and functions
-- stand in packages/domain/sql.

-- The domain's lock: one running batch of a domain, whoever asked.
CREATE UNIQUE INDEX "batches_running_domain_key" ON "batches"("domain") WHERE "status" IN ('queued', 'processing');
-- For the count of an account's running batches, and for the sweeper.
CREATE INDEX "batches_running_account_idx" ON "batches"("account_id") WHERE "status" IN ('queued', 'processing');
CREATE INDEX "batches_running_deadline_idx" ON "batches"("deadline_at") WHERE "status" IN ('queued', 'processing');
CREATE INDEX "deliveries_due_idx" ON "deliveries"("next_attempt_at") WHERE "status" IN ('pending', 'retrying');

-- A batch is reserved once, and settled or refunded once. A period is renewed once.
CREATE UNIQUE INDEX "ledger_entries_reserve_key" ON "ledger_entries"("batch_id") WHERE "kind" = 'reserve';
CREATE UNIQUE INDEX "ledger_entries_outcome_key" ON "ledger_entries"("batch_id") WHERE "kind" IN ('settle', 'refund');
CREATE UNIQUE INDEX "ledger_entries_renewal_key" ON "ledger_entries"("account_id", "period") WHERE "kind" = 'renewal';

-- The months of the request log stand in a schema of their own, out of the way of the tables of the data model.
CREATE SCHEMA "request_log_months";
CREATE TABLE "request_log_months"."unexpected" PARTITION OF "request_log" DEFAULT;
