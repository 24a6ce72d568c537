import { bundledKinds, loudKinds } from '@bizamply/contract/notification-channels'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import type { PushMessage } from '../../push/index.ts'
import { end, type DueSend, type Person } from './due-sends.ts'
import { inBrand, linkOf } from './mail-due.ts'
import { presentNotification } from './present.ts'
import { dropTargets, targetsOf } from './push-subscriptions.ts'

/** After this many attempts a push is out of date. */
const TRIES = 3
const AGAIN_MS = 60_000
/** More new comments than this are grouped into one push. */
const EACH = 3

/** Counts the attempt and schedules the next one before sending: after a crash it is repeated with the same id. */
export async function claimPushes(tx: Tx, { now }: Services, { companyId }: Person, due: DueSend[]): Promise<void> {
  if (due.length === 0) return
  await prepared(
    tx,
    'notifications.claim-pushes',
    `update app.notification_sends set attempts = attempts + 1, due_at = $3 where company_id = $1 and id = any($2)`,
    [companyId, due.map((one) => one.send_id), new Date(now().getTime() + AGAIN_MS)],
  )
}

/** Sends to every browser of the user, outside any transaction; deletes expired subscriptions. */
export async function pushDueSends(services: Services, person: Person, due: DueSend[]): Promise<void> {
  if (due.length === 0) return
  const { db, push, now } = services
  const targets = await db.inServer((tx) => targetsOf(tx, person.userId, now()))
  const gone = new Set<string>()
  const ended: string[] = []
  for (const { message, isLoud, sends } of messagesOf(due)) {
    let [arrived, failed] = [0, 0]
    for (const target of targets.filter(({ id }) => !gone.has(id))) {
      const outcome = await push.send(target, message, isLoud ? 'high' : 'normal')
      if (outcome === 'gone') gone.add(target.id)
      else if (outcome === 'sent') arrived++
      else failed++
    }
    // Retries only if no browser got it, so that no browser shows it twice.
    if (arrived > 0 || failed === 0) ended.push(...sends.map((one) => one.send_id))
    else ended.push(...sends.filter(({ attempts }) => attempts + 1 >= TRIES).map((one) => one.send_id))
  }
  await dropTargets(services, [...gone])
  await db.inCompany(person.companyId, (tx) => end(tx, person.companyId, ended, 'sent'))
}

interface Bundle {
  message: PushMessage
  isLoud: boolean
  sends: DueSend[]
}

function messagesOf(due: DueSend[]): Bundle[] {
  const bundled = due.filter(({ kind }) => bundledKinds.includes(kind))
  const [first] = bundled
  if (bundled.length <= EACH || !first) return due.map(one)
  const title = `${bundled.length} new reviews and comments`
  const message = { id: first.id, title, path: inBrand('/responses', bundled) }
  return [...due.filter((send) => !bundled.includes(send)).map(one), { message, isLoud: false, sends: bundled }]
}

function one(send: DueSend): Bundle {
  const { id, title } = presentNotification(send)
  const path = linkOf('', [send])
  return { message: { id, title, path }, isLoud: loudKinds.includes(send.kind), sends: [send] }
}
