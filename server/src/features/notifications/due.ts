import { timeOfDay } from '@bizamply/contract/time-zone'
import { defaultTimezone } from '@bizamply/contract/formats'
import {
  bundledKinds,
  bundleMinutes,
  digestHour,
  loudKinds,
  urgentKinds,
  type QuietHours,
  type Rhythm,
} from '@bizamply/contract/notification-channels'
import type { NotificationKind } from '@bizamply/contract/notification-kinds'

/** When a user wants to be notified. */
export interface PersonClock {
  /** Null if never chosen. */
  timezone: string | null
  rhythm: Rhythm
  quiet: QuietHours
}

const MINUTE = 60_000

/** When an email about an event at `at` may be sent: by the digest schedule, and after quiet hours unless urgent. */
export function mailDue(kind: NotificationKind, at: Date, clock: PersonClock): Date {
  const due = byRhythm(kind, at, clock)
  if (loudKinds.includes(kind)) return due
  return stepUntil(due, clock, (hour) => !isQuiet(hour, clock))
}

/** The same for a push; null in quiet hours, because a late push is useless. */
export function pushDue(kind: NotificationKind, at: Date, clock: PersonClock): Date | null {
  const due = bundledKinds.includes(kind) ? bundled(at) : at
  if (loudKinds.includes(kind) || !isQuiet(hourOf(due, clock), clock)) return due
  return null
}

function byRhythm(kind: NotificationKind, at: Date, clock: PersonClock): Date {
  const { rhythm } = clock
  if (rhythm === 'each' || (rhythm === 'urgent' && urgentKinds.includes(kind))) {
    return bundledKinds.includes(kind) ? bundled(at) : at
  }
  if (rhythm === 'hourly') return nextFullHour(at, clock)
  return stepUntil(nextFullHour(at, clock), clock, (hour) => hour === digestHour)
}

/** The end of the 15-minute slot, so that concurrent events share an email. */
function bundled(at: Date): Date {
  const step = bundleMinutes * MINUTE
  return new Date((Math.floor(at.getTime() / step) + 1) * step)
}

function isQuiet(hour: number, { quiet: { on, from, to } }: PersonClock): boolean {
  if (!on || from === to) return false
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Steps hour by hour, so that days on which the clocks change are right. */
function stepUntil(from: Date, clock: PersonClock, isIt: (hour: number) => boolean): Date {
  let at = from
  for (let steps = 0; steps < 50 && !isIt(hourOf(at, clock)); steps++) at = nextFullHour(at, clock)
  return at
}

function nextFullHour(at: Date, clock: PersonClock): Date {
  const minute = Math.floor(timeIn(clock, at) / MINUTE) % 60
  return new Date(Math.floor(at.getTime() / MINUTE) * MINUTE + (60 - minute) * MINUTE)
}

const hourOf = (at: Date, clock: PersonClock): number => Math.floor(timeIn(clock, at) / (60 * MINUTE))

const timeIn = ({ timezone }: PersonClock, at: Date): number => timeOfDay(timezone ?? defaultTimezone, at)
