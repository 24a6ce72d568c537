import type { PerformanceTabProps } from './analytics-parts.ts'

export function PerformanceTab(_: PerformanceTabProps) {
  return null
}
