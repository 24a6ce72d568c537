import type { Ctx } from '../../context.ts'
import { readFile, type StoredFile } from '../../files/index.ts'
import { refused } from './refused.ts'
import type { Chosen, Plan } from './choose-mapping.ts'
import {
  guessMapping,
  ImportFileError,
  openTable,
  sampleRows,
  type MappingGuess,
  type Table,
  type TableRow,
} from './reading/index.ts'
import { recallPlan } from './remember-mapping.ts'

export interface Looked {
  table: Table
  rows: TableRow[]
  guess: MappingGuess
  remembered: Plan | null
}

/** Opens a file, reads its first rows and guesses what they are; a file that can't be read is refused with the reason. */
export async function lookIntoFile(ctx: Ctx, file: StoredFile, chosen: Chosen): Promise<Looked> {
  try {
    const table = await openTable(() => readFile(ctx, file.id), file.name)
    const rows = await sampleRows(table)
    const cells = rows.map((row) => row.cells)
    const guess = guessMapping(table.columns, cells, file.name)
    const kind = chosen.kind ?? chosen.mapping?.kind ?? guess.kind
    const remembered = await ctx.tx((tx) => recallPlan(tx, ctx, { id: file.id, columns: table.columns, kind }))
    return { table, rows, guess, remembered }
  } catch (error) {
    if (error instanceof ImportFileError) throw Object.assign(refused('file', error.message), { cause: error })
    throw error
  }
}
