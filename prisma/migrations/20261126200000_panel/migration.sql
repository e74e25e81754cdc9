-- CreateTable
CREATE TABLE "panel_users" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(6),

    CONSTRAINT "panel_users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "panel_memberships" (
    "account_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "panel_memberships_pkey" PRIMARY KEY ("account_id","user_id")
);

-- CreateTable
CREATE TABLE "panel_sessions" (
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "account_id" INTEGER,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "panel_sessions_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "panel_invitations" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "email" TEXT NOT NULL,
    "account_id" INTEGER,
    "role" TEXT,
    "invited_by" INTEGER,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "panel_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "panel_audit" (
    "id" BIGSERIAL NOT NULL,
    "account_id" INTEGER,
    "user_id" INTEGER,
    "action" TEXT NOT NULL,
    "target" TEXT,
    "address" TEXT,
    "written_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "panel_audit_pkey" PRIMARY KEY ("id")
);

-- A mail address is one person, however it is written, and has one open link for an account and one for its password.
CREATE UNIQUE INDEX "panel_users_email_key" ON "panel_users"(lower("email"));
CREATE UNIQUE INDEX "panel_invitations_email_key" ON "panel_invitations"(lower("email"), coalesce("account_id", 0));

-- CreateIndex
CREATE INDEX "panel_memberships_user_id_idx" ON "panel_memberships"("user_id");

-- CreateIndex
CREATE INDEX "panel_sessions_user_id_idx" ON "panel_sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "panel_invitations_token_hash_key" ON "panel_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "panel_invitations_account_id_idx" ON "panel_invitations"("account_id");

-- CreateIndex
CREATE INDEX "panel_audit_account_id_id_idx" ON "panel_audit"("account_id", "id");

-- AddForeignKey
ALTER TABLE "panel_memberships" ADD CONSTRAINT "panel_memberships_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "panel_memberships" ADD CONSTRAINT "panel_memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "panel_users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "panel_sessions" ADD CONSTRAINT "panel_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "panel_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "panel_sessions" ADD CONSTRAINT "panel_sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "panel_invitations" ADD CONSTRAINT "panel_invitations_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "panel_invitations" ADD CONSTRAINT "panel_invitations_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "panel_users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "panel_audit" ADD CONSTRAINT "panel_audit_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "panel_audit" ADD CONSTRAINT "panel_audit_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "panel_users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
