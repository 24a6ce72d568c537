import { AsyncLocalStorage } from 'node:async_hooks'
import { usualFormats, type DateFormat, type NumberFormat } from '@bizamply/contract/formats'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'

/** Formats of the person who reads the pages or mail. */
export interface ReaderFormats {
  dateFormat: DateFormat
  numberFormat: NumberFormat
}

const current = new AsyncLocalStorage<ReaderFormats>()

/** Runs `work` with these formats for pdf/numbers.ts and pdf/days.ts. */
export const inFormats = <T>(formats: ReaderFormats, work: () => T): T => current.run(formats, work)

export const readerFormats = (): ReaderFormats => current.getStore() ?? usualFormats

/** By email. Recipients who aren't members get the default formats. */
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
