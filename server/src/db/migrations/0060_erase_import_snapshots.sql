-- Snapshots of comments whose author was erased: the erasure edited keys that snapshots don't have.
UPDATE "app"."import_changes" i SET before = jsonb_set(
  i.before - 'author_name' - 'author_email' - 'author_phone' - 'author_external_id' - 'permalink' - 'search_text' - 'search_grams' - 'fingerprint',
  '{row}',
  (i.before -> 'row') || jsonb_build_object('author_name', null, 'author_email', null, 'author_phone', null, 'author_external_id', null,
    'permalink', null, 'search_text', c.search_text, 'search_grams', to_jsonb(c.search_grams), 'fingerprint', c.fingerprint))
FROM "app"."comments" c
WHERE c.company_id = i.company_id AND c.id = i.subject_id AND c.fingerprint LIKE 'erased:%' AND i.before ? 'row';
