-- CreateTable
CREATE TABLE "replay_progress" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "release" TEXT NOT NULL,
    "after" TEXT NOT NULL DEFAULT '',
    "report" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "replay_progress_pkey" PRIMARY KEY ("id")
);
