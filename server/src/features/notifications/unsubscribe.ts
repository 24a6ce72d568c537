import { notificationKinds } from '@bizamply/contract/notification-kinds'
import { withUsual } from '@bizamply/contract/notification-channels'
import type { UnsubscribeLink } from '@bizamply/contract/notification-settings'
import type { Services } from '../../context.ts'
import { readChosen, writeChoices } from './choices.ts'
import { dropMarketing, readMarketing } from './marketing.ts'
import { openUnsubscribe } from './unsubscribe-token.ts'

/** What an email's link is about; reading it changes nothing. */
export async function readUnsubscribe(
  { db, encryption }: Pick<Services, 'db' | 'encryption'>,
  token: string,
): Promise<UnsubscribeLink> {
  const { userId, kinds, marketing } = openUnsubscribe({ encryption }, token)
  return db.inServer(async (tx) => {
    const choices = withUsual(await readChosen(tx, userId))
    const mails = marketing
      ? (await readMarketing(tx, userId)).state !== 'off'
      : kinds.some((kind) => choices[kind].mail)
    return { kinds, marketing, done: !mails }
  })
}

/** Needs only the link, no sign-in: stops emails of its events, or all emails with `all`. */
export async function unsubscribe(
  { db, encryption, now }: Pick<Services, 'db' | 'encryption' | 'now'>,
  { token, all }: { token: string; all: boolean },
): Promise<void> {
  const { userId, kinds, marketing } = openUnsubscribe({ encryption }, token)
  await db.inServer(async (tx) => {
    const ended = all ? notificationKinds : kinds
    const change = Object.fromEntries(ended.map((kind) => [kind, { mail: false }]))
    await writeChoices(tx, userId, change)
    if (marketing || all) await dropMarketing(tx, userId, now())
  })
}
