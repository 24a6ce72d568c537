import { currentKind, notificationKinds, type NotificationKind } from '@bizamply/contract/notification-kinds'
import { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Services } from '../../context.ts'

type Sealing = Pick<Services, 'encryption' | 'appUrl'>

const leaving = z.object({
  u: z.uuid(),
  k: z.array(z.string().transform(currentKind).pipe(z.enum(notificationKinds))).default([]),
  m: z.boolean().default(false),
})
export interface Leaving {
  userId: string
  kinds: NotificationKind[]
  /** For a marketing mail. */
  marketing: boolean
}

const LEAVE = 'unsubscribe'
const WISH = 'marketing-wish'

/** The encrypted token of an email's link: user and events only, so it can't be used for anything else. */
export function unsubscribeLinkOf(
  { encryption, appUrl }: Sealing,
  { userId, kinds = [], marketing = false }: { userId: string; kinds?: NotificationKind[]; marketing?: boolean },
): string {
  const token = encryption.encrypt(JSON.stringify({ u: userId, k: kinds, m: marketing }), LEAVE)
  return `${appUrl}/unsubscribe?token=${token}`
}

export function openUnsubscribe({ encryption }: Pick<Sealing, 'encryption'>, token: string): Leaving {
  const { u: userId, k: kinds, m: marketing } = opened(encryption, token, LEAVE, leaving)
  return { userId, kinds, marketing }
}

const wish = z.object({ u: z.uuid(), a: z.string() })

/** `askedAt` voids a link once consent was withdrawn or requested again. */
export function wishLinkOf({ encryption, appUrl }: Sealing, userId: string, askedAt: Date): string {
  const token = encryption.encrypt(JSON.stringify({ u: userId, a: askedAt.toISOString() }), WISH)
  return `${appUrl}/marketing?token=${token}`
}

export function openWish(
  { encryption }: Pick<Sealing, 'encryption'>,
  token: string,
): { userId: string; askedAt: Date } {
  const { u: userId, a } = opened(encryption, token, WISH, wish)
  return { userId, askedAt: new Date(a) }
}

function opened<T>(encryption: Sealing['encryption'], token: string, bind: string, shape: z.ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(encryption.decrypt(token, bind)))
  } catch {
    throw new AppError('BAD_REQUEST', {
      errors: [{ path: 'token', message: 'This link is incomplete or not valid.' }],
    })
  }
}
