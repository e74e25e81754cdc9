-- AlterTable
ALTER TABLE "batches" ADD COLUMN     "reading" INTEGER;

-- CreateTable
CREATE TABLE "observed_changes" (
    "domain" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "highlight" JSONB NOT NULL,
    "source" TEXT NOT NULL,
    "url" TEXT,
    "confidence" REAL NOT NULL,
    "observed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "observed_changes_pkey" PRIMARY KEY ("domain","key")
);

-- CreateTable
CREATE TABLE "datasets" (
    "id" SERIAL NOT NULL,
    "format" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "file_bytes" BIGINT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'loading',
    "position" BIGINT NOT NULL DEFAULT 0,
    "lines" BIGINT NOT NULL DEFAULT 0,
    "rows_read" BIGINT NOT NULL DEFAULT 0,
    "rows_kept" BIGINT NOT NULL DEFAULT 0,
    "rows_refused" BIGINT NOT NULL DEFAULT 0,
    "refusals" JSONB NOT NULL DEFAULT '{}',
    "refused_file" TEXT,
    "refused_bytes" BIGINT NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(6),

    CONSTRAINT "datasets_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "datasets_format_fingerprint_key" ON "datasets"("format", "fingerprint");

-- CreateTable
CREATE TABLE "known_companies" (
    "dataset_id" INTEGER NOT NULL,
    "domain" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "industries" TEXT[],
    "topics" TEXT[],
    "services" TEXT[],
    "country_code" TEXT,
    "city" TEXT,
    "employee_range" TEXT,
    "founded_year" INTEGER,
    "linkedin_url" TEXT,
    "search" TSVECTOR NOT NULL,
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_companies_pkey" PRIMARY KEY ("dataset_id","domain")
) PARTITION BY LIST ("dataset_id");

-- CreateIndex
CREATE INDEX "known_companies_domain_idx" ON "known_companies"("domain");

-- CreateIndex
CREATE INDEX "known_companies_search_idx" ON "known_companies" USING GIN ("search");

-- CreateTable
CREATE TABLE "dataset_entries" (
    "dataset_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "number_key" TEXT,
    "name_key" TEXT NOT NULL,
    "country_code" TEXT,
    "record" JSONB NOT NULL,

    CONSTRAINT "dataset_entries_pkey" PRIMARY KEY ("dataset_id","key")
) PARTITION BY LIST ("dataset_id");

-- CreateIndex
CREATE INDEX "dataset_entries_key_idx" ON "dataset_entries"("key");

-- CreateIndex
CREATE INDEX "dataset_entries_number_key_idx" ON "dataset_entries"("number_key");

-- CreateIndex
CREATE INDEX "dataset_entries_name_key_idx" ON "dataset_entries"("name_key");
