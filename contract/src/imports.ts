import { z } from 'zod'
import { audited, call } from './call.ts'
import { commentPlatforms } from './comments.ts'
import { jobStates } from './jobs.ts'
import { earliestDefaultDate, sizes } from './limits.ts'
import { cursor, page, pageLimit } from './paging.ts'

export const importKinds = ['comments', 'products'] as const
export type ImportKind = (typeof importKinds)[number]

/** What a column of a file can be. A comment needs text or stars (or a label); a product needs a title. */
export const commentFields = [
  'text',
  'title',
  'rating',
  'label',
  'author',
  'email',
  'phone',
  'date',
  'updatedAt',
  'productId',
  'productHandle',
  'productTitle',
  'externalId',
  'reply',
  'replyDate',
  'platform',
  'language',
  'verified',
  'published',
  'url',
] as const
export const productFields = ['handle', 'title', 'details', 'vendor', 'type', 'picture', 'sku', 'externalId'] as const
export type ImportField = (typeof commentFields)[number] | (typeof productFields)[number]

/** Rows of one file that are read; an import ends as stopped behind them, and its reason says so. */
export const mostRows = 1_000_000

export const dateOrders = ['DMY', 'MDY', 'YMD'] as const

const column = z.string().max(sizes.columnName)

/** Other names that a mapping may use for a field; the field's own name goes before them. */
export const fieldSynonyms = {
  content: 'text',
  body: 'text',
  review: 'text',
  rate: 'rating',
  stars: 'rating',
  score: 'rating',
  name: 'author',
  reviewer: 'author',
  created_at: 'date',
  time: 'date',
} as const satisfies Record<string, ImportField>

const named = <Name extends string>(names: readonly Name[]): Record<Name, z.ZodOptional<typeof column>> =>
  Object.fromEntries(names.map((name) => [name, column.optional()])) as Record<Name, z.ZodOptional<typeof column>>

/** What is said of a default date that is none, too early, or in the future. */
export const defaultDateWords = 'Choose a date from January 1, 1995 to today'

/**
 * Part `mapping`: field to column name, flat; any other key is refused. `platform` is a column that names each row's, or
 * the key of the platform that all rows come from.
 */
export const importMapping = z.strictObject({
  ...named([...commentFields, ...productFields]),
  ...named(Object.keys(fieldSynonyms) as (keyof typeof fieldSynonyms)[]),
  dateOrder: z.enum(dateOrders).optional(),
  /** IANA; dates without a zone are read in it. The brand's own by default. */
  timezone: z.string().max(64).optional(),
  /** The date of rows that have none, e.g. 2024-05-01; without it they count on the day of the import. */
  defaultDate: z.iso
    .date(defaultDateWords)
    .refine((day) => day >= earliestDefaultDate, defaultDateWords)
    .optional(),
  kind: z.enum(importKinds).optional(),
})
export type ImportMapping = z.infer<typeof importMapping>

/** One row as it would be stored, or why it would not be. */
export const importSample = z.union([
  z.object({
    line: z.number().int(),
    text: z.string(),
    title: z.string().nullable(),
    rating: z.number().nullable(),
    author: z.string().nullable(),
    /** ISO 8601; the default date where the row has none; null without both: it then counts on the day of the import. */
    date: z.string().nullable(),
    product: z.string().nullable(),
    reply: z.string().nullable(),
    language: z.string().nullable(),
  }),
  z.object({ line: z.number().int(), reason: z.string() }),
])

export const importPreview = z.object({
  /** Names the stored file in the import that follows, so that it is not sent twice; kept for two hours. */
  fileId: z.string(),
  fileName: z.string(),
  size: z.number().int(),
  format: z.enum(['csv', 'tsv', 'json', 'jsonl', 'xlsx']),
  encoding: z.string(),
  delimiter: z.string().nullable(),
  compressed: z.boolean(),
  kind: z.enum(importKinds),
  /** Whose export it is, e.g. `judgeme-export`; null when it is nobody's that we know. */
  known: z.string().nullable(),
  platform: z.enum(commentPlatforms),
  columns: z.array(z.string()),
  guess: z.record(z.string(), z.object({ column: z.string(), confidence: z.number().min(0).max(1) })),
  dateOrder: z.enum(dateOrders).nullable(),
  /** True when the cells allow two readings, so that a person should choose. */
  dateOrderAsked: z.boolean(),
  /** The guess is what this company chose last for a file with these columns. */
  remembered: z.boolean(),
  /** The date chosen for rows without one; null when none is. */
  defaultDate: z.string().nullable(),
  /** How many of the file's rows have no date; null for products. Not `isWhole`: only its first rows were counted. */
  undated: z.object({ count: z.number().int(), of: z.number().int(), isWhole: z.boolean() }).nullable(),
  /** What a person should know of the guess, in whole sentences. */
  notes: z.array(z.string()),
  /** Why an import with this guess would be refused; null when it would not. */
  missing: z.string().nullable(),
  /** The first 20 rows as they stand in the file. */
  rows: z.array(z.array(z.string())),
  /** The first 5 as they would be stored. */
  sample: z.array(importSample),
  /** Languages of the first rows with how many have each, most frequent first. */
  languages: z.array(z.object({ language: z.string(), count: z.number().int() })),
})
export type ImportPreview = z.infer<typeof importPreview>

export const importStarted = z.object({ jobId: z.string(), importId: z.string() })

export const reject = z.object({ line: z.number().int(), reason: z.string(), cells: z.array(z.string()) })

/** `result` of a job of kind `import`; its `done` and `total` are bytes of the file (rows for XLSX). */
export const importResult = z.object({
  importId: z.string(),
  created: z.number().int(),
  updated: z.number().int(),
  /** Known already and the same, or a second time in the file. */
  unchanged: z.number().int(),
  rejected: z.number().int(),
  /** The first 1,000; all that are kept by `/api/imports/{importId}/rejects`. */
  rejects: z.array(z.object({ line: z.number().int(), reason: z.string() })),
  /** How many of the rejected lines are kept: 10,000 at most. */
  rejectsKept: z.number().int(),
  /** Why it failed, or stopped of itself. */
  reason: z.string().optional(),
})

/** `result` of a job of kind `import-undo`; `kept` are comments that somebody worked on since. */
export const undoResult = z.object({
  importId: z.string(),
  removed: z.number().int(),
  restored: z.number().int(),
  kept: z.number().int(),
})

export const importEntry = z.object({
  importId: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  /** `undone`: nothing of it is left but this line. `undoing`: its undo is under way. */
  state: z.enum([...jobStates, 'undoing', 'undone']),
  /** The import, or its undo while that runs. */
  jobId: z.string().nullable(),
  done: z.number().int(),
  total: z.number().int().nullable(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
  /** Of an undone one. */
  undo: z.object({ removed: z.number().int(), restored: z.number().int(), kept: z.number().int() }).nullable(),
  /** Why it failed. */
  reason: z.string().nullable(),
  /** The stopped or failed file is still here: import it again by this id. */
  fileId: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string(),
  undoable: z.boolean(),
})
export type ImportEntry = z.infer<typeof importEntry>

const importId = z.uuid('Invalid import ID')

export const imports = {
  list: call
    .route({ method: 'GET', path: '/api/imports', summary: 'List imports, newest first' })
    .input(z.object({ cursor, limit: pageLimit }))
    .output(z.object({ success: z.literal(true), data: z.array(importEntry), pagination: page })),
  rejects: call
    .route({ method: 'GET', path: '/api/imports/{importId}/rejects', summary: 'List skipped lines and the reasons' })
    .input(z.object({ importId, cursor, limit: pageLimit }))
    .output(z.object({ success: z.literal(true), data: z.array(reject), pagination: page })),
  undo: call
    .meta({ who: 'member', permission: 'comments.import' })
    .meta(audited('import.undo-started'))
    .route({
      method: 'POST',
      path: '/api/imports/{importId}/undo',
      summary: 'Undo an import. Reviews edited since stay',
    })
    .input(z.object({ importId }))
    .output(z.object({ success: z.literal(true), data: importStarted, jobId: z.string() })),
}
