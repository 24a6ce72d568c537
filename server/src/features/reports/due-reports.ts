import { inside, type Services } from '../../context.ts'
import { notLeaving } from '../../db/offboarding.ts'
import { prepared } from '../../db/prepared.ts'
import { sendingPause } from '../../db/sending-pause.ts'
import { forEachIsolated } from '../../jobs/isolate.ts'
import { availability, readEntitlements } from '../billing/index.ts'
import { dayIn } from '@bizamply/contract/time-zone'
import { beginRun } from './begin-run.ts'
import { lastDue, nextDue, periodBefore, type Timetable } from '@bizamply/contract/report-schedule'

interface Due {
  company_id: string
  brand_id: string
  id: string
}

/**
 * Starts due reports of every company. Missed schedules run once, for the latest. Inactive companies and brands are
 * skipped.
 */
export async function beginDueReports(services: Services): Promise<void> {
  // In a restored database, due reports may have been mailed already, so a person resumes first.
  if (await sendingPause(services.db)) return
  const due = await services.db.asAdmin((tx) =>
    prepared<Due>(
      tx,
      'reports.due',
      `select r.company_id, r.brand_id, r.id from app.reports r
       join app.companies c on c.company_id = r.company_id and c.status = 'active'
       join app.brands b on b.company_id = r.company_id and b.id = r.brand_id and b.archived_at is null
       where r.next_run_at <= $1 order by r.next_run_at limit 200`,
      [services.now()],
    ),
  )
  const about = ({ company_id: companyId, id: reportId }: Due) => ({ companyId, reportId })
  const failure = { log: services.log, message: 'could not start a due report', about }
  await forEachIsolated(due, failure, (report) => beginDue(services, report))
}

/** Queues runs again that lost their job with a process. */
export async function enqueueReports({ db, queue }: Pick<Services, 'db' | 'queue'>): Promise<void> {
  const open = (await queue.open('report')).map(({ runId }) => runId)
  const runs = await db.asAdmin((tx) =>
    prepared<{ company_id: string; id: string }>(
      tx,
      'reports.unfinished',
      `select r.company_id, r.id from app.report_runs r where r.state = 'running' and r.id <> all($1::uuid[])
       and ${notLeaving('r')} order by r.started_at limit 500`,
      [open],
    ),
  )
  await queue.addAll(
    'report',
    runs.map(({ company_id: companyId, id: runId }) => ({ companyId, runId })),
  )
}

const DAY = 86_400_000

async function beginDue(services: Services, { company_id: companyId, brand_id: brandId, id }: Due): Promise<void> {
  const ctx = inside(services, { companyId, publicId: '', brandId, actor: null })
  const now = ctx.now()
  await ctx.tx(async (tx) => {
    const [report] = await prepared<Timetable & { due: Date; recipients: string[]; timezone: string }>(
      tx,
      'reports.take-due',
      `select r.schedule, r.hour, r.next_run_at as due, r.recipients, b.timezone from app.reports r
       join app.brands b on b.company_id = r.company_id and b.id = r.brand_id
       where r.company_id = $1 and r.id = $2 and r.next_run_at <= $3 and r.schedule is not null for update of r`,
      [companyId, id, now],
    )
    // Another process claimed it meanwhile.
    if (!report) return
    const { timezone, recipients } = report
    const last = lastDue(report, timezone, now)
    // After a timezone change, the new local time may still be ahead.
    const isCurrent = last.getTime() > report.due.getTime() - DAY
    const isScheduled = availability(await readEntitlements(tx, companyId), 'scheduledReports') === 'available'
    if (isCurrent && isScheduled) {
      const days = periodBefore(report.schedule, dayIn(timezone, last))
      await beginRun(tx, ctx, { reportId: id, days, until: null, due: last, recipients })
    }
    await prepared(tx, 'reports.move-on', 'update app.reports set next_run_at = $3 where company_id = $1 and id = $2', [
      companyId,
      id,
      nextDue(report, timezone, now),
    ])
  })
}
