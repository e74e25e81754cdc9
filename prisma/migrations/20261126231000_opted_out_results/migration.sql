-- Earlier releases kept the results of companies that had opted out.
DELETE FROM "batch_modules" m USING "batches" b WHERE b."id" = m."batch_id" AND b."forgotten";
DELETE FROM "batch_sources" s USING "batches" b WHERE b."id" = s."batch_id" AND b."forgotten";
