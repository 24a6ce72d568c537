import type { ImportPreview } from '@bizamply/contract/imports'
import type { z } from 'zod'
import type { importSample } from '@bizamply/contract/imports'
import type { Ctx } from '../../context.ts'
import type { StoredFile } from '../../files/index.ts'
import { makePlan, whatIsMissing, type Chosen, type Plan } from './choose-mapping.ts'
import { readBrandLocale, type BrandLocale } from './read-brand-locale.ts'
import { defaultInstant, refuseFutureDefault } from './default-date.ts'
import { previewFile, type FilePreview } from './preview-file.ts'
import { titleOf } from '../products/index.ts'
import { lostByMemory } from './remember-mapping.ts'
import {
  commentReader,
  findBrands,
  productReader,
  type ImportedComment,
  type ImportedProduct,
} from '../../import-files/index.ts'

const ROWS = 20
const SAMPLES = 5
const READ = 200

/** The mapping of a file, and the result of its first rows. */
export async function previewImport(ctx: Ctx, file: StoredFile, chosen: Chosen): Promise<ImportPreview> {
  const preview = await previewFile(ctx, file, chosen)
  const { table, guess, remembered, rows } = preview
  const plan = makePlan(table.columns, guess, chosen, remembered)
  await refuseFutureDefault(ctx, plan)
  const isChosen = chosen.mapping !== null || remembered !== null
  const missing = whatIsMissing(plan, guess, isChosen)
  const isRemembered = remembered !== null && chosen.mapping === null
  const locale = await readBrandLocale(ctx)
  const { problems, ...read } = readRows(ctx, preview, plan, locale)
  return {
    fileId: file.id,
    fileName: file.name,
    size: file.size,
    format: table.format,
    encoding: table.encoding,
    delimiter: table.delimiter,
    compressed: table.compressed,
    kind: plan.kind,
    known: guess.known,
    platform: plan.mapping.platform ?? 'import',
    columns: table.columns,
    guess: guessOf(plan, preview, isChosen),
    dateOrder: plan.mapping.dateOrder ?? null,
    needsDateOrder: guess.needsDateOrder,
    remembered: isRemembered,
    defaultDate: plan.defaultDate ?? null,
    undated: countUndated(plan, preview),
    notes: [...guess.notes, ...(isRemembered ? lostByMemory(plan, guess) : []), ...otherBrands(plan, preview, locale)],
    missing: missing?.message ?? null,
    rows: rows.slice(0, ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, 2000))),
    rowProblems: problems.slice(0, ROWS),
    skipped: missing ? null : countSkipped(problems, preview),
    ...read,
  }
}

/** Rows without a date; all of them if no column has dates. */
function countUndated({ kind, mapping }: Plan, { table, survey }: FilePreview): ImportPreview['undated'] {
  if (kind === 'products') return null
  const index = table.columns.indexOf(mapping.fields.date ?? '')
  const count = index < 0 ? survey.counted : (survey.dateless[index] ?? 0)
  return { count, of: survey.counted, isWhole: survey.count !== null }
}

/** A user with two brands in one file should know that one brand gets everything. */
function otherBrands({ kind }: Plan, { table, rows }: FilePreview, { name }: BrandLocale): string[] {
  const cells = rows.map((row) => row.cells)
  const found = kind === 'comments' ? findBrands(table.columns, cells) : null
  if (!found || found.names.every((one) => one.toLowerCase() === name.toLowerCase())) return []
  const [first, second, ...more] = found.names
  const named = [first, ...(second ? [second] : [])].map((one) => `“${one?.slice(0, 60)}”`).join(', ')
  const rest = more.length > 0 ? ` and ${more.length} more` : ''
  return [`The column “${found.column}” names ${named}${rest}. All rows go to the brand “${name}”.`]
}

/** A user's choice, now or before, is not a guess. */
function guessOf(plan: Plan, { guess }: FilePreview, isChosen: boolean): ImportPreview['guess'] {
  const guessed = guess.fields as Record<string, { column: string; confidence: number } | undefined>
  const fields = Object.entries(plan.mapping.fields).map(([field, column]) => {
    return [field, { column, confidence: isChosen ? 1 : (guessed[field]?.confidence ?? 1) }]
  })
  return Object.fromEntries(fields) as ImportPreview['guess']
}

/** Rows that can't be read at all count only if the whole file was read; otherwise they are anywhere in it. */
function countSkipped(problems: RowsRead['problems'], { survey }: FilePreview): ImportPreview['skipped'] {
  const count = problems.filter((problem) => problem !== null).length
  const isWhole = survey.count === problems.length + survey.bad.length
  const unreadable = isWhole ? survey.bad.length : 0
  return { count: count + unreadable, of: problems.length + unreadable, isWhole }
}

type Sample = z.infer<typeof importSample>

interface RowsRead extends Pick<ImportPreview, 'sample' | 'languages'> {
  /** For each row, why nothing of it is imported. */
  problems: ImportPreview['rowProblems']
}

function readRows(
  ctx: Ctx,
  { table, rows }: FilePreview,
  plan: Plan,
  locale: { timezone: string; language: string },
): RowsRead {
  const sample: Sample[] = []
  const problems: RowsRead['problems'] = []
  const found = new Map<string, number>()
  if (plan.kind === 'products') {
    const read = productReader(table.columns, plan.mapping)
    for (const { line, cells } of rows.slice(0, READ)) {
      const found = [...read(cells)]
      problems.push(problemOf(line, found))
      for (const one of found) sample.push('ok' in one ? productSample(line, one.ok) : { line, reason: one.bad })
    }
    return { sample: sample.slice(0, SAMPLES), languages: [], problems }
  }
  const timezone = plan.timezone ?? locale.timezone
  const defaultAt = defaultInstant(plan, timezone)
  const read = commentReader(table.columns, plan.mapping, { timezone, importedAt: ctx.now() })
  for (const { line, cells } of rows.slice(0, READ)) {
    const results = [...read(cells)]
    problems.push(problemOf(line, results))
    for (const one of results) {
      if ('bad' in one) {
        sample.push({ line, reason: one.bad })
        continue
      }
      const { language } = ctx.read(one.ok, one.ok.language ?? locale.language)
      if (language) found.set(language, (found.get(language) ?? 0) + 1)
      sample.push(commentSample(line, { ...one.ok, occurredAt: one.ok.occurredAt ?? defaultAt }, language))
    }
  }
  const languages = [...found].map(([language, count]) => ({ language, count }))
  return { sample: sample.slice(0, SAMPLES), languages: languages.toSorted((a, b) => b.count - a.count), problems }
}

/** A row may contain several comments: it is skipped if none of them can be imported. */
function problemOf(
  line: number,
  results: readonly ({ ok: unknown } | { bad: string })[],
): RowsRead['problems'][number] {
  const [first] = results
  return first && 'bad' in first && results.every((one) => 'bad' in one) ? { line, reason: first.bad } : null
}

const commentSample = (line: number, c: ImportedComment, language: string | null): Sample => ({
  line,
  text: c.text.slice(0, 2000),
  title: c.title,
  rating: c.rating,
  author: c.authorName,
  date: c.occurredAt?.toISOString() ?? null,
  product: titleOf({ externalId: c.productExternalId, handle: c.productHandle, title: c.productTitle }),
  reply: c.reply?.text.slice(0, 2000) ?? null,
  language,
})

const productSample = (line: number, p: ImportedProduct): Sample => ({
  line,
  text: p.details?.slice(0, 2000) ?? '',
  title: p.title,
  rating: null,
  author: p.vendor,
  date: null,
  product: p.handle ?? p.externalId,
  reply: null,
  language: null,
})
