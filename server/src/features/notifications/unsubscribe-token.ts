import { currentKind, notificationKinds, type NotificationKind } from '@bizamply/contract/notification-kinds'
import { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Services } from '../../context.ts'

type Sealing = Pick<Services, 'seal' | 'appUrl'>

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
  { seal, appUrl }: Sealing,
  { userId, kinds = [], marketing = false }: { userId: string; kinds?: NotificationKind[]; marketing?: boolean },
): string {
  const token = seal.close(JSON.stringify({ u: userId, k: kinds, m: marketing }), LEAVE)
  return `${appUrl}/unsubscribe?token=${token}`
}

export function openUnsubscribe({ seal }: Pick<Sealing, 'seal'>, token: string): Leaving {
  const { u: userId, k: kinds, m: marketing } = opened(seal, token, LEAVE, leaving)
  return { userId, kinds, marketing }
}

const wish = z.object({ u: z.uuid(), a: z.string() })

/** `askedAt` voids a link once consent was withdrawn or requested again. */
export function wishLinkOf({ seal, appUrl }: Sealing, userId: string, askedAt: Date): string {
  const token = seal.close(JSON.stringify({ u: userId, a: askedAt.toISOString() }), WISH)
  return `${appUrl}/marketing?token=${token}`
}

export function openWish({ seal }: Pick<Sealing, 'seal'>, token: string): { userId: string; askedAt: Date } {
  const { u: userId, a } = opened(seal, token, WISH, wish)
  return { userId, askedAt: new Date(a) }
}

function opened<T>(seal: Sealing['seal'], token: string, bind: string, shape: z.ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(seal.open(token, bind)))
  } catch {
    throw new AppError('BAD_REQUEST', {
      errors: [{ path: 'token', message: 'This link is incomplete or not valid.' }],
    })
  }
}
