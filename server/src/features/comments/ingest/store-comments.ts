import { newId } from '../../../db/ids.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { emitComments } from '../../../db/events.ts'
import { pipeline } from '../../../db/pipeline.ts'
import type { IncomingComment } from '../../../platforms/platform.ts'
import { upsertPosts, upsertProducts, type UpsertedProduct, type ReportedProduct } from '../../products/index.ts'
import { notifyArrived } from '../../notifications/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { fingerprintOf, hasGeneratedId, pairDuplicates } from './comment-identity.ts'
import { applyEarlyRemovals } from './early-removals.ts'
import { countedNew, insertComments, rewriteComments, type NewComment } from './insert-comments.ts'
import { readAs, readComments } from './reading-columns.ts'
import { recordChanges } from './record-changes.ts'
import { countedAs, type Counted, moveInRollups } from '../../rollups/index.ts'
import { sanitizeComment } from '../../../db/sanitize-text.ts'
import { lockArrival, lockByExternalIds, lockByFingerprints, type StoredComment } from '../stored-comment.ts'
import { changedComments, countedChanged, updateComments } from './update-comments.ts'
import { followPosts } from '../tie-to-product.ts'

export interface StoreResult {
  created: number
  updated: number
  unchanged: number
}

export interface CommentSource {
  platform: string
  connectionId?: string
  timezone: string
  /** The brand's language, for texts that could be in several. */
  language?: string
  quiet?: boolean
  /** When the read of these comments began. Later changes are newer than what it found. */
  readSince?: Date
}

/**
 * Stores comments from a platform. Duplicates change nothing; the platform's newer time wins. An imported comment
 * becomes the platform's and keeps its notes, tags, and replies.
 */
export async function storeComments(
  tx: Tx,
  ctx: Ctx,
  source: CommentSource,
  incoming: IncomingComment[],
): Promise<StoreResult> {
  const newest = newestOfEach(incoming.map(sanitizeComment))
  const ids = newest.map((c) => c.externalId)
  const [, stored] = await pipeline([lockArrival(tx, ctx), lockByExternalIds(tx, ctx, source.platform, ids)])
  const known = new Map(stored.map((one) => [one.externalId, one]))
  const productOf = await upsertProducts(tx, ctx, newest.map(reportedProduct), null)
  const unknown = await applyEarlyRemovals(
    tx,
    ctx,
    source,
    newest.filter((c) => !known.has(c.externalId)),
  )
  const fresh = asNew(ctx, source, productOf, unknown)
  const adopted = await adoptTwins(tx, ctx, fresh)
  const inserted = await insertComments(
    tx,
    ctx,
    fresh.filter((r) => !adopted.has(r.externalId)),
  )
  const changed = changedComments(ctx, newest, known, source)
  await updateComments(tx, ctx, changed)
  await recordChanges(tx, ctx, changed)
  const followed = await followPosts(tx, ctx, source.platform, await upsertNamedPosts(tx, ctx, source.platform, newest))
  // Update rollups after all comment locks. Waiting for a comment while holding rollup rows could deadlock.
  await moveInRollups(tx, ctx.companyId, {
    came: [
      ...fresh.filter((r) => inserted.has(r.id)).map((r) => countedNew(ctx, r)),
      ...[...adopted.values()].map(({ after }) => after),
      ...changed.map(countedChanged),
      ...followed.came,
    ],
    went: [
      ...[...adopted.values()].map(({ before }) => before),
      ...changed.map((c) => countedAs(c.before)),
      ...followed.went,
    ],
  })
  const touched = [...inserted, ...[...adopted.values()].map(({ id }) => id), ...changed.map((c) => c.id)]
  if (!source.quiet) {
    await emitComments(tx, ctx, touched)
    await notifyArrived(tx, ctx, [...inserted])
  }
  const updated = changed.length + adopted.size
  return { created: inserted.size, updated, unchanged: newest.length - inserted.size - updated }
}

async function upsertNamedPosts(tx: Tx, ctx: Ctx, platform: string, comments: IncomingComment[]): Promise<string[]> {
  const named = [...new Set(comments.flatMap((c) => c.postExternalId ?? []))].toSorted()
  if (named.length > 0) await upsertPosts(tx, ctx, platform, named)
  return named
}

function newestOfEach(incoming: IncomingComment[]): IncomingComment[] {
  const byId = new Map<string, IncomingComment>()
  for (const comment of incoming) {
    const other = byId.get(comment.externalId)
    if (!other || other.updatedAt <= comment.updatedAt) byId.set(comment.externalId, comment)
  }
  return [...byId.values()].toSorted((a, b) => (a.externalId < b.externalId ? -1 : 1))
}

const reportedProduct = (c: IncomingComment): ReportedProduct => ({
  externalId: c.productExternalId,
  handle: null,
  // A product title without an id doesn't identify a platform's product.
  title: c.productExternalId ? c.productTitle : null,
})

function asNew(
  ctx: Ctx,
  source: CommentSource,
  productOf: (reported: ReportedProduct) => UpsertedProduct | null,
  comments: IncomingComment[],
): NewComment[] {
  const readings = readComments(ctx, comments, source.language ?? null)
  return comments.flatMap((c, n) => {
    const reading = readings[n]
    const product = productOf(reportedProduct(c))
    // A time in the future would keep the comment on top of the inbox.
    const occurredAt = c.occurredAt > ctx.now() ? ctx.now() : c.occurredAt
    const row = {
      ...c,
      id: newId(),
      platform: source.platform,
      fingerprint: fingerprintOf(c.authorName, c.text, `${source.platform}:${c.externalId}`),
      productId: product?.id ?? null,
      productTitle: product?.title ?? c.productTitle,
      occurredAt,
      day: dayIn(source.timezone, occurredAt),
      reply: c.answer ?? null,
      importId: null,
      read: isRead(ctx, source, { occurredAt, answered: Boolean(c.answer) }),
    }
    return reading ? [{ ...row, reading }] : []
  })
}

/** How recent a comment of the history must be to count as unread. */
const NEWS_MS = 86_400_000

/** Comments of the history count as read, except those of the last day; so do answered ones. */
const isRead = (ctx: Ctx, { quiet }: CommentSource, came: { occurredAt: Date; answered: boolean }): boolean =>
  came.answered || (quiet === true && came.occurredAt.getTime() < ctx.now().getTime() - NEWS_MS)

interface Adopted {
  id: string
  before: Counted
  after: Counted
}

/** Gives imported comments the platform's id and text when they turn out to be the same, and keeps everything else. */
async function adoptTwins(tx: Tx, ctx: Ctx, fresh: NewComment[]): Promise<Map<string, Adopted>> {
  const candidates = await lockByFingerprints(
    tx,
    ctx,
    fresh.map((r) => r.fingerprint),
  )
  const pairs = pairDuplicates(
    fresh,
    candidates.filter((one) => hasGeneratedId(one.externalId) || one.platform === 'import'),
  )
  await rewriteComments(
    tx,
    ctx,
    pairs.map(({ row, twin }) => withReplyOf(twin, row)),
  )
  return new Map(
    pairs.map(({ row, twin }) => [
      row.externalId,
      { id: twin.id, before: countedAs(twin), after: countedAs({ ...twin, ...placed(row, twin) }) },
    ]),
  )
}

const withReplyOf = (twin: StoredComment, row: NewComment): NewComment => ({
  ...row,
  id: twin.id,
  productId: row.productId ?? twin.productId,
  productTitle: row.productTitle ?? twin.productTitle,
  reply: twin.replyText === null ? null : { text: twin.replyText, at: twin.respondedAt },
})

const placed = (row: NewComment, twin: StoredComment) => ({
  platform: row.platform,
  productId: row.productId ?? twin.productId,
  day: row.day,
  rating: row.rating,
  occurredAt: row.occurredAt,
  ...(twin.corrected ? {} : readAs(row.reading)),
})
