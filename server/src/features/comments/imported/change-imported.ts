import { prepared } from '../../../db/prepared.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { hasGeneratedId } from '../ingest/comment-identity.ts'
import { gramsValue, searchGrams, searchText } from '../../../db/search-text.ts'
import { countedAs, type Counted } from '../../rollups/index.ts'
import { lockByIds, type StoredComment } from '../stored-comment.ts'
import type { ImportSource, NamedComment } from './named-comment.ts'
import { changeOf, countedChanged, updateComments, type Changed } from '../ingest/update-comments.ts'

/** A comment before an import changed it, for undo. */
export interface ImportedBefore {
  id: string
  row: Record<string, unknown>
}

/** The columns that decide what an import may change. */
export type Seen = Pick<
  StoredComment,
  | 'title'
  | 'content'
  | 'rating'
  | 'published'
  | 'sourceUpdatedAt'
  | 'status'
  | 'replyText'
  | 'answeredElsewhere'
  | 'generating'
  | 'importId'
>

/** An import may change text only of imported comments, and a reply only if no one has started to answer. */
export function mayChange(have: Seen, after: NamedComment): boolean {
  return mayAnswer(have, after) || mayReword(have, after)
}

function mayAnswer(have: Seen, after: NamedComment): boolean {
  if (!after.reply || have.generating) return false
  if (have.status === 'pending') return true
  return have.answeredElsewhere && have.importId !== null && have.replyText !== after.reply.text
}

function mayReword(have: Seen, after: NamedComment): boolean {
  // A generated id depends on the row's text, so a different spelling isn't a change.
  if (hasGeneratedId(after.externalId)) return false
  if (have.importId === null || after.updatedAt < have.sourceUpdatedAt) return false
  return (
    have.content !== after.text ||
    have.title !== after.title ||
    have.rating !== after.rating ||
    have.published !== after.published
  )
}

/** Locks and rechecks comments, applies the changes, and returns the previous values. */
export async function changeImported(
  tx: Tx,
  ctx: Ctx,
  source: ImportSource,
  changes: { id: string; after: NamedComment }[],
): Promise<{ before: ImportedBefore[]; came: Counted[]; went: Counted[] }> {
  if (changes.length === 0) return { before: [], came: [], went: [] }
  const ids = changes.map(({ id }) => id)
  const stored = new Map((await lockByIds(tx, ctx, ids)).map((one) => [one.id, one]))
  const pairs = changes.flatMap(({ id, after }) => {
    const have = stored.get(id)
    return have && mayChange(have, after) ? [{ have, after }] : []
  })
  const before = await readWhole(
    tx,
    ctx,
    pairs.map(({ have }) => have.id),
  )
  const reworded = pairs.flatMap(({ have, after }) =>
    mayReword(have, after) ? [changeOf(ctx, have, after, source.language)] : [],
  )
  await updateComments(tx, ctx, reworded)
  const answered = pairs.filter(({ have, after }) => mayAnswer(have, after))
  await answer(tx, ctx, answered)
  const changeById = new Map(reworded.map((change) => [change.id, change]))
  return {
    before,
    came: pairs.map((pair) => countedAfter(pair, changeById.get(pair.have.id))),
    went: pairs.map(({ have }) => countedAs(have)),
  }
}

interface Pair {
  have: StoredComment
  after: NamedComment
}

const answeredAt = ({ have, after }: Pair): Date | null =>
  after.reply?.at && after.reply.at >= have.occurredAt ? after.reply.at : null

function countedAfter(pair: Pair, change: Changed | undefined): Counted {
  const { have, after } = pair
  const { responseSeconds: _, ...now } = change ? countedChanged(change) : countedAs(have)
  if (!mayAnswer(have, after)) return countedAs({ ...now, respondedAt: have.respondedAt })
  return countedAs({ ...now, status: 'sent', respondedAt: answeredAt(pair) })
}

async function readWhole(tx: Tx, ctx: Ctx, ids: string[]): Promise<ImportedBefore[]> {
  return prepared<{ id: string; row: Record<string, unknown> }>(
    tx,
    'comments.whole',
    `select c.id, to_jsonb(c) as row from app.comments c where c.company_id = $1 and c.id = any($2)`,
    [ctx.companyId, ids],
  )
}

async function answer(tx: Tx, ctx: Ctx, pairs: Pair[]): Promise<void> {
  if (pairs.length === 0) return
  const search = pairs.map(({ after }) => searchText([after.reply?.text]))
  await prepared(
    tx,
    'comments.answered',
    `update app.comments c set status = 'sent', reply_text = t.reply, reply_version = 1, reply_composer = 'elsewhere',
       reply_spans = '[]', answered_elsewhere = true, read = true, responded_at = t.responded_at, updated_at = $2,
       search_text = split_part(c.search_text, E'\\x01', 1) || E'\\x01' || t.search,
       search_grams = case when t.grams is null then c.search_grams
         else (select array_agg(distinct g) from unnest(c.search_grams || t.grams::text[]) g) end
     from unnest($3::uuid[], $4::text[], $5::timestamptz[], $6::text[], $7::text[]) as t(id, reply, responded_at, search, grams)
     where c.company_id = $1 and c.id = any($3::uuid[]) and c.id = t.id`,
    [
      ctx.companyId,
      ctx.now(),
      pairs.map(({ have }) => have.id),
      pairs.map(({ after }) => after.reply?.text ?? ''),
      pairs.map(answeredAt),
      search,
      search.map((text) => gramsValue(searchGrams(text))),
    ],
  )
}
