-- CreateTable
CREATE TABLE "technology_names" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "technology_names_pkey" PRIMARY KEY ("key")
);
