-- CreateTable
CREATE TABLE "postponed_queries" (
    "domain" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "batch_id" TEXT NOT NULL,
    "postponed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "postponed_queries_pkey" PRIMARY KEY ("domain", "source")
);

-- CreateIndex
CREATE INDEX "postponed_queries_source_postponed_at_idx" ON "postponed_queries"("source", "postponed_at");
