import type { ReportFormat } from '@bizamply/contract/report-rules'

const MOST_LETTERS = 60

/** `weekly-report-2026-11-15-2026-11-21.pdf`; letters of every script are kept. */
export function fileName(
  { title, from, to }: { title: string; from: string; to: string },
  format: ReportFormat,
): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const slug = [...words]
    .slice(0, MOST_LETTERS)
    .join('')
    .replace(/^-+|-+$/g, '')
  return `${slug || 'report'}-${from}-${to}.${format}`
}
