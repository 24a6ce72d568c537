import type { Point } from '@bizamply/contract/dashboard'

/** One point of a sparkline: a stretch of one or more days. */
export interface Stretch {
  received: number
  sent: number
  rating: number | null
  responseHours: number | null
}

const MOST = 14

/** Skips the current period, whose count is still growing, and merges points so that a year stays readable. */
export function stretches(points: readonly Point[]): Stretch[] {
  const whole = points.filter(({ open }) => !open)
  const size = Math.max(1, Math.ceil(whole.length / MOST))
  const parts: Point[][] = []
  for (let end = whole.length; end > 0; end -= size) parts.unshift(whole.slice(Math.max(0, end - size), end))
  return parts.filter((part) => part.length === size).map(sumStretch)
}

function sumStretch(points: readonly Point[]): Stretch {
  const sum = (of: (point: Point) => number) => points.reduce((all, point) => all + of(point), 0)
  const mean = (of: (point: Point) => number | null, weight: (point: Point) => number): number | null => {
    const all = sum(weight)
    return all > 0 ? sum((point) => (of(point) ?? 0) * weight(point)) / all : null
  }
  return {
    received: sum(({ received }) => received),
    sent: sum(({ sent }) => sent),
    rating: mean(
      ({ rating }) => rating,
      ({ rated }) => rated,
    ),
    responseHours: mean(
      ({ responseHours }) => responseHours,
      ({ answered }) => answered,
    ),
  }
}
