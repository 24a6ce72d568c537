import type { TestApp } from './test-app.ts'

/** Tables with a row that contains one of these texts in any column. */
export async function tablesContaining(app: TestApp, texts: string[]): Promise<string[]> {
  const { rows } = await app.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'app' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await app.owner.query(
      `select 1 from app.${name} t where exists (select 1 from unnest($1::text[]) x where position(x in t::text) > 0) limit 1`,
      [texts],
    )
    if (rowCount) found.push(name)
  }
  return found
}
