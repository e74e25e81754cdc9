-- AlterTable
ALTER TABLE "batch_sources" ADD COLUMN     "asked_at" TIMESTAMPTZ(6);

-- CreateTable
CREATE TABLE "source_answers" (
    "domain" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "reason" TEXT,
    "evidence" JSON NOT NULL,
    "clues" JSON NOT NULL,
    "answered_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "source_answers_pkey" PRIMARY KEY ("domain","source")
);

-- CreateTable
CREATE TABLE "kept_answers" (
    "url_hash" BYTEA NOT NULL,
    "url" TEXT NOT NULL,
    "etag" TEXT,
    "last_modified" TEXT,
    "content_type" TEXT NOT NULL,
    "body" BYTEA NOT NULL,
    "kept_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_answers_pkey" PRIMARY KEY ("url_hash")
);

-- CreateTable
CREATE TABLE "headcounts" (
    "domain" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "employee_count" INTEGER NOT NULL,
    "observed_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "headcounts_pkey" PRIMARY KEY ("domain","month")
);

-- CreateTable
CREATE TABLE "forgotten_people" (
    "name_hash" BYTEA NOT NULL,
    "domain" TEXT NOT NULL,
    "words" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forgotten_people_pkey" PRIMARY KEY ("name_hash","domain")
);

-- CreateIndex
CREATE INDEX "source_answers_answered_at_idx" ON "source_answers"("answered_at");

-- CreateIndex
CREATE INDEX "kept_answers_kept_at_idx" ON "kept_answers"("kept_at");
