import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { Usage } from '../../composer/composer.ts'
import type { StoredSpan } from '../../db/schema/comments.ts'

export interface NewVersion {
  commentId: string
  version: number
  text: string
  /** `built-in`, `built-in: FAILURE` where it stands in for a model, a model's name, or `person`. */
  composer: string
  spans: StoredSpan[]
  usage: Usage | null
}

export async function addVersion(tx: Tx, ctx: Ctx, made: NewVersion): Promise<void> {
  await prepared(
    tx,
    'replies.version',
    `insert into app.reply_versions (company_id, comment_id, version, text, composer, spans, user_id, input_tokens,
       output_tokens, cost_micros, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ctx.companyId,
      made.commentId,
      made.version,
      made.text,
      made.composer,
      JSON.stringify(made.spans),
      ctx.actor?.userId ?? null,
      made.usage?.inputTokens ?? null,
      made.usage?.outputTokens ?? null,
      made.usage?.costMicros ?? null,
      ctx.now(),
    ],
  )
}
