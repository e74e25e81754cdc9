-- Companies that were enriched before there was such a file, or before it had these marks.
SELECT put_on_file(c.domain) FROM company_modules c
WHERE c.module = 'company'
  AND NOT EXISTS (SELECT FROM known_companies k WHERE k.dataset_id = 0 AND k.domain = c.domain
                  AND (k.search = '' OR k.search @@ '''on file'''));
