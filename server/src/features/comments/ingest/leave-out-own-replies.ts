import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { MerchantAnswer, MerchantReply } from '../../../platforms/platform.ts'
import { sameWords } from '../../../platforms/same-words.ts'

/**
 * Leaves out the replies that we posted, or may be posting, to another comment: platforms list all replies of a thread
 * under its first comment.
 */
export async function leaveOutOwnReplies<Reply extends MerchantReply>(
  tx: Tx,
  ctx: Ctx,
  platform: string,
  listed: Reply[],
): Promise<Reply[]> {
  const ids = listed.flatMap((one) => answersOf(one).flatMap(({ externalId }) => externalId ?? []))
  if (ids.length === 0) return listed
  const ours = await readOwn(tx, ctx, platform, ids)
  if (ours.length === 0) return listed
  return listed.map((one) => {
    const isOfAnother = (answer: MerchantAnswer): boolean =>
      ours.some(({ reply, text, comment }) => comment !== one.externalId && isThis(answer, reply, text))
    const left = answersOf(one).filter((answer) => !isOfAnother(answer))
    return { ...one, answer: left.at(-1) ?? null, earlierAnswers: left.slice(0, -1) }
  })
}

const answersOf = ({ answer, earlierAnswers = [] }: MerchantReply): MerchantAnswer[] =>
  answer ? [...earlierAnswers, answer] : []

/** A reply without an ID yet is recognized by its words. */
const isThis = ({ externalId, text }: MerchantAnswer, reply: string | null, words: string): boolean =>
  externalId !== undefined && (reply === null ? sameWords(text, words) : reply === externalId)

interface Own extends Record<string, unknown> {
  reply: string | null
  text: string
  comment: string
}

const readOwn = (tx: Tx, ctx: Ctx, platform: string, ids: string[]): Promise<Own[]> =>
  prepared<Own>(
    tx,
    'comments.own-replies',
    `select d.external_id as reply, d.text, c.external_id as comment from
       (select external_id, text, comment_id from app.deliveries
          where company_id = $1 and brand_id = $2 and external_id = any($4) and state = 'posted'
        union all
        select null, text, comment_id from app.deliveries
          where company_id = $1 and brand_id = $2 and state = 'sending' and channel = 'platform'
        union all
        select null, text, comment_id from app.deliveries
          where company_id = $1 and brand_id = $2 and state = 'unknown' and channel = 'platform') d
     join app.comments c on c.company_id = $1 and c.id = d.comment_id and c.platform = $3`,
    [ctx.companyId, ctx.brandId, platform, ids],
  )
