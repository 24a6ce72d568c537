import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { Composition } from '@bizamply/composer'
import type { StoredSpan } from '../../db/schema/comments.ts'

/** How a version was created. */
export type Making =
  | 'generated'
  | 'instructed'
  | 'shorter'
  | 'warmer'
  | 'formal'
  | 'translated'
  | 'edited'
  | 'autosaved'
  | 'template'
  | 'restored'

export interface NewVersion {
  commentId: string
  version: number
  text: string
  /** `built-in`, `built-in: FAILURE` as a model's fallback, a model's name, or `person`. */
  composer: string
  spans: StoredSpan[]
  how: Making
  usage: Composition['usage']
}

export async function addVersion(tx: Tx, ctx: Ctx, made: NewVersion): Promise<void> {
  await prepared(
    tx,
    'replies.version',
    `insert into app.reply_versions (company_id, comment_id, version, text, composer, spans, how, user_id, input_tokens,
       output_tokens, cost_micros, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ctx.companyId,
      made.commentId,
      made.version,
      made.text,
      made.composer,
      JSON.stringify(made.spans),
      made.how,
      ctx.actor?.userId ?? null,
      made.usage?.inputTokens ?? null,
      made.usage?.outputTokens ?? null,
      made.usage?.costMicros ?? null,
      ctx.now(),
    ],
  )
}

/** One person's autosaves within this time are one version, with a number that rises each time. */
const ONE_SITTING_MS = 10 * 60_000

/** True if the text was merged into the newest version, this person's recent autosave. */
export async function growVersion(tx: Tx, ctx: Ctx, made: NewVersion): Promise<boolean> {
  if (made.how !== 'autosaved' || !ctx.actor) return false
  const grown = await prepared(
    tx,
    'replies.grow',
    `update app.reply_versions set version = $3, text = $4, spans = $5
     where company_id = $1 and comment_id = $2 and version = $3 - 1 and how = 'autosaved' and user_id = $6
       and created_at > $7 returning version`,
    [
      ctx.companyId,
      made.commentId,
      made.version,
      made.text,
      JSON.stringify(made.spans),
      ctx.actor.userId,
      new Date(ctx.now().getTime() - ONE_SITTING_MS),
    ],
  )
  return grown.length > 0
}

/** The composer that wrote exactly this text earlier, so that Undo and Restore don't make it a person's. */
export async function composerOfText(tx: Tx, ctx: Ctx, commentId: string, text: string): Promise<string | null> {
  const [found] = await prepared<{ composer: string }>(
    tx,
    'replies.composer-of-text',
    `select composer from app.reply_versions
     where company_id = $1 and comment_id = $2 and text = $3 and composer not in ('person', 'elsewhere')
     order by version desc limit 1`,
    [ctx.companyId, commentId, text],
  )
  return found?.composer ?? null
}
