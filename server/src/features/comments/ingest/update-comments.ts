import { prepared } from '../../../db/prepared.ts'
import type { Ctx, StoredReading } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { IncomingComment } from '../../../platforms/platform.ts'
import { fingerprintOf, isErased } from './comment-identity.ts'
import { readAs, readingColumns, readingTypes, readingUnless, readingValues } from './reading-columns.ts'
import { gramsValue, searchGrams, searchText, sourceWords } from '../../../db/search-text.ts'
import { recordActivity } from '../record-activity.ts'
import { countedAs, type Counted } from '../../rollups/index.ts'
import type { StoredComment } from '../stored-comment.ts'

/** What a source may change in an existing comment. */
export type ChangedWords = Pick<
  IncomingComment,
  'title' | 'text' | 'rating' | 'published' | 'verified' | 'authorName' | 'updatedAt'
> & { productTitle: string | null }

export interface Changed {
  id: string
  before: StoredComment
  after: ChangedWords
  reading: StoredReading
  /** Text of the comment and its reply for search. */
  search: string
}

/** Comments that changed on the platform after the stored version. */
export function changedComments(
  ctx: Ctx,
  incoming: IncomingComment[],
  known: Map<string, StoredComment>,
  { language, readSince }: { language?: string; readSince?: Date },
): Changed[] {
  return incoming.flatMap((after) => {
    const have = known.get(after.externalId)
    return have && isNewer(have, after, readSince) ? [changeOf(ctx, have, after, language ?? null)] : []
  })
}

/** `likely` is the brand's language, for texts that could be in several. */
export const changeOf = (ctx: Ctx, have: StoredComment, after: ChangedWords, likely: string | null): Changed => ({
  id: have.id,
  before: have,
  after,
  reading: ctx.read(after, likely),
  search: searchOfChanged(have, after),
})

export function searchOfChanged(have: StoredComment, after: ChangedWords): string {
  const own = [
    have.productTitle ?? after.productTitle,
    after.title,
    after.text,
    authorOf(have, after),
    sourceWords(have.platform),
  ]
  return have.replyText === null ? searchText(own) : `${searchText(own)}\x01${searchText([have.replyText])}`
}

const authorOf = (have: StoredComment, after: ChangedWords): string | null =>
  isErased(have.fingerprint) ? null : after.authorName

// Judge.me sends a review and its publication with the same time, in any order. So only new text or becoming public is
// a change, never becoming hidden.
// A list read before the stored change, or a webhook of the first version, may arrive after that change with an equal time.
function isNewer(have: StoredComment, after: IncomingComment, readSince: Date | undefined): boolean {
  if (after.isFirstVersion) return false
  if (after.updatedAt > have.sourceUpdatedAt) return true
  if (after.updatedAt < have.sourceUpdatedAt && !(after.isCurrentState && readSince)) return false
  if (readSince && have.changedAt >= readSince) return false
  if (have.published && !after.published) return false
  return (
    have.content !== after.text ||
    have.title !== after.title ||
    have.rating !== after.rating ||
    have.published !== after.published
  )
}

export async function updateComments(tx: Tx, ctx: Ctx, changed: Changed[]): Promise<void> {
  if (changed.length === 0) return
  await prepared(
    tx,
    'comments.update',
    `update app.comments c set title = t.title, content = t.content, rating = t.rating, published = t.published,
       verified = t.verified, author_name = t.author_name,
       source_updated_at = greatest(c.source_updated_at, t.updated_at),
       updated_at = $2, fingerprint = t.fingerprint, search_text = t.search_text, search_grams = t.search_grams::text[],
       corrected = c.corrected and not t.reworded, (${readingColumns}) = row(${readingUnless('c.corrected and not t.reworded')}),
       read = c.read and not t.reworded,
       triage_state = case when t.woken then 'open' else c.triage_state end,
       snoozed_until = case when t.woken then null else c.snoozed_until end,
       triage_reason = case when t.woken then null else c.triage_reason end
     from unnest($3::uuid[], $4::text[], $5::text[], $6::smallint[], $7::bool[], $8::text[], $9::text[],
       $10::timestamptz[], $11::text[], $12::text[], $13::text[], $14::bool[], $15::bool[], ${readingTypes(16)}) as t(id, title,
       content, rating, published, verified, author_name, updated_at, search_text, search_grams, fingerprint, reworded, woken,
       ${readingColumns})
     where c.company_id = $1 and c.id = any($3::uuid[]) and c.id = t.id`,
    [
      ctx.companyId,
      ctx.now(),
      changed.map((c) => c.id),
      changed.map((c) => c.after.title),
      changed.map((c) => c.after.text),
      changed.map((c) => c.after.rating),
      changed.map((c) => c.after.published),
      changed.map((c) => c.after.verified),
      changed.map((c) => authorOf(c.before, c.after)),
      changed.map((c) => c.after.updatedAt),
      changed.map((c) => c.search),
      changed.map((c) => gramsValue(searchGrams(c.search))),
      changed.map(({ before, after }) =>
        isErased(before.fingerprint)
          ? before.fingerprint
          : fingerprintOf(after.authorName, after.text, `${before.platform}:${before.externalId}`),
      ),
      changed.map(isReworded),
      changed.map(wakes),
      ...readingValues(changed.map((c) => c.reading)),
    ],
  )
  const woken = changed.filter(wakes)
  await recordActivity(
    tx,
    ctx,
    woken.map(({ id }) => ({ commentId: id, kind: 'reopened', details: { because: 'reworded' } })),
  )
}

export const isReworded = ({ before, after }: Changed): boolean =>
  before.content !== after.text || before.title !== after.title

/** An edit by the author reopens a snoozed comment or one that needed no reply. */
const wakes = (change: Changed): boolean =>
  isReworded(change) && (change.before.triageState === 'snoozed' || change.before.triageState === 'no-reply')

/** What a changed comment counts for after the change. */
export const countedChanged = (change: Changed): Counted => ({
  ...countedAs(change.before),
  ...(change.before.corrected && !isReworded(change) ? {} : readAs(change.reading)),
  rating: change.after.rating,
  triageState: wakes(change) ? 'open' : change.before.triageState,
})
