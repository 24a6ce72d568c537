import type { Services } from './context.ts'
import { takeTurn } from './db/settings.ts'
import { syncSiteJob } from './features/analytics/index.ts'
import { billingJob } from './features/billing/index.ts'
import { bulkJob } from './features/bulk/index.ts'
import { backfillJob, readPostJob, syncConnectionJob } from './features/comments/index.ts'
import { createPlatformShare, syncInShare, syncOrPutOff } from './features/connections/index.ts'
import { readTemplatesOf } from './features/messaging/index.ts'
import { notifyJob } from './features/notifications/index.ts'
import { privacyJob } from './features/privacy/index.ts'
import { reportJob } from './features/reports/index.ts'
import { deliverJob } from './features/replies/index.ts'
import { importJob, undoJob } from './features/imports/index.ts'
import { eraseAccount, eraseCompany, exportJob, skipJobsWhenDeleting } from './features/offboarding/index.ts'
import { sendMailJob } from './mail/index.ts'
import { doWebhook } from './router/route-webhook.ts'
import type { JobPayloads } from './jobs/job-names.ts'
import { startSweeps } from './jobs/start-sweeps.ts'
import { sweepsOf } from './sweep-schedule.ts'

/** Runs jobs of the queue and recovers what a killed process left behind. */
export async function startJobs(services: Services): Promise<{ stop(): Promise<void> }> {
  const { queue } = services
  await queue.work('deliver', (payload) => deliverJob(services, payload))
  const unlessDeleting = skipJobsWhenDeleting(services)
  await queue.work('webhook', (payload) => doWebhook(services, payload))
  await queue.work('backfill', unlessDeleting(backfillJob))
  await queue.work('import', unlessDeleting(importJob))
  await queue.work('import-undo', unlessDeleting(undoJob))
  await queue.work('read-post', unlessDeleting(readPostJob))
  const share = createPlatformShare(SYNCS_OF_A_PLATFORM)
  await queue.work(
    'sync-connection',
    unlessDeleting((_, payload, signal) =>
      syncInShare(services, share, payload, () => sync(services, payload, signal)),
    ),
  )
  await queue.work('privacy', (payload) => privacyJob(services, payload))
  await queue.work('bulk', unlessDeleting(bulkJob))
  await queue.work('report', unlessDeleting(reportJob))
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
