import type { CommentPlatform } from '@bizamply/contract/comment-filter'
import type { CommentMatch, IdentityKind, PersonIdentity } from '@bizamply/contract/people'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { identitiesOf, keyOf, type AuthorColumns } from './identities.ts'

export interface IdentityRow {
  kind: IdentityKind
  platform: string
  value: string
  comments: number
  evidence_id: string
  evidence_at: Date
  /** Null if the comment is hidden or removed. */
  evidence_platform: CommentPlatform | null
  evidence_rated: boolean
}

const IDENTITIES = 100

export const readIdentities = (tx: Tx, ctx: Ctx, personId: string): Promise<IdentityRow[]> =>
  prepared<IdentityRow & Record<string, unknown>>(
    tx,
    'people.identities',
    `select i.kind, i.platform, i.value, i.comments, i.evidence_comment_id as evidence_id, i.evidence_at,
       c.platform as evidence_platform, c.rating is not null as evidence_rated
     from app.person_identities i
     left join app.comments c on c.company_id = $1 and c.id = i.evidence_comment_id and c.triage_state <> 'hidden'
     where i.company_id = $1 and i.brand_id = $2 and i.person_id = $3
     order by i.evidence_at, i.kind, i.value limit ${IDENTITIES}`,
    [ctx.companyId, ctx.brandId, personId],
  )

export const presentIdentities = (rows: IdentityRow[]): PersonIdentity[] =>
  rows.map((row) => ({
    kind: row.kind,
    platform: row.kind === 'account' ? (row.platform as CommentPlatform) : null,
    value: row.value,
    comments: row.comments,
    evidence: evidenceOf(row),
  }))

function evidenceOf(row: IdentityRow): PersonIdentity['evidence'] {
  if (row.evidence_platform === null) return null
  const { evidence_id: commentId, evidence_platform: platform } = row
  return { commentId, platform, at: row.evidence_at.toISOString(), rated: row.evidence_rated }
}

/** What each comment shares with the oldest comment of the same identity. */
export function presentMatches(
  comments: (AuthorColumns & { id: string })[],
  rows: IdentityRow[],
): Record<string, CommentMatch[]> {
  const known = new Map(rows.map((row) => [keyOf(row), row]))
  return Object.fromEntries(
    comments.flatMap((comment) => {
      const matches = identitiesOf(comment).flatMap((identity): CommentMatch[] => {
        const row = known.get(keyOf(identity))
        const evidence = row && row.evidence_id !== comment.id ? evidenceOf(row) : null
        return evidence ? [{ kind: identity.kind, with: evidence }] : []
      })
      return matches.length > 0 ? [[comment.id, matches]] : []
    }),
  )
}
