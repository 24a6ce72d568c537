import { createHash } from 'node:crypto'
import { commentPlatforms, type CommentPlatform } from '@bizamply/contract/comments'
import {
  commentFields,
  productFields,
  type ImportField,
  type ImportKind,
  type ImportMapping,
} from '@bizamply/contract/imports'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { refused } from './refused.ts'
import type { DateOrder, Fields, Mapping, MappingGuess } from './reading/index.ts'

/** A mapping with everything that reading a file needs. */
export interface Plan {
  kind: ImportKind
  mapping: Mapping
  /** Null is the brand's own. */
  timezone: string | null
}

export interface Chosen {
  mapping: ImportMapping | null
  kind: ImportKind | null
}

/** What was chosen, else what the company chose last for such a file, else the guess. */
export function makePlan(columns: string[], guess: MappingGuess, chosen: Chosen, remembered: Plan | null): Plan {
  const kind = chosen.kind ?? chosen.mapping?.kind ?? remembered?.kind ?? guess.kind
  const found = {
    ratingScale: guess.ratingScale,
    labelZero: guess.labelZero,
    split: guess.split,
  }
  if (chosen.mapping) {
    const { fields, platform } = readFields(columns, kind, chosen.mapping)
    return {
      kind,
      mapping: {
        ...found,
        fields,
        platform: platform ?? guess.platform,
        dateOrder: chosen.mapping.dateOrder ?? orderOf(guess, remembered),
      },
      timezone: readTimezone(chosen.mapping.timezone),
    }
  }
  if (remembered && remembered.kind === kind) {
    return { ...remembered, mapping: { ...remembered.mapping, ...found, dateOrder: orderOf(guess, remembered) } }
  }
  const sure = Object.entries(guess.fields).map(([field, { column }]) => [field, column])
  const fields = Object.fromEntries(sure) as Fields
  return { kind, mapping: { ...found, fields, platform: guess.platform, dateOrder: guess.dateOrder }, timezone: null }
}

// What the cells prove goes before what was chosen for another file.
const orderOf = (guess: MappingGuess, remembered: Plan | null): DateOrder | null =>
  guess.dateOrder ?? remembered?.mapping.dateOrder ?? null

/** Why a plan can't be carried out, by field; empty when it can. */
export function whatIsMissing(
  plan: Plan,
  guess: MappingGuess,
  isChosen: boolean,
): { path: string; message: string } | null {
  const { fields, dateOrder } = plan.mapping
  const needed: ImportField[] = plan.kind === 'products' ? ['title', 'handle'] : ['text', 'rating', 'label']
  const found = needed.filter((field) => fields[field])
  const isSure = isChosen || found.some((field) => (guess.fields[field]?.confidence ?? 0) >= SURE)
  if (found.length === 0 || !isSure) {
    return plan.kind === 'products'
      ? { path: 'mapping.title', message: 'Say which column holds the title of a product' }
      : { path: 'mapping.text', message: 'Say which column holds the text or the stars of a review' }
  }
  if (plan.kind === 'comments' && fields.date && guess.dateOrderAsked && !dateOrder) {
    return { path: 'mapping.dateOrder', message: 'Say whether dates are written day first or month first' }
  }
  return null
}

const SURE = 0.6

function readFields(
  columns: string[],
  kind: ImportKind,
  { content, body, review, ...mapping }: ImportMapping,
): { fields: Fields; platform: CommentPlatform | null } {
  const text = mapping.text ?? content ?? body ?? review
  const chosen: Partial<Record<ImportField, string | null | undefined>> = { ...mapping, text }
  const platform = columns.includes(mapping.platform ?? '')
    ? null
    : (commentPlatforms.find((one) => one === mapping.platform) ?? null)
  if (platform) delete chosen.platform
  const names: readonly ImportField[] = kind === 'products' ? productFields : commentFields
  const pairs = names.flatMap((field) => (chosen[field] ? [[field, chosen[field]] as const] : []))
  const errors = pairs
    .filter(([, column]) => !columns.includes(column))
    .map(([field, column]) => ({ path: `mapping.${field}`, message: `The file has no column "${column}"` }))
  if (errors.length > 0) throw new AppError('BAD_REQUEST', { message: errors[0]?.message ?? '', errors })
  return { fields: Object.fromEntries(pairs), platform }
}

function readTimezone(timezone: string | undefined): string | null {
  if (!timezone) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone
  } catch (cause) {
    throw Object.assign(refused('mapping.timezone', 'Not a timezone'), { cause })
  }
}

/** The same for the same columns, in whatever order. */
export const signatureOf = (columns: string[]): string =>
  createHash('sha256').update(JSON.stringify(columns.toSorted())).digest('hex').slice(0, 32)

export async function recallPlan(tx: Tx, ctx: Ctx, columns: string[], kind: ImportKind): Promise<Plan | null> {
  const [row] = await prepared<{ mapping: Plan }>(
    tx,
    'imports.recall',
    'select mapping from app.import_mappings where company_id = $1 and kind = $2 and signature = $3',
    [ctx.companyId, kind, signatureOf(columns)],
  )
  return row?.mapping ?? null
}
