-- CreateTable
CREATE TABLE "panel_refusals" (
    "user_id" INTEGER NOT NULL,
    "hour" TIMESTAMPTZ(6) NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "panel_refusals_pkey" PRIMARY KEY ("user_id","hour")
);

-- AddForeignKey
ALTER TABLE "panel_refusals" ADD CONSTRAINT "panel_refusals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "panel_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
