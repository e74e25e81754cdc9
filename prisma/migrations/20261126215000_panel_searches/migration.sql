-- CreateTable
CREATE TABLE "panel_searches" (
    "account_id" INTEGER NOT NULL,
    "id" UUID NOT NULL,
    "digest" BYTEA NOT NULL,
    "paid_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "panel_searches_pkey" PRIMARY KEY ("account_id","id")
);
