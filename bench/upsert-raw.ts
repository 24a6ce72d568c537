import type { Company } from './company.ts'
import type { Environment } from './environment.ts'
import { enterCompany } from './measure-inbox.ts'

const BATCH = 1000

/** Rows of app.comments, column by column, as texts that PostgreSQL reads again. */
export interface Stored {
  columns: { name: string; type: string }[]
  rows: (string | null)[][]
}

/** The comments of one company as rows of another, whose products are copied too. */
export async function copyStored({ owner }: Environment, from: Company, to: Company): Promise<Stored> {
  await owner.query(
    `insert into app.products (company_id, id, brand_id, external_id, title, created_at)
     select $2, id, $3, external_id, title, created_at from app.products where company_id = $1`,
    [from.companyId, to.companyId, to.brandId],
  )
  const { rows: columns } = await owner.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = 'app.comments'::regclass and attnum > 0 and not attisdropped order by attnum`,
  )
  const texts = columns.map(({ name }) => {
    if (name === 'company_id') return `'${to.companyId}'`
    return name === 'brand_id' ? `'${to.brandId}'` : `${name}::text`
  })
  const { rows } = await owner.query<(string | null)[]>({
    text: `select ${texts.join(', ')} from app.comments where company_id = $1 order by id`,
    values: [from.companyId],
    rowMode: 'array',
  })
  return { columns, rows }
}

/** Upserts the same columns with the same role and indexes, in arrays of 1,000 with one commit each. */
export async function upsertRaw({ db }: Environment, { companyId }: Company, { columns, rows }: Stored): Promise<void> {
  const client = await db.global.$client.connect()
  const arrays = columns.map(({ type }, n) => `$${n + 1}::${type.endsWith('[]') ? 'text' : type}[]`)
  const values = columns.map(({ name, type }) => (type.endsWith('[]') ? `t.${name}::${type}` : `t.${name}`))
  const changing = columns.map(({ name }) => name).filter((name) => !own.has(name))
  const text = `insert into app.comments as c (${columns.map(({ name }) => name).join(', ')})
    select ${values.join(', ')} from unnest(${arrays.join(', ')}) as t(${columns.map(({ name }) => name).join(', ')})
    on conflict (company_id, brand_id, platform, external_id) do update
    set ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}
    where (${changing.map((name) => `c.${name}`).join(', ')}) is distinct from
      (${changing.map((name) => `excluded.${name}`).join(', ')})`
  try {
    for (let at = 0; at < rows.length; at += BATCH) {
      const batch = rows.slice(at, at + BATCH)
      await client.query(enterCompany(companyId))
      await client.query({ name: 'bench.upsert', text, values: columns.map((_, n) => batch.map((row) => row[n])) })
      await client.query('commit')
    }
  } finally {
    client.release()
  }
}

const own = new Set(['company_id', 'id', 'brand_id', 'platform', 'external_id', 'received_at'])
