-- AlterTable
ALTER TABLE "panel_users" ADD COLUMN     "is_operator" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "panel_audit" ADD COLUMN     "by_operator" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "datasets" ADD COLUMN     "read_share" REAL NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "credit_purchases" (
    "id" UUID NOT NULL,
    "account_id" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "bought_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_purchases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "source_states" (
    "source" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    "reason" TEXT,
    "reported_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "source_states_pkey" PRIMARY KEY ("source")
);

-- CreateTable
CREATE TABLE "operator_tasks" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "target" TEXT NOT NULL DEFAULT '',
    "started_by" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'running',
    "started_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(6),
    "result" JSONB,

    CONSTRAINT "operator_tasks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "credit_purchases_account_id_idx" ON "credit_purchases"("account_id");

-- CreateIndex
CREATE INDEX "operator_tasks_kind_id_idx" ON "operator_tasks"("kind", "id");

-- CreateIndex
CREATE INDEX "forgotten_people_created_at_name_hash_domain_idx" ON "forgotten_people"("created_at", "name_hash", "domain");

-- AddForeignKey
ALTER TABLE "credit_purchases" ADD CONSTRAINT "credit_purchases_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_tasks" ADD CONSTRAINT "operator_tasks_started_by_fkey" FOREIGN KEY ("started_by") REFERENCES "panel_users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A task runs once at a time.
CREATE UNIQUE INDEX "operator_tasks_running_key" ON "operator_tasks"("kind", "target") WHERE "status" = 'running';

-- What operators did, in the panel or by command.
CREATE INDEX "panel_audit_operators_idx" ON "panel_audit"("id") WHERE "by_operator" OR "user_id" IS NULL;

-- A link can make somebody an operator. The constraint is written again with the SQL functions.
ALTER TABLE "panel_invitations" DROP CONSTRAINT IF EXISTS "panel_invitations_role_known";
