import type { Services } from './context.ts'
import { forgetOldRows } from './db/forget-old-rows.ts'
import { sweepChanges } from './features/alerts/index.ts'
import { enqueueBilling } from './features/billing/index.ts'
import { sweepAudit } from './features/audit/index.ts'
import { enqueueBulk } from './features/bulk/index.ts'
import { rereadComments } from './features/comments/index.ts'
import { sweepRollups } from './features/rollups/index.ts'
import { enqueueDue } from './features/connections/index.ts'
import { enqueueDeliveries } from './features/webhooks/index.ts'
import { notifyAnnouncements } from './features/announcements/index.ts'
import { closeDays, closeForgottenHolds, sweepLedger } from './features/credits/index.ts'
import { enqueueDiscountReads, sweepDiscounts } from './features/discounts/index.ts'
import { notifyReleases, enqueueDueNotifications, forgetOldNotifications } from './features/notifications/index.ts'
import { sweepPeople } from './features/people/index.ts'
import { enqueueUnanswered } from './features/privacy/index.ts'
import { remindOfDue } from './features/projects/index.ts'
import { beginDueReports, enqueueReports } from './features/reports/index.ts'
import { abandonGeneration, recoverDeliveries } from './features/replies/index.ts'
import { enqueueImports } from './features/imports/index.ts'
import { completeRecoveries, forgetOldInvitations } from './features/team/index.ts'
import { enqueueAccountErasures, enqueueErasures, enqueueExports } from './features/offboarding/index.ts'
import { sweepPresences, reopenDueSnoozes } from './features/triage/index.ts'
import { forgetOldSignIns } from './features/auth/index.ts'
import { sweepFiles } from './files/index.ts'
import { enqueueWaitingMails, forgetOldMails } from './mail/index.ts'
import type { Sweep } from './jobs/start-sweeps.ts'

/** What each sweep does and how often; each picks up work that is due or was left behind. */
export function sweepsOf(services: Services): Sweep[] {
  return [
    { name: 'deliveries', everyMs: 2000, run: () => recoverDeliveries(services) },
    { name: 'holds', everyMs: 2000, run: () => closeForgottenHolds(services, abandonGeneration) },
    { name: 'discounts', everyMs: 2000, run: () => sweepDiscounts(services) },
    { name: 'people', everyMs: 5000, run: () => sweepPeople(services, SHORT_MS) },
    { name: 'due', everyMs: 5000, run: () => enqueueDue(services) },
    { name: 'webhooks', everyMs: 600_000, run: () => enqueueDeliveries(services) },
    { name: 'imports', everyMs: 5000, run: () => enqueueImports(services) },
    { name: 'billing', everyMs: 5000, run: () => enqueueBilling(services) },
    { name: 'bulk', everyMs: 5000, run: () => enqueueBulk(services) },
    { name: 'due reports', everyMs: 5000, run: () => beginDueReports(services) },
    { name: 'project reminders', everyMs: 60_000, run: () => remindOfDue(services) },
    { name: 'reports', everyMs: 5000, run: () => enqueueReports(services) },
    { name: 'readings', everyMs: 10_000, run: () => rereadComments(services, SHORT_MS) },
    { name: 'rollups', everyMs: 10_000, run: () => sweepRollups(services, SHORT_MS) },
    { name: 'changes', everyMs: 10_000, run: () => sweepChanges(services, SHORT_MS) },
    { name: 'snoozed', everyMs: 10_000, run: () => reopenDueSnoozes(services) },
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
