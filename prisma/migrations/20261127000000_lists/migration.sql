-- CreateTable
CREATE TABLE "lists" (
    "id" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "key_series" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "reason" TEXT,
    "modules" TEXT[],
    "price" INTEGER NOT NULL,
    "max_credits" INTEGER,
    "webhook_url" TEXT,
    "notifies_each" BOOLEAN NOT NULL,
    "size" INTEGER NOT NULL,
    "ended" INTEGER NOT NULL DEFAULT 0,
    "committed" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(6),
    "totals" JSONB,
    "delivery_id" BIGINT,

    CONSTRAINT "lists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "list_entries" (
    "list_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "input" TEXT NOT NULL,
    "country" TEXT,
    "domain" TEXT,
    "status" TEXT NOT NULL,
    "reason" TEXT,
    "candidates" JSONB,
    "first_line" INTEGER,
    "batch_id" TEXT,
    "found_in" JSONB,
    "credits_reserved" INTEGER NOT NULL DEFAULT 0,
    "credits_refunded" INTEGER NOT NULL DEFAULT 0,
    "sequence" INTEGER,
    "ended_at" TIMESTAMPTZ(6),

    CONSTRAINT "list_entries_pkey" PRIMARY KEY ("list_id","position")
);

-- CreateTable
CREATE TABLE "idempotent_answers" (
    "account_id" INTEGER NOT NULL,
    "key" VARCHAR(255) NOT NULL,
    "digest" BYTEA NOT NULL,
    "status" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotent_answers_pkey" PRIMARY KEY ("account_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "lists_delivery_id_key" ON "lists"("delivery_id");
CREATE INDEX "lists_account_id_id_idx" ON "lists"("account_id", "id");
CREATE INDEX "lists_ended_at_idx" ON "lists"("ended_at");
CREATE UNIQUE INDEX "list_entries_batch_id_key" ON "list_entries"("batch_id");
CREATE UNIQUE INDEX "list_entries_list_id_sequence_key" ON "list_entries"("list_id", "sequence");
CREATE INDEX "idempotent_answers_created_at_idx" ON "idempotent_answers"("created_at");

-- The lists that have not ended, and in each the entries that wait and those that run.
CREATE INDEX "lists_open_idx" ON "lists"("account_id") WHERE "ended_at" IS NULL;
CREATE INDEX "list_entries_waiting_idx" ON "list_entries"("list_id", "position") WHERE "status" = 'waiting';
CREATE INDEX "list_entries_running_idx" ON "list_entries"("list_id") WHERE "status" = 'running';

-- AddForeignKey
ALTER TABLE "lists" ADD CONSTRAINT "lists_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "lists" ADD CONSTRAINT "lists_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "deliveries"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "lists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
