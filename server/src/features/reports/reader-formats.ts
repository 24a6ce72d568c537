import { AsyncLocalStorage } from 'node:async_hooks'
import { usualFormats, type DateFormat, type NumberFormat } from '@bizamply/contract/formats'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'

/** How the person reads for whom pages or a mail are written. */
export interface ReaderFormats {
  dateFormat: DateFormat
  numberFormat: NumberFormat
}

const current = new AsyncLocalStorage<ReaderFormats>()

/** Everything that `work` writes with pdf/numbers.ts and pdf/days.ts is written so. */
export const inFormats = <T>(formats: ReaderFormats, work: () => T): T => current.run(formats, work)

export const readerFormats = (): ReaderFormats => current.getStore() ?? usualFormats

/** By address; whoever is no member of the company reads the usual formats. */
export async function readFormats(tx: Tx, ctx: Ctx, emails: string[]): Promise<Map<string, ReaderFormats>> {
  const rows = await prepared<ReaderFormats & { email: string }>(
    tx,
    'reports.readers',
    `select u.email, u.date_format as "dateFormat", u.number_format as "numberFormat"
     from app.members m join app.users u on u.id = m.user_id where m.company_id = $1 and u.email = any($2::text[])`,
    [ctx.companyId, emails.map((email) => email.toLowerCase())],
  )
  return new Map(rows.map(({ email, dateFormat, numberFormat }) => [email, { dateFormat, numberFormat }]))
}
