-- AlterTable
ALTER TABLE "lists" ADD COLUMN     "watch_id" TEXT;

-- CreateTable
CREATE TABLE "watches" (
    "id" TEXT NOT NULL,
    "account_id" INTEGER NOT NULL,
    "key_series" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "reason" TEXT,
    "types" TEXT[],
    "includes_rumours" BOOLEAN NOT NULL,
    "modules" TEXT[],
    "price" INTEGER NOT NULL,
    "frequency" TEXT NOT NULL,
    "max_credits_per_month" INTEGER NOT NULL,
    "webhook_url" TEXT,
    "size" INTEGER NOT NULL,
    "look_id" TEXT,
    "next_look_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "watches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "watch_companies" (
    "watch_id" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "has_base_line" BOOLEAN NOT NULL DEFAULT false,
    "is_changed" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "watch_companies_pkey" PRIMARY KEY ("watch_id","domain")
);

-- CreateTable
CREATE TABLE "watch_signals" (
    "id" BIGSERIAL NOT NULL,
    "watch_id" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "class" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "source_url" TEXT,
    "happened_on" DATE,
    "entities" JSONB NOT NULL,
    "seen_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told" JSONB,
    "told_at" TIMESTAMPTZ(6),
    "delivery_id" BIGINT,

    CONSTRAINT "watch_signals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lists_watch_id_created_at_idx" ON "lists"("watch_id", "created_at");
CREATE INDEX "watches_account_id_id_idx" ON "watches"("account_id", "id");
CREATE INDEX "watches_next_look_at_idx" ON "watches"("next_look_at");
CREATE UNIQUE INDEX "watches_look_id_key" ON "watches"("look_id");
CREATE INDEX "watch_companies_domain_idx" ON "watch_companies"("domain");
CREATE UNIQUE INDEX "watch_signals_watch_id_domain_key_key" ON "watch_signals"("watch_id", "domain", "key");
CREATE UNIQUE INDEX "watch_signals_delivery_id_key" ON "watch_signals"("delivery_id");
CREATE INDEX "watch_signals_domain_idx" ON "watch_signals"("domain");
CREATE INDEX "watch_signals_seen_at_idx" ON "watch_signals"("seen_at");
CREATE INDEX "watch_signals_told_at_idx" ON "watch_signals"("told_at");

-- The companies whose signals have to be compared, and what was told of each watch.
CREATE INDEX "watch_companies_changed_idx" ON "watch_companies"("watch_id") WHERE "is_changed";
CREATE INDEX "watch_signals_told_idx" ON "watch_signals"("watch_id", "id") WHERE "told" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "watches" ADD CONSTRAINT "watches_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "watch_companies" ADD CONSTRAINT "watch_companies_watch_id_fkey" FOREIGN KEY ("watch_id") REFERENCES "watches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "watch_signals" ADD CONSTRAINT "watch_signals_watch_id_fkey" FOREIGN KEY ("watch_id") REFERENCES "watches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "watch_signals" ADD CONSTRAINT "watch_signals_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
