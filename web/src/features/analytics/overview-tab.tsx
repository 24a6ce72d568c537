import type { PartProps } from './analytics-parts.ts'

export function OverviewTab(_: PartProps) {
  return null
}
