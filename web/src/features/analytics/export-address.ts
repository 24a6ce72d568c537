import type { ExportFormat, ExportSubject } from '@bizamply/contract/analytics-rules'
import { plainRoutes } from '@bizamply/contract/routes'
import type { Range } from '@bizamply/contract/ranges'

export interface ExportInput {
  what: ExportSubject
  format: ExportFormat
  range: Range
  brandId: string
}

/** Of reviews everything that the figures count: whatever its state, without what is hidden. */
export function exportAddress({ what, format, range, brandId }: ExportInput): string {
  const input = new URLSearchParams({ what, format, from: range.from, to: range.to, brand: brandId })
  if (what === 'comments') input.set('triageState', 'shown')
  return `${plainRoutes.analyticsExport.path}?${input}`
}
