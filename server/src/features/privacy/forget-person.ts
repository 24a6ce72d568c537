import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { emit } from '../../db/events.ts'
import { eraseAuthors, findByAuthor, type Author } from '../comments/index.ts'
import { eraseContacts } from '../messaging/index.ts'
import { forgetAuthors } from '../people/index.ts'
import type { Answered } from './privacy-answer.ts'

/** Who wrote it is erased from all that they wrote to the company; the texts stay, they are the merchant's. */
export async function forgetPerson(tx: Tx, ctx: Ctx, person: Author): Promise<Answered> {
  const found = await findByAuthor(tx, ctx, person)
  const ids = found.map(({ id }) => id)
  const comments = await eraseAuthors(tx, ctx, ids)
  await forgetAuthors(tx, ctx, ids)
  const contacts = await eraseContacts(tx, ctx, person)
  for (const brandId of new Set(found.map((one) => one.brandId)))
    await emit(tx, { ...ctx, brandId }, 'comment', ['many'])
  return { comments, contacts }
}
