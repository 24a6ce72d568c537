import type { Reading } from '@bizamply/contract/triage'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import type { StoredEvidence } from '../../db/schema/comments.ts'
import { getComment, recordActivity, type CommentRow } from '../comments/index.ts'
import { moveInRollups } from '../rollups/index.ts'
import { emitComments } from '../../db/events.ts'
import { countedOn, lockAll } from './lock-comments.ts'
import { actorOf } from './members.ts'

interface Read extends Pick<Reading, 'topicsGood' | 'topicsBad' | 'risks'> {
  language: string | null
  sentiment: string | null
  spam: boolean
  score: number | null
  evidence: StoredEvidence[]
  readBy: number
}

type Correction = Reading & { commentId: string }

/**
 * Stores a manual correction of a reading, kept as a label. It holds until the customer edits the comment. Calls
 * `onCorrected` in the same transaction.
 */
export async function correctReading(
  ctx: Ctx,
  correction: Correction,
  onCorrected: (tx: Tx, ctx: Ctx, commentId: string) => Promise<void>,
): Promise<CommentRow> {
  const { commentId } = correction
  return ctx.tx(async (tx) => {
    const chosen = await lockAll(tx, ctx, [commentId])
    const before = await readStored(tx, ctx, commentId)
    const after = corrected(before, correction)
    const changed = (['language', 'sentiment', 'topicsGood', 'topicsBad', 'risks', 'spam'] as const).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    )
    if (changed.length > 0) {
      await write(tx, ctx, { commentId, before, after })
      const { sentiment, topicsGood, topicsBad } = after
      await moveInRollups(tx, ctx.companyId, {
        came: chosen.map((one) => countedOn(ctx, { ...one, sentiment, topicsGood, topicsBad }, one.triageState)),
        went: chosen.map((one) => countedOn(ctx, one, one.triageState)),
      })
      await onCorrected(tx, ctx, commentId)
      await recordActivity(tx, ctx, [{ commentId, kind: 'corrected', details: { changed } }])
      await emitComments(tx, ctx, [commentId])
    }
    return getComment(tx, ctx, commentId)
  })
}

async function readStored(tx: Tx, ctx: Ctx, commentId: string): Promise<Read> {
  const [row] = await prepared<Read>(
    tx,
    'triage.reading',
    `select language, sentiment, sentiment_score as score, topics_good as "topicsGood", topics_bad as "topicsBad", risks,
       spam, evidence, read_by as "readBy" from app.comments where company_id = $1 and id = $2`,
    [ctx.companyId, commentId],
  )
  if (!row) throw new Error('a locked comment is gone')
  return { ...row, topicsGood: inOrder(row.topicsGood), topicsBad: inOrder(row.topicsBad), risks: inOrder(row.risks) }
}

const inOrder = (names: string[]): string[] => [...new Set(names)].toSorted()

function corrected(before: Read, correction: Correction): Read {
  const after = {
    ...before,
    language: correction.language === undefined ? before.language : correction.language,
    sentiment: correction.sentiment === undefined ? before.sentiment : correction.sentiment,
    topicsGood: inOrder(correction.topicsGood),
    topicsBad: inOrder(correction.topicsBad),
    risks: inOrder(correction.risks),
    spam: correction.spam ?? before.spam,
  }
  const score = after.sentiment === before.sentiment ? before.score : scoreOf(after.sentiment)
  return { ...after, score, evidence: before.evidence.filter((one) => stillSays(after, before, one.of)) }
}

/** Evidence for something that the person removed no longer counts. */
function stillSays(after: Read, before: Read, of: string): boolean {
  const [kind, name = ''] = of.split(':')
  if (kind === 'topic') return after.topicsGood.includes(name) || after.topicsBad.includes(name)
  if (kind === 'risk') return after.risks.includes(name)
  if (kind === 'spam') return after.spam
  return kind !== 'sentiment' || after.sentiment === before.sentiment
}

const scoreOf = (sentiment: string | null): number | null =>
  sentiment === null ? null : sentiment === 'positive' ? 1 : sentiment === 'negative' ? -1 : 0

async function write(tx: Tx, ctx: Ctx, change: { commentId: string; before: Read; after: Read }): Promise<void> {
  const { commentId, before, after } = change
  const { language, sentiment, score, topicsGood, topicsBad, risks, spam, evidence } = after
  await prepared(
    tx,
    'triage.correct',
    `update app.comments set language = $3, sentiment = $4, sentiment_score = $5, topics_good = $6, topics_bad = $7,
       risks = $8, spam = $9, evidence = $10, corrected = true, updated_at = $11 where company_id = $1 and id = $2`,
    [
      ctx.companyId,
      commentId,
      language,
      sentiment,
      score,
      topicsGood,
      topicsBad,
      risks,
      spam,
      JSON.stringify(evidence),
      ctx.now(),
    ],
  )
  await prepared(
    tx,
    'triage.label',
    `insert into app.reading_corrections (company_id, id, comment_id, read_by, before, after, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ctx.companyId,
      newId(),
      commentId,
      before.readBy,
      JSON.stringify(labelOf(before)),
      JSON.stringify(labelOf(after)),
      actorOf(ctx),
      ctx.now(),
    ],
  )
}

const labelOf = ({ language, sentiment, topicsGood, topicsBad, risks, spam }: Read) => ({
  language,
  sentiment,
  topicsGood,
  topicsBad,
  risks,
  spam,
})
