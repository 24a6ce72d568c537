import type { Services } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { takeDue, type Person } from './due-sends.ts'
import { mailDueSends } from './mail-due.ts'
import { claimPushes, pushDueSends } from './push-due.ts'

/** Maximum users per run; the rest follow a few seconds later. */
const PEOPLE = 500

/** Queues a job for every user with something due. */
export async function enqueueDueNotifications({ db, queue, now }: Services): Promise<void> {
  const people = await db.asAdmin((tx) =>
    prepared<Person>(
      tx,
      'notifications.due-people',
      `select company_id as "companyId", user_id as "userId" from app.notification_sends
       where state = 'waiting' and due_at <= $1 group by 1, 2 order by min(due_at) limit $2`,
      [now(), PEOPLE],
    ),
  )
  await queue.addAll('notify', people)
}

/** Sends one user's due emails and pushes. */
export async function notifyJob(services: Services, person: Person): Promise<void> {
  const pushes = await services.db.inCompany(person.companyId, async (tx) => {
    const due = await takeDue(tx, services, person)
    const [mails, others] = [
      due.filter(({ channel }) => channel === 'mail'),
      due.filter(({ channel }) => channel === 'push'),
    ]
    await mailDueSends(tx, services, person, mails)
    await claimPushes(tx, services, person, others)
    return others
  })
  await pushDueSends(services, person, pushes)
}
