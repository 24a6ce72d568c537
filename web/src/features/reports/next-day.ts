import { addDays, addMonths } from '@bizamply/contract/ranges'
import type { ReportSchedule } from '@bizamply/contract/report-rules'

/** The day of a schedule's next run by the brand's clock: a Monday, or the first of a month or quarter. */
export function nextDay(schedule: ReportSchedule, hour: number, timezone: string, now: Date): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(now)
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(now)
  const from = hour > Number(clock) ? today : addDays(today, 1)
  if (schedule === 'weekly') return addDays(from, (8 - new Date(`${from}T00:00:00Z`).getUTCDay()) % 7)
  const first = from.endsWith('-01') ? from : addMonths(`${from.slice(0, 8)}01`, 1)
  if (schedule === 'monthly') return first
  return addMonths(first, (3 - ((Number(first.slice(5, 7)) - 1) % 3)) % 3)
}
