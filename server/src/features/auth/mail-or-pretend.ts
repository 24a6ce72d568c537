import { sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { enqueueMail, type NewMail } from '../../mail/index.ts'

/** Sends the email, or does the same work and rolls it back, so that timing doesn't reveal who has an account. */
export async function mailOrPretend(tx: Tx, services: Services, mail: NewMail, isReal: boolean): Promise<void> {
  if (isReal) return enqueueMail(tx, services, mail)
  await tx.execute(sql`savepoint pretended`)
  await enqueueMail(tx, services, { ...mail, to: 'nobody@pretended.invalid' })
  await tx.execute(sql`rollback to savepoint pretended`)
}
