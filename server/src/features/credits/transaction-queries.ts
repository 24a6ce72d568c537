import type { TimePlace } from '../../db/time-cursor.ts'
import { entryTime } from './entry-time.ts'
import { holdStatus, holdsWith } from './hold-status.ts'

export interface TransactionFilter {
  companyId: string
  commentId?: string | undefined
  type?: string | undefined
  status?: string | undefined
  platform?: string | undefined
  /** Used with `found`: the comments whose texts contain it. */
  search?: string | undefined
  found?: string[] | null | undefined
  /** Only not older, or only older. */
  since?: Date | undefined
  until?: Date | undefined
}

/** A filter being translated to SQL. */
export interface OpenFilter extends TransactionFilter {
  before: TimePlace | null
  /** Comments that the search found. */
  found: string[] | null
  /** Adds a value; returns its SQL placeholder. */
  arg: (value: unknown) => string
}

/** Entries and holds under a filter: unordered statements with the same columns. */
export const transactionQueries = (filter: OpenFilter): string[] =>
  [...entriesOf(filter), ...holdsOf(filter)].map(({ text }) => text)

/** The newest of each, limited by its own index before any join, so that a long history costs no more. */
export const newestTransactionQueries = (filter: OpenFilter, most: number): string[] =>
  [...entriesOf(filter), ...holdsOf(filter)].map(
    ({ text, at, id }) => `(${text} order by ${at} desc, ${id} desc limit ${Math.trunc(most)})`,
  )

interface Query {
  text: string
  at: string
  id: string
}

/** The effective time of an entry. */
const time = `(${entryTime('e')})`

function entriesOf(filter: OpenFilter): Query[] {
  const { before, type, status, platform, commentId, found, arg } = filter
  if (status && status !== 'success') return []
  const needsHold = (platform !== undefined && platform !== 'system') || found !== null
  const needsGrant = found !== null
  const text = `select e.id, e.type, 'success' as status, e.credits, e.balance_after, e.hold_id, e.grant_id, ${time} as created_at
     from app.credit_entries e
     ${needsHold ? 'left join app.credit_holds h on h.company_id = e.company_id and h.id = e.hold_id' : ''}
     ${needsGrant ? 'left join app.credit_grants g on g.company_id = e.company_id and g.id = e.grant_id' : ''}
     where e.company_id = $1
     ${before ? `and (${time}, e.id) < (${arg(before.at)}::timestamptz, ${arg(before.id)}::uuid)` : ''}
     ${windowOf(filter, time)} ${type ? `and e.type = ${arg(type)}` : ''}
     ${platform === 'system' ? 'and e.grant_id is not null' : ''}
     ${platform && platform !== 'system' ? `and h.platform = ${arg(platform)}` : ''}
     ${commentId ? `and e.hold_id in (select id from app.credit_holds where company_id = $1 and comment_id = ${arg(commentId)}::uuid)` : ''}
     ${found ? `and (h.comment_id = any(${arg(found)}::uuid[]) or e.id::text like ${like(filter)} or lower(g.description) like ${like(filter)})` : ''}`
  return [{ text, at: time, id: 'e.id' }]
}

function holdsOf(filter: OpenFilter): Query[] {
  const { before, type, status, platform, commentId, found, arg } = filter
  if ((type && type !== 'usage') || status === 'success' || platform === 'system') return []
  const isHeld = status === 'pending' || status === 'failed' || status === 'canceled'
  const only = isHeld ? ` and ${holdsWith[status]}` : ''
  const text = `select h.id, 'usage' as type, ${holdStatus} as status,
       -h.credits as credits, null::int as balance_after, h.id as hold_id, null::uuid as grant_id, h.created_at
     from app.credit_holds h where h.company_id = $1 and h.state <> 'settled'${only}
     ${before ? `and (h.created_at, h.id) < (${arg(before.at)}::timestamptz, ${arg(before.id)}::uuid)` : ''}
     ${windowOf(filter, 'h.created_at')} ${platform ? `and h.platform = ${arg(platform)}` : ''}
     ${commentId ? `and h.comment_id = ${arg(commentId)}::uuid` : ''}
     ${found ? `and (h.comment_id = any(${arg(found)}::uuid[]) or h.id::text like ${like(filter)} or lower(h.reason) like ${like(filter)})` : ''}`
  return [{ text, at: 'h.created_at', id: 'h.id' }]
}

const windowOf = ({ since, until, arg }: OpenFilter, at: string): string =>
  `${since ? `and ${at} >= ${arg(since)}::timestamptz` : ''} ${until ? `and ${at} < ${arg(until)}::timestamptz` : ''}`

/** Ids and descriptions match as displayed: case-insensitive, and a part is enough. */
const like = ({ search = '', arg }: OpenFilter): string =>
  `${arg(`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)}::text`
