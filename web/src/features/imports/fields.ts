import type { ImportField, ImportKind, ImportPreview } from '@bizamply/contract/imports'

/** What a column can be, most used first. */
export const fieldsOf = {
  comments: [
    'text',
    'title',
    'rating',
    'label',
    'author',
    'email',
    'phone',
    'date',
    'updatedAt',
    'productTitle',
    'productHandle',
    'productId',
    'reply',
    'replyDate',
    'platform',
    'language',
    'verified',
    'published',
    'externalId',
    'url',
  ],
  products: ['title', 'handle', 'externalId', 'details', 'vendor', 'type', 'picture', 'sku'],
} as const satisfies Record<ImportKind, readonly ImportField[]>

/** Which column each field is read from. */
export type Mapping = Partial<Record<ImportField, string>>

export const guessedMapping = ({ guess, kind }: Pick<ImportPreview, 'guess' | 'kind'>): Mapping =>
  Object.fromEntries(
    fieldsOf[kind].flatMap((field) => {
      const found = guess[field]
      return found ? [[field, found.column]] : []
    }),
  )

export const fieldOf = (mapping: Mapping, column: string): ImportField | null => {
  const found = Object.entries(mapping).find(([, one]) => one === column)?.[0]
  return (found as ImportField | undefined) ?? null
}

/** Maps the column to this field; a column that had the field before is no longer used. */
export function assign(mapping: Mapping, column: string, field: ImportField | null): Mapping {
  const others = Object.entries(mapping).filter(([name, one]) => one !== column && name !== field)
  return Object.fromEntries(field ? [...others, [field, column]] : others)
}

const enough: Record<ImportKind, readonly ImportField[]> = {
  comments: ['text', 'rating', 'label'],
  products: ['title', 'handle'],
}

/** Rows can't be read without at least one of these fields. */
export const isEnough = (mapping: Mapping, kind: ImportKind): boolean =>
  enough[kind].some((field) => mapping[field] !== undefined)

export type Confidence = 'sure' | 'likely' | 'guess' | 'before' | 'yours'

/** How confident the guess for a column is. */
export function confidenceOf(
  preview: Pick<ImportPreview, 'guess' | 'remembered'>,
  field: ImportField,
  column: string,
): Confidence {
  const found = preview.guess[field]
  if (!found || found.column !== column) return 'yours'
  if (preview.remembered) return 'before'
  return found.confidence >= 0.9 ? 'sure' : found.confidence >= 0.6 ? 'likely' : 'guess'
}
