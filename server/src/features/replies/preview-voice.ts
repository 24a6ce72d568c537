import type { VoiceInput, VoicePreview } from '@bizamply/contract/brands'
import { ComposeError, type Composer, type ComposeRequest } from '@bizamply/composer'
import { AppError } from '../../errors.ts'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { composerFor, readModel } from '../company-model/index.ts'
import { composeRequestOf } from './compose-request-of.ts'
import { readReplyContext, type ReplyContext } from './read-reply-context.ts'

export type PreviewInput = Omit<VoiceInput, 'version'> & { commentIds: string[] }

interface Row {
  id: string
  content: string
  title: string | null
  rating: number | null
  author_name: string | null
  platform: string
  product_title: string | null
}

const SHOWN = 3
const CANDIDATES = 60

/** Previews replies to real comments in an unsaved voice. Stores, holds, and charges nothing. */
export async function previewVoice(ctx: Ctx, input: PreviewInput): Promise<VoicePreview[]> {
  const requested = await ctx.tx(async (tx) => {
    const rows = await chosen(tx, ctx, input)
    const all: { row: Row; request: ComposeRequest }[] = []
    for (const row of rows) {
      const context = await readReplyContext(tx, ctx, row.id)
      if (context) all.push({ row, request: requestOf(ctx, row, context, input) })
    }
    return { all, composer: composerFor(ctx, await readModel(tx, ctx.companyId)) }
  })
  const made: VoicePreview[] = []
  for (const { row, request } of requested.all) made.push(await preview(requested.composer, row, request))
  return made
}

async function preview(by: Composer, row: Row, request: ComposeRequest): Promise<VoicePreview> {
  try {
    const { text, composer, model } = await by.compose(request, {})
    return {
      commentId: row.id,
      content: row.content,
      rating: row.rating === null ? null : String(row.rating),
      customerName: row.author_name ?? 'Anonymous',
      product_title: row.product_title,
      response: text,
      composer: composer === 'model' ? (model ?? 'model') : 'built-in',
    }
  } catch (error) {
    if (!(error instanceof ComposeError)) throw error
    const message = `Failed to generate comment: ${error.message}`
    throw new AppError('GENERATION_FAILED', { message, details: { failure: error.failure }, cause: error })
  }
}

function requestOf(ctx: Ctx, row: Row, context: ReplyContext, input: PreviewInput): ComposeRequest {
  const { tone, signOff, avoid, does, donts, samples, languages, defaultLanguage, facts } = input
  const voice = { tone, signOff: signOff || null, avoid, does, donts, samples, languages, defaultLanguage, facts }
  const request = composeRequestOf(ctx, { ...row, authorName: row.author_name }, context, `${row.id}:preview`)
  return { ...request, brand: { ...voice, name: context.brand.name } }
}

/** The brand's requested comments, or new ones that differ: a negative, a positive, and one more. */
async function chosen(tx: Tx, ctx: Ctx, { brandId, commentIds }: PreviewInput): Promise<Row[]> {
  const [brand] = await prepared(
    tx,
    'replies.preview-brand',
    'select 1 from app.brands where company_id = $1 and id = $2 and archived_at is null',
    [ctx.companyId, brandId],
  )
  if (!brand) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this brand.' })
  const named = commentIds.length > 0
  const rows = await prepared<Row>(
    tx,
    named ? 'replies.preview-named' : 'replies.preview-newest',
    named ? `${columns} and c.id = any($3::uuid[])` : `${columns} and c.triage_state = 'open' ${newest}`,
    named ? [ctx.companyId, brandId, commentIds] : [ctx.companyId, brandId],
  )
  if (named && rows.length < new Set(commentIds).size) {
    throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
  }
  return named ? rows : differing(rows)
}

const columns = `select c.id, c.content, c.title, c.rating, c.author_name, c.platform, p.title as product_title
  from app.comments c left join app.products p on p.company_id = $1 and p.id = c.product_id
  where c.company_id = $1 and c.brand_id = $2`
const newest = `and c.content <> '' order by c.occurred_at desc, c.id desc limit ${CANDIDATES}`

function differing(rows: readonly Row[]): Row[] {
  const negative = rows.find(({ rating }) => rating !== null && rating <= 2)
  const positive = rows.find(({ rating }) => rating !== null && rating >= 4)
  const first = [negative, positive].filter((row) => row !== undefined)
  return [...first, ...rows.filter((row) => !first.includes(row))].slice(0, SHOWN)
}
