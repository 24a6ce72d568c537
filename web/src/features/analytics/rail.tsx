import type { RailProps } from './analytics-parts.ts'

export function AnalyticsRail(_: RailProps) {
  return null
}
