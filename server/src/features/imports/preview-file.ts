import type { Ctx } from '../../context.ts'
import { readFile, type StoredFile } from '../../files/index.ts'
import { refused } from './refused.ts'
import { chosenColumns, type Chosen, type Plan } from './choose-mapping.ts'
import {
  guessMapping,
  ImportFileError,
  openTable,
  surveyTable,
  type MappingGuess,
  type Table,
  type TableRow,
  type TableSurvey,
} from '../../import-files/index.ts'
import { recallPlan } from './remember-mapping.ts'

export interface FilePreview {
  table: Table
  /** Good rows: the first of the file in order, then a sample of the rest. */
  rows: TableRow[]
  survey: TableSurvey
  guess: MappingGuess
  remembered: Plan | null
}

const COUNTED = 100_000

/** Opens a file, reads its first rows and guesses the mapping; an unreadable file is refused with the reason. */
export async function previewFile(ctx: Ctx, file: StoredFile, chosen: Chosen): Promise<FilePreview> {
  try {
    const table = await openTable(() => readFile(ctx, file.id), file.name)
    const survey = await surveyTable(table, COUNTED)
    const rows = survey.sample
    const cells = rows.map((row) => row.cells)
    const byItself = guessMapping(table.columns, cells, file.name)
    const kind = chosen.kind ?? chosen.mapping?.kind ?? byItself.kind
    const remembered = await ctx.tx((tx) => recallPlan(tx, ctx, { id: file.id, columns: table.columns, kind }))
    const stars = chosen.mapping ? chosenColumns(chosen.mapping).get('rating') : remembered?.mapping.fields.rating
    const isGuessed = stars === undefined || stars === byItself.fields.rating?.column
    const guess = isGuessed ? byItself : guessMapping(table.columns, cells, file.name, stars)
    return { table, rows, survey, guess, remembered }
  } catch (error) {
    if (error instanceof ImportFileError) throw Object.assign(refused('file', error.message), { cause: error })
    throw error
  }
}
