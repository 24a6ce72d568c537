import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { pipeline } from '../../db/pipeline.ts'
import type { Counted } from './measures.ts'
import { rollupTables, stepsOf, type Entry, type RollupTable, type Step } from './tables.ts'

/** Applies a comment's changes to the rollups in its own transaction. A fixed row order prevents deadlocks. */
export async function moveInRollups(
  tx: Tx,
  companyId: string,
  change: { came: Counted[]; went: Counted[] },
): Promise<void> {
  const steps = stepsOf(change.came, change.went)
  if (steps.length > 0) await pipeline(rollupTables.map((table) => upsert(tx, companyId, table, gather(table, steps))))
}

function gather(table: RollupTable, steps: Step[]): Entry[] {
  const byKey = new Map<string, Entry>()
  for (const { c, amounts, sign } of steps) {
    if (!table.counts(c)) continue
    for (const entry of table.entries(c, amounts)) {
      // \x01 sorts before any letter, so keys sort column by column.
      const id = entry.key.join('\x01')
      let row = byKey.get(id)
      if (!row) byKey.set(id, (row = { key: entry.key, amounts: {} }))
      for (const column in entry.amounts) {
        row.amounts[column] = (row.amounts[column] ?? 0) + sign * (entry.amounts[column] ?? 0)
      }
    }
  }
  const names = table.groups.flat()
  const changed = [...byKey].filter(([, { amounts }]) => names.some((name) => amounts[name]))
  return changed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

async function upsert(tx: Tx, companyId: string, table: RollupTable, rows: Entry[]): Promise<void> {
  const changed = table.groups.map((group) => group.some((column) => rows.some(({ amounts }) => amounts[column])))
  const columns = table.groups.filter((_, n) => changed[n]).flat()
  if (columns.length === 0) return
  const keys = table.keys.map(([name]) => name)
  const typed = [...table.keys.map(([, type]) => `${type}[]`), ...columns.map(() => 'text::int[]')]
  // A new row starts from its deltas. A check constraint would reject the row proposed for a decrease.
  await prepared(
    tx,
    `rollup.${table.name}.${changed.map(Number).join('')}`,
    `insert into app.${table.name} as r (company_id, ${[...keys, ...columns].join(', ')})
     select $1, t.* from unnest(${typed.map((type, n) => `$${n + 2}::${type}`).join(', ')}) as t
     on conflict (company_id, ${keys.join(', ')}) do update set ${added(columns)}`,
    [
      companyId,
      ...keys.map((_, n) => rows.map(({ key }) => key[n])),
      // As text, because the driver would quote every number.
      ...columns.map((column) => `{${rows.map(({ amounts }) => amounts[column] ?? 0).join(',')}}`),
    ],
  )
}

export const added = (columns: readonly string[]): string =>
  columns.map((column) => `${column} = r.${column} + excluded.${column}`).join(', ')

/** Deletes rows that count nothing, as after an undo. A row that gets new counts meanwhile stays. */
export async function forgetEmptyRollups(tx: Tx, companyId: string, brandId: string): Promise<void> {
  for (const { name, keys, groups } of rollupTables) {
    const isEmpty = groups
      .flat()
      .map((column) => `${column} = 0`)
      .join(' and ')
    // Locked in the order of `moveInRollups`: the delete alone locks in the order of its plan.
    await prepared(
      tx,
      `rollup.forget.${name}`,
      `delete from app.${name} r using (select ${keys.map(([key]) => key).join(', ')} from app.${name}
         where company_id = $1 and brand_id = $2 and ${isEmpty} order by ${keys.map(ordered).join(', ')} for update) w
       where r.company_id = $1 and ${keys.map(([key]) => `r.${key} = w.${key}`).join(' and ')}`,
      [companyId, brandId],
    )
  }
}

const ordered = ([key, type]: RollupTable['keys'][number]): string => (type === 'text' ? `${key} collate "C"` : key)
