-- CreateTable
CREATE TABLE "request_pages" (
    "id" UUID NOT NULL,
    "written_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_pages_pkey" PRIMARY KEY ("id")
);
