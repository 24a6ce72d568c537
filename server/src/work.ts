import type { Services } from './context.ts'
import { forgetOldRows } from './db/forget-old-rows.ts'
import { takeTurn } from './db/settings.ts'
import { syncSiteJob } from './features/analytics/index.ts'
import { sweepChanges } from './features/alerts/index.ts'
import { billingJob, enqueueBilling } from './features/billing/index.ts'
import { sweepAudit } from './features/audit/index.ts'
import { bulkJob, enqueueBulk } from './features/bulk/index.ts'
import { backfillJob, readPostJob, readAgain, syncConnectionJob } from './features/comments/index.ts'
import { sweepRollups } from './features/rollups/index.ts'
import { createPlatformShare, enqueueDue, syncInShare, syncOrPutOff } from './features/connections/index.ts'
import { enqueueDeliveries } from './features/webhooks/index.ts'
import { notifyAnnouncements } from './features/announcements/index.ts'
import { closeDays, closeForgottenHolds, sweepLedger } from './features/credits/index.ts'
import { enqueueDiscountReads, sweepDiscounts } from './features/discounts/index.ts'
import { readTemplatesOf } from './features/messaging/index.ts'
import {
  notifyReleases,
  enqueueDueNotifications,
  forgetOldNotifications,
  notifyJob,
} from './features/notifications/index.ts'
import { sweepPeople } from './features/people/index.ts'
import { enqueueUnanswered, privacyJob } from './features/privacy/index.ts'
import { remindOfDue } from './features/projects/index.ts'
import { beginDueReports, enqueueReports, reportJob } from './features/reports/index.ts'
import { deliverJob, forgetGeneration, recoverDeliveries } from './features/replies/index.ts'
import { enqueueImports, importJob, undoJob } from './features/imports/index.ts'
import { completeRecoveries, forgetOldInvitations } from './features/team/index.ts'
import {
  enqueueAccountErasures,
  enqueueErasures,
  enqueueExports,
  eraseAccount,
  eraseCompany,
  exportJob,
  whileStaying,
} from './features/leaving/index.ts'
import { sweepPresences, wakeSnoozed } from './features/triage/index.ts'
import { forgetOldSignIns } from './features/auth/index.ts'
import { sweepFiles } from './files/index.ts'
import { enqueueWaitingMails, forgetOldMails, sendMailJob } from './mail/index.ts'
import { doWebhook } from './router/route-webhook.ts'
import type { JobPayloads } from './jobs/job-names.ts'
import { startSweeps } from './jobs/sweeps.ts'

/** Runs jobs of the queue and recovers what a killed process left behind. */
export async function startWork(services: Services): Promise<{ stop(): Promise<void> }> {
  const { queue } = services
  await queue.work('deliver', (payload) => deliverJob(services, payload))
  const staying = whileStaying(services)
  await queue.work('webhook', (payload) => doWebhook(services, payload))
  await queue.work('backfill', staying(backfillJob))
  await queue.work('import', staying(importJob))
  await queue.work('import-undo', staying(undoJob))
  await queue.work('read-post', staying(readPostJob))
  const share = createPlatformShare(SYNCS_OF_A_PLATFORM)
  await queue.work(
    'sync-connection',
    staying((_, payload, signal) => syncInShare(services, share, payload, () => sync(services, payload, signal))),
  )
  await queue.work('privacy', (payload) => privacyJob(services, payload))
  await queue.work('bulk', staying(bulkJob))
  await queue.work('report', staying(reportJob))
  await queue.work('company-export', (payload, ...rest) => exportJob(services, payload, ...rest))
  await queue.work('erase-company', (payload, signal) => eraseCompany(services, payload, signal))
  await queue.work('erase-account', (payload, signal) => eraseAccount(services, payload, signal))
  await queue.work('billing', (payload) => billingJob(services, payload))
  await queue.work('notify', (payload) => notifyJob(services, payload))
  await queue.work('send-mail', (payload) => sendMailJob(services, payload))
  if (!services.mailer.canSend) services.log.warn({}, 'SMTP_URL isn’t set, so email waits until it is')
  return startSweeps(sweepsOf(services), services, (name, everyMs) =>
    takeTurn(services.db.global.$client, name, everyMs),
  )
}

/** Of the 48 concurrent syncs in a process: most of them wait for a response. */
const SYNCS_OF_A_PLATFORM = 32

const sync = (services: Services, payload: JobPayloads['sync-connection'], signal: AbortSignal): Promise<void> =>
  syncOrPutOff(services, payload, async () => {
    const isSite = await syncSiteJob(services, payload, signal)
    if (!isSite) await syncConnectionJob(services, payload, signal, readTemplatesOf)
  })

function sweepsOf(services: Services): Parameters<typeof startSweeps>[0] {
  const { db, now } = services
  return [
    { name: 'deliveries', everyMs: 2000, run: () => recoverDeliveries(services) },
    { name: 'holds', everyMs: 2000, run: () => closeForgottenHolds(db, now(), forgetGeneration) },
    { name: 'discounts', everyMs: 2000, run: () => sweepDiscounts(services) },
    { name: 'people', everyMs: 5000, run: () => sweepPeople(services) },
    { name: 'due', everyMs: 5000, run: () => enqueueDue(services) },
    { name: 'webhooks', everyMs: 600_000, run: () => enqueueDeliveries(services) },
    { name: 'imports', everyMs: 5000, run: () => enqueueImports(services) },
    { name: 'billing', everyMs: 5000, run: () => enqueueBilling(services) },
    { name: 'bulk', everyMs: 5000, run: () => enqueueBulk(services) },
    { name: 'due reports', everyMs: 5000, run: () => beginDueReports(services) },
    { name: 'project reminders', everyMs: 60_000, run: () => remindOfDue(services) },
    { name: 'reports', everyMs: 5000, run: () => enqueueReports(services) },
    { name: 'readings', everyMs: 10_000, run: () => readAgain(services) },
    { name: 'rollups', everyMs: 10_000, run: () => sweepRollups(services) },
    { name: 'changes', everyMs: 10_000, run: () => sweepChanges(services) },
    { name: 'snoozed', everyMs: 10_000, run: () => wakeSnoozed(services) },
    { name: 'recoveries', everyMs: 30_000, run: () => completeRecoveries(services) },
    { name: 'presences', everyMs: 15_000, run: () => sweepPresences(services) },
    { name: 'unread shops', everyMs: 10_000, run: () => enqueueDiscountReads(services) },
    { name: 'notifications', everyMs: 5000, run: () => enqueueDueNotifications(services) },
    { name: 'mails', everyMs: 5000, run: () => enqueueWaitingMails(services) },
    { name: 'exports', everyMs: 5000, run: () => enqueueExports(services) },
    { name: 'leaving companies', everyMs: 60_000, run: () => enqueueErasures(services) },
    { name: 'leaving accounts', everyMs: 60_000, run: () => enqueueAccountErasures(services) },
    { name: 'privacy', everyMs: 60_000, run: () => enqueueUnanswered(services) },
    { name: 'files', everyMs: 60_000, run: () => sweepFiles(services) },
    { name: 'closed days', everyMs: 60_000, run: () => closeDays(services, SHORT_MS) },
    { name: 'ledger', everyMs: 600_000, run: () => sweepLedger(services) },
    { name: 'audit log', everyMs: 600_000, run: () => sweepAudit(services) },
    { name: 'old rows', everyMs: 600_000, run: () => forgetOldRows(services) },
    { name: 'old sign-ins', everyMs: 600_000, run: () => forgetOldSignIns(services) },
    { name: 'announcements', everyMs: 60_000, run: () => notifyAnnouncements(services) },
    { name: 'releases', everyMs: 3_600_000, run: () => notifyReleases(services) },
    { name: 'old notifications', everyMs: 3_600_000, run: () => forgetOldNotifications(services) },
    { name: 'old invitations', everyMs: 3_600_000, run: () => forgetOldInvitations(services) },
    { name: 'old mails', everyMs: 600_000, run: () => forgetOldMails(services) },
  ]
}

/** Limit of one run of a busy sweep, so that it delays no restart and leaves time for other work. */
const SHORT_MS = 1000
