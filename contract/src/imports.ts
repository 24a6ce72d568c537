import { z } from 'zod'
import { audited, call } from './call.ts'
import { commentPlatforms } from './comments.ts'
import { jobStates } from './jobs.ts'
import { earliestDefaultDate, sizes } from './size-limits.ts'
import { cursor, page, pageLimit } from './paging.ts'

export const importKinds = ['comments', 'products'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * Fields that a column can map to. A comment needs text, stars, or a label; a product needs a
 * title.
 */
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

/** Maximum number of rows read from a file; beyond it, the import ends as stopped, with a reason. */
export const mostRows = 1_000_000

export const dateOrders = ['DMY', 'MDY', 'YMD'] as const

const column = z.string().max(sizes.columnName)

/** Aliases of fields in a mapping; the field's own name takes precedence. */
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

/** Errors for a default date that is invalid, too early, or in the future. */
export const defaultDateWords = 'Choose a date from January 1, 1995 to today'

/**
 * The `mapping` part: field to column name, flat; other keys are rejected. `platform` is a column,
 * or the key of the platform that all rows come from.
 */
export const importMapping = z.strictObject({
  ...named([...commentFields, ...productFields]),
  ...named(Object.keys(fieldSynonyms) as (keyof typeof fieldSynonyms)[]),
  dateOrder: z.enum(dateOrders).optional(),
  /** IANA name for dates without an offset. Defaults to the brand's timezone. */
  timezone: z.string().max(64).optional(),
  /** Date of rows without one, e.g. 2024-05-01; if omitted, they count on the day of the import. */
  defaultDate: z.iso
    .date(defaultDateWords)
    .refine((day) => day >= earliestDefaultDate, defaultDateWords)
    .optional(),
  kind: z.enum(importKinds).optional(),
})
export type ImportMapping = z.infer<typeof importMapping>

/** A row as it would be stored, or why it would be rejected. */
export const importSample = z.union([
  z.object({
    line: z.number().int(),
    text: z.string(),
    title: z.string().nullable(),
    rating: z.number().nullable(),
    author: z.string().nullable(),
    /**
     * ISO 8601; the default date for rows without one; null without either: the row then counts on
     * the day of the import.
     */
    date: z.string().nullable(),
    product: z.string().nullable(),
    reply: z.string().nullable(),
    language: z.string().nullable(),
  }),
  z.object({ line: z.number().int(), reason: z.string() }),
])

export const importPreview = z.object({
  /** Names the stored file for the import, so that it isn't uploaded twice; kept for two hours. */
  fileId: z.string(),
  fileName: z.string(),
  size: z.number().int(),
  format: z.enum(['csv', 'tsv', 'json', 'jsonl', 'xlsx']),
  encoding: z.string(),
  delimiter: z.string().nullable(),
  compressed: z.boolean(),
  kind: z.enum(importKinds),
  /** The recognized export format, e.g. `judgeme-export`; null if unknown. */
  known: z.string().nullable(),
  platform: z.enum(commentPlatforms),
  columns: z.array(z.string()),
  guess: z.record(z.string(), z.object({ column: z.string(), confidence: z.number().min(0).max(1) })),
  dateOrder: z.enum(dateOrders).nullable(),
  /** True if the values are ambiguous, so that a person should choose. */
  needsDateOrder: z.boolean(),
  /** The guess is the company's last choice for a file with these columns. */
  remembered: z.boolean(),
  /** The default date; null if none is set. */
  defaultDate: z.string().nullable(),
  /**
   * Rows without a date; null for products. A minimum if not `isWhole`: only the first rows were
   * counted.
   */
  undated: z.object({ count: z.number().int(), of: z.number().int(), isWhole: z.boolean() }).nullable(),
  /** Notes about the guess for people, in full sentences. */
  notes: z.array(z.string()),
  /** Why an import with this guess would be rejected; null if it wouldn't. */
  missing: z.string().nullable(),
  /** The first 20 rows, unchanged. */
  rows: z.array(z.array(z.string())),
  /** For each of `rows`, its line and why nothing of it would be imported; null if something is. */
  rowProblems: z.array(z.object({ line: z.number().int(), reason: z.string() }).nullable()),
  /** Of the first rows, or of all if `isWhole`. Null while the mapping lacks something that is required. */
  skipped: z.object({ count: z.number().int(), of: z.number().int(), isWhole: z.boolean() }).nullable(),
  /** The first 5 rows, as they would be stored. */
  sample: z.array(importSample),
  /** Languages of the first rows and their counts, most frequent first. */
  languages: z.array(z.object({ language: z.string(), count: z.number().int() })),
})
export type ImportPreview = z.infer<typeof importPreview>

export const importStarted = z.object({ jobId: z.string(), importId: z.string() })

export const reject = z.object({ line: z.number().int(), reason: z.string(), cells: z.array(z.string()) })

/** `result` of an `import` job; its `done` and `total` are bytes of the file (rows for XLSX). */
export const importResult = z.object({
  importId: z.string(),
  created: z.number().int(),
  updated: z.number().int(),
  /** Already stored and unchanged, or repeated in the file. */
  unchanged: z.number().int(),
  rejected: z.number().int(),
  /** The first 1,000; `/api/imports/{importId}/rejects` returns all that are kept. */
  rejects: z.array(z.object({ line: z.number().int(), reason: z.string() })),
  /** Rejected lines that are kept: at most 10,000. */
  rejectsKept: z.number().int(),
  /** Why it failed or stopped. */
  reason: z.string().optional(),
})

export const importEntry = z.object({
  importId: z.string(),
  kind: z.enum(importKinds),
  fileName: z.string(),
  /** `undone`: only this entry is left. `undoing`: the undo is running. */
  state: z.enum([...jobStates, 'undoing', 'undone']),
  /** The job of the import, or of its undo while that runs. */
  jobId: z.string().nullable(),
  done: z.number().int(),
  total: z.number().int().nullable(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
  /** When it was undone. */
  undo: z.object({ removed: z.number().int(), restored: z.number().int(), kept: z.number().int() }).nullable(),
  /** Why it failed. */
  reason: z.string().nullable(),
  /** The stopped or failed file is still stored; import it again with this id. */
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
