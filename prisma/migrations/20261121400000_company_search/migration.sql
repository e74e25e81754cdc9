-- CreateTable
CREATE TABLE "technology_names" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "technology_names_pkey" PRIMARY KEY ("key")
);

-- The words that a company is found by name by: those of its name and of the first label of its domain, in lower case and
-- without accents. Columns are made of it, so that it stands here: another rule takes another column.
CREATE FUNCTION "name_words"(p_name text, p_domain text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', translate(
    CASE WHEN octet_length(p_name) = length(p_name) THEN left(p_name, 300)
         ELSE regexp_replace(normalize(left(p_name, 300), NFKD), '[\u0300-\u036f]', '', 'g') END
      || ' ' || split_part(p_domain, '.', 1),
    -- The last of these is a semicolon.
    '.,:/\_-&+''"()[]{}<>|!?*@#%^~=`’' || chr(59), repeat(' ', 40)))
$$;

-- AlterTable
ALTER TABLE "known_companies" ADD COLUMN "names" tsvector GENERATED ALWAYS AS (name_words("name", "domain")) STORED;

-- CreateIndex
CREATE INDEX "known_companies_names_idx" ON "known_companies" USING GIN ("names");

-- Which words stand in industries, topics and services: the index of all words does not tell where they stand.
CREATE INDEX "known_companies_offers_idx" ON "known_companies" USING GIN (ts_filter("search", '{a,b}'))
    WITH (fastupdate = off);
