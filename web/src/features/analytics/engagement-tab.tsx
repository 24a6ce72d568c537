import type { EngagementTabProps } from './analytics-parts.ts'

export function EngagementTab(_: EngagementTabProps) {
  return null
}
