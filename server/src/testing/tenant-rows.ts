import type { TestApp } from './test-app.ts'

/** Tables that background sweeps derive from comments. */
const derived = ['people', 'people_brands', 'people_days', 'person_comments', 'person_identities']

/** A fingerprint of every row of every tenant table except the derived ones: a refused call must not change it. */
export async function tenantRows(app: TestApp): Promise<Record<string, string>> {
  let text = statements.get(app)
  if (!text) statements.set(app, (text = statementFor(app)))
  // Planned once: the contract-wide tests use it before and after each of their tests.
  const { rows } = await app.owner.query<{ name: string; print: string }>({ name: 'tenant-rows', text: await text })
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

const statements = new WeakMap<TestApp, Promise<string>>()

async function statementFor({ owner }: TestApp): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' and relrowsecurity
       and relname <> all($1) order by 1`,
    [derived],
  )
  // A sum of hashes doesn't need sorted rows, so it is much faster than hashing the sorted text.
  return rows
    .map(
      ({ name }) => `select '${name}' as name,
        count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from app.${name} t`,
    )
    .join(' union all ')
}
