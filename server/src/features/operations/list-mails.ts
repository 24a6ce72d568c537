import type { ListedMail, MailCounts } from '@bizamply/contract/operations'
import type { MailList } from '@bizamply/contract/operations-choices'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { readTimeCursor, timeCursor } from '../../db/time-cursor.ts'
import { mailReasonWords } from './mail-reason-words.ts'

export interface MailsQuery {
  list: MailList
  cursor?: string | undefined
  limit: number
}

const WEEK_MS = 7 * 86_400_000

/** Waiting mails, those that failed within seven days, and bounced addresses; newest first. */
export async function listMails(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { list, cursor, limit }: MailsQuery,
): Promise<{ counts: MailCounts; mails: ListedMail[]; nextCursor: string | null }> {
  const since = new Date(now().getTime() - WEEK_MS)
  const after = readTimeCursor(cursor)
  return db.inServer(async (tx) => {
    const rows = await prepared<Omit<ListedMail, 'at'> & { at: Date }>(tx, `operations.mails-${list}`, lists[list], [
      list === 'failed' ? since : new Date(0),
      after?.at ?? null,
      after?.id ?? null,
      limit + 1,
    ])
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      counts: await countMails(tx, since),
      mails: page.map(({ at, reason, ...mail }) => ({
        ...mail,
        reason: mailReasonWords(reason),
        at: at.toISOString(),
      })),
      nextCursor: rows.length > limit && last ? timeCursor(last) : null,
    }
  })
}

async function countMails(tx: Tx, since: Date): Promise<MailCounts> {
  const [row] = await prepared<MailCounts>(
    tx,
    'operations.mail-counts',
    `select (select count(*)::int from app.mails where state = 'waiting') as waiting,
       (select count(*)::int from app.mails where state = 'failed' and created_at >= $1) as failed,
       (select count(*)::int from app.mail_stops) as bounced`,
    [since],
  )
  return row ?? { waiting: 0, failed: 0, bounced: 0 }
}

const mails = (state: 'waiting' | 'failed'): string => `
  select id, recipient, template, attempts as tries, last_error as reason, created_at as at from app.mails
  where state = '${state}' and created_at >= $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
  order by created_at desc, id desc limit $4`

const lists: Readonly<Record<MailList, string>> = {
  waiting: mails('waiting'),
  failed: mails('failed'),
  // An address has no id; its hash is unique and short enough for a cursor.
  bounced: `
    select id, address as recipient, null as template, null::int as tries, reason, stopped_at as at
    from (select *, md5(address)::uuid as id from app.mail_stops) stops
    where stopped_at >= $1 and ($2::timestamptz is null or (stopped_at, id) < ($2, $3::uuid))
    order by stopped_at desc, id desc limit $4`,
}
