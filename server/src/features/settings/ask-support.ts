import { AppError } from '../../errors.ts'
import type { Actor, Services } from '../../context.ts'
import { take } from '../../db/rates.ts'
import { enqueueMail } from '../../mail/index.ts'

export interface Letter {
  subject: string
  message: string
}

/** A mail to whoever runs the product; an answer to it goes to the person. */
export async function askSupport(
  services: Services & { supportEmail: string },
  from: { actor: Actor; publicId: string },
  { subject, message }: Letter,
): Promise<void> {
  const { actor, publicId } = from
  const taken = await take(services.db, 'supportPerUser', actor.userId, services.now())
  if (!taken.allowed)
    throw new AppError('RATE_LIMIT_EXCEEDED', { details: { retryAfterSeconds: taken.retryAfterSeconds } })
  const values = { subject, message, name: actor.name, email: actor.email, company: publicId || 'none yet' }
  await services.db.inServer((tx) =>
    enqueueMail(tx, services, {
      template: 'support',
      to: services.supportEmail,
      replyTo: actor.email,
      locale: 'en',
      values,
    }),
  )
}
