import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** A recent reply with its names and products. */
export interface RecentReply {
  commentId: string
  text: string
  author: string | null
  product: string | null
}

const LAST = 50
/** Share of common trigrams above which two replies read the same. */
const NEAR_DUPLICATE = 0.9

export function readRecentReplies(tx: Tx, ctx: Ctx, comment: { id: string; brandId: string }): Promise<RecentReply[]> {
  return prepared<RecentReply & Record<string, unknown>>(
    tx,
    'replies.earlier',
    `select c.id as "commentId", c.reply_text as text, c.author_name as author, p.title as product from app.comments c
     left join app.products p on p.company_id = $1 and p.id = c.product_id
     where c.company_id = $1 and c.brand_id = $2 and c.status = 'sent' and c.triage_state = 'open' and c.id <> $3
       and c.reply_text is not null
     order by c.occurred_at desc, c.id desc limit ${LAST}`,
    [ctx.companyId, comment.brandId, comment.id],
  )
}

/** The comment with nearly the same reply, ignoring names and products, or null. */
export function findNearDuplicate(made: Omit<RecentReply, 'commentId'>, earlier: RecentReply[]): string | null {
  const [own, ownPieces] = foldedPieces(made)
  const found = earlier.find((other) => {
    const [folded, pieces] = foldedPieces(other)
    return folded === own || similarity(ownPieces, pieces) >= NEAR_DUPLICATE
  })
  return found?.commentId ?? null
}

function foldedPieces({ text, author, product }: Omit<RecentReply, 'commentId'>): [string, Set<string>] {
  const names = [product, author, ...(author ?? '').split(/\s+/)].filter((name) => name && name.length > 2)
  const bare = names.reduce(
    (rest: string, name) => rest.replaceAll((name ?? '').toLowerCase(), ' '),
    text.toLowerCase(),
  )
  const folded = bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const pieces = new Set<string>()
  for (let at = 0; at + 3 <= folded.length; at++) pieces.add(folded.slice(at, at + 3))
  return [folded, pieces]
}

function similarity(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((piece) => b.has(piece)).length
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}
