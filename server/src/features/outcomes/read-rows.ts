import { outcomeRowsMost, type OutcomeDimension, type OutcomeRow } from '@bizamply/contract/outcomes'
import { shownProductName } from '@bizamply/contract/product-name'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { codesSql, countedBy, reviewsSql, rowsBy, type OutcomeValues } from './reviews-sql.ts'

interface Row extends Omit<OutcomeRow, 'name' | 'used'> {
  total: number
  used: number
  name: string | null
  cataloged: boolean | null
}

/** Replies by product, origin or sender, most first. */
export async function readRows(
  tx: Tx,
  by: OutcomeDimension,
  values: OutcomeValues,
  hasOrders: boolean,
): Promise<{ rows: OutcomeRow[]; more: number }> {
  const found = await plannedPerCall<Row>(tx, statementOf(by), values)
  const rows = found.map(({ total: _, cataloged, name, ...row }) => ({
    ...row,
    used: hasOrders ? row.used : null,
    name: name !== null && cataloged !== null ? shownProductName({ title: name, cataloged }) : name,
  }))
  return { rows, more: (found[0]?.total ?? 0) - rows.length }
}

const numbers = (['replied', 'raised', 'lowered', 'edited', 'used'] as const)
  .map((name) => `count(*) filter (where ${countedBy[name]})::int as ${name}`)
  .join(', ')

// A key that is not an id has no name.
const ownId = `case when length(t.key) = 36 then t.key::uuid end`

const names: Record<OutcomeDimension, { columns: string; join: string }> = {
  product: {
    columns: `p.title as name, p.external_id not like 'file:%' as cataloged`,
    join: `left join app.products p on p.company_id = $1 and p.id = ${ownId}`,
  },
  person: { columns: 'u.name, null::bool as cataloged', join: `left join app.users u on u.id = ${ownId}` },
  composer: { columns: 'null::text as name, null::bool as cataloged', join: '' },
}

function statementOf(by: OutcomeDimension): string {
  const { join, key } = rowsBy[by]
  return `with ${reviewsSql}, ${codesSql},
    t as (select ${key} as key, ${numbers}, count(*) over ()::int as total from reviews r ${join} where r.replied group by 1
      order by replied desc, key limit ${outcomeRowsMost})
    select t.*, ${names[by].columns} from t ${names[by].join} order by t.replied desc, t.key`
}
