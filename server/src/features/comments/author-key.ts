/**
 * Identifies the author of comment `c`: by email, else platform id, else name. Null if unknown. Must match the
 * expression of `comments_author_idx` exactly; truncated because index rows have a size limit.
 */
export const authorKey = `left(coalesce('mail:' || nullif(lower(btrim(c.author_email)), ''),
  'id:' || c.platform || ':' || nullif(btrim(c.author_external_id), ''),
  'name:' || c.platform || ':' || nullif(lower(btrim(c.author_name)), '')), 250)`
