-- AlterTable
ALTER TABLE "batch_modules" ADD COLUMN "used_evidence" BIGINT[];

-- CreateTable
CREATE TABLE "paid_reads" (
    "account_id" INTEGER NOT NULL,
    "domain" TEXT NOT NULL,
    "module" TEXT NOT NULL,
    "paid_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "paid_reads_pkey" PRIMARY KEY ("account_id", "domain", "module")
);

-- CreateIndex
CREATE INDEX "paid_reads_domain_idx" ON "paid_reads"("domain");

-- CreateIndex
CREATE INDEX "paid_reads_paid_at_idx" ON "paid_reads"("paid_at");

-- AddForeignKey
ALTER TABLE "paid_reads" ADD CONSTRAINT "paid_reads_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
