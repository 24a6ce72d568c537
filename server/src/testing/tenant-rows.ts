import type { TestApp } from './test-app.ts'

/** A fingerprint of every row of every tenant table, by table: what was refused must leave it as it was. */
export async function tenantRows({ owner }: TestApp): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' and relrowsecurity
     order by 1`,
  )
  const parts = rows.map(
    ({ name }) => `select '${name}' as name, count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)),
      '') as print from app.${name} t`,
  )
  const prints = await owner.query<{ name: string; print: string }>(parts.join(' union all '))
  return Object.fromEntries(prints.rows.map(({ name, print }) => [name, print]))
}
