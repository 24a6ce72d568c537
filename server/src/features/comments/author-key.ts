/**
 * Who wrote a comment `c`, as far as it tells: by address, else by their id on the platform, else by their name there.
 * Null is nobody known. Word by word as `comments_author_idx` says it; cut, as an index holds no long text.
 */
export const authorKey = `left(coalesce('mail:' || nullif(lower(btrim(c.author_email)), ''),
  'id:' || c.platform || ':' || nullif(btrim(c.author_external_id), ''),
  'name:' || c.platform || ':' || nullif(lower(btrim(c.author_name)), '')), 250)`
