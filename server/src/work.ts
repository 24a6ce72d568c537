import type { Services } from './context.ts'
import { forgetOldRows } from './db/forget-old-rows.ts'
import { takeTurn } from './db/marks.ts'
import { syncSiteJob } from './features/analytics/index.ts'
import { sweepChanges } from './features/alerts/index.ts'
import { billingJob, enqueueBilling } from './features/billing/index.ts'
import { bulkJob, enqueueBulk } from './features/bulk/index.ts'
import { backfillJob, readPostJob, readAgain, sweepRollups, syncConnectionJob } from './features/comments/index.ts'
import { enqueueDue, syncOrPutOff } from './features/connections/index.ts'
import { closeDays, closeForgottenHolds, lookAtBooks } from './features/credits/index.ts'
import { bookDiscountReads, sweepDiscounts } from './features/discounts/index.ts'
import { readTemplatesOf } from './features/messaging/index.ts'
import { forgetOldNotifications } from './features/notifications/index.ts'
import { enqueueUnanswered, privacyJob } from './features/privacy/index.ts'
import { beginDueReports, enqueueReports, reportJob } from './features/reports/index.ts'
import { deliverJob, forgetGeneration, recoverDeliveries } from './features/replies/index.ts'
import { enqueueImports, importJob, undoJob } from './features/imports/index.ts'
import { sweepPresences, wakeSnoozed } from './features/triage/index.ts'
import { forgetOldSignIns } from './features/auth/index.ts'
import { sweepFiles } from './files/index.ts'
import { enqueueWaitingMails, forgetOldMails, sendMailJob } from './mail/index.ts'
import { startSweeps } from './jobs/sweeps.ts'

/** Takes jobs from the queue and sweeps up what a killed process left. */
export async function startWork(services: Services): Promise<{ stop(): Promise<void> }> {
  const { queue, db, now } = services
  await queue.work('deliver', (payload) => deliverJob(services, payload))
  await queue.work('backfill', (payload, ...rest) => backfillJob(services, payload, ...rest))
  await queue.work('import', (payload, ...rest) => importJob(services, payload, ...rest))
  await queue.work('import-undo', (payload, ...rest) => undoJob(services, payload, ...rest))
  await queue.work('read-post', (payload) => readPostJob(services, payload))
  await queue.work('sync-connection', (payload, signal) =>
    syncOrPutOff(services, payload, async () => {
      const isSite = await syncSiteJob(services, payload, signal)
      if (!isSite) await syncConnectionJob(services, payload, signal, readTemplatesOf)
    }),
  )
  await queue.work('privacy', (payload) => privacyJob(services, payload))
  await queue.work('bulk', (payload, signal) => bulkJob(services, payload, signal))
  await queue.work('report', (payload, ...rest) => reportJob(services, payload, ...rest))
  await queue.work('billing', (payload) => billingJob(services, payload))
  await queue.work('send-mail', (payload) => sendMailJob(services, payload))
  if (!services.mailer.canSend) services.log.warn({}, 'SMTP_URL is not set: mail waits until it is')
  return startSweeps(
    [
      { name: 'deliveries', everyMs: 2000, run: () => recoverDeliveries(services) },
      { name: 'holds', everyMs: 2000, run: () => closeForgottenHolds(db, now(), forgetGeneration) },
      { name: 'discounts', everyMs: 2000, run: () => sweepDiscounts(services) },
      { name: 'due', everyMs: 5000, run: () => enqueueDue(services) },
      { name: 'imports', everyMs: 5000, run: () => enqueueImports(services) },
      { name: 'billing', everyMs: 5000, run: () => enqueueBilling(services) },
      { name: 'bulk', everyMs: 5000, run: () => enqueueBulk(services) },
      { name: 'due reports', everyMs: 5000, run: () => beginDueReports(services) },
      { name: 'reports', everyMs: 5000, run: () => enqueueReports(services) },
      { name: 'readings', everyMs: 10_000, run: () => readAgain(services) },
      { name: 'rollups', everyMs: 10_000, run: () => sweepRollups(services) },
      { name: 'changes', everyMs: 10_000, run: () => sweepChanges(services) },
      { name: 'snoozed', everyMs: 10_000, run: () => wakeSnoozed(services) },
      { name: 'presences', everyMs: 15_000, run: () => sweepPresences(services) },
      { name: 'unread shops', everyMs: 10_000, run: () => bookDiscountReads(services) },
      { name: 'mails', everyMs: 5000, run: () => enqueueWaitingMails(services) },
      { name: 'privacy', everyMs: 60_000, run: () => enqueueUnanswered(services) },
      { name: 'files', everyMs: 60_000, run: () => sweepFiles(services) },
      { name: 'closed days', everyMs: 60_000, run: () => closeDays(services, SHORT_MS) },
      { name: 'books', everyMs: 600_000, run: () => lookAtBooks(services) },
      { name: 'old rows', everyMs: 600_000, run: () => forgetOldRows(services) },
      { name: 'old sign-ins', everyMs: 600_000, run: () => forgetOldSignIns(services) },
      { name: 'old notifications', everyMs: 3_600_000, run: () => forgetOldNotifications(services) },
      { name: 'old mails', everyMs: 600_000, run: () => forgetOldMails(services) },
    ],
    services.log,
    (name, everyMs) => takeTurn(db.global.$client, name, everyMs),
  )
}

/** A run of a sweep that has much to do: it holds nobody's restart up, and leaves the machine to others in between. */
const SHORT_MS = 1000
