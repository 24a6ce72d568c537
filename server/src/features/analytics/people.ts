/**
 * Who wrote a comment `c`, as far as it tells: by address, else by their id on the platform, else by their name there.
 * Null is nobody known.
 */
export const authorKey = `coalesce('mail:' || nullif(lower(btrim(c.author_email)), ''),
  'id:' || c.platform || ':' || nullif(btrim(c.author_external_id), ''),
  'name:' || c.platform || ':' || nullif(lower(btrim(c.author_name)), ''))`

/** Comments of known people by product and person: `$1` company, `$2` brand, from `$3` to before `$4`. */
export const writtenBy = (more = ''): string => `select c.product_id, ${authorKey} as author, count(*)::int as comments
  from app.comments c where c.company_id = $1 and c.brand_id = $2 and c.shelf <> 'hidden'
    and c.occurred_at >= $3 and c.occurred_at < $4 and ${authorKey} is not null ${more}
  group by 1, 2`
