-- AlterTable
ALTER TABLE "panel_users" ADD COLUMN     "totp_secret" BYTEA,
ADD COLUMN     "totp_step" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "panel_sessions" ADD COLUMN     "id" SERIAL NOT NULL,
ADD COLUMN     "address" TEXT,
ADD COLUMN     "totp_secret" BYTEA,
ADD COLUMN     "user_agent" TEXT;

-- CreateTable
CREATE TABLE "panel_recovery_codes" (
    "code_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,

    CONSTRAINT "panel_recovery_codes_pkey" PRIMARY KEY ("code_hash")
);

-- CreateIndex
CREATE INDEX "panel_recovery_codes_user_id_idx" ON "panel_recovery_codes"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "panel_sessions_id_key" ON "panel_sessions"("id");

-- AddForeignKey
ALTER TABLE "panel_recovery_codes" ADD CONSTRAINT "panel_recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "panel_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
