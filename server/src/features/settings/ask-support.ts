import type { Actor, Services } from '../../context.ts'
import { spend } from '../../db/rate-limits.ts'
import { enqueueMail } from '../../mail/index.ts'

export interface Letter {
  subject: string
  message: string
}

/** Emails the operator; a reply goes to the user. */
export async function askSupport(
  services: Services & { supportEmail: string },
  from: { actor: Actor; publicId: string },
  { subject, message }: Letter,
): Promise<void> {
  const { actor, publicId } = from
  await spend(services.db, 'supportPerUser', actor.userId, services.now())
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
