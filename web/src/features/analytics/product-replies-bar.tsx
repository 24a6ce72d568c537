import type { ProductRow } from '@bizamply/contract/analytics'
import { PartsBar } from '../../ui/charts/stacked-bar.tsx'

/** Each status has the same color on every screen. */
export const statusColors = [
  { key: 'sent', color: 'var(--chart-2)' },
  { key: 'draft', color: 'var(--chart-5)' },
  { key: 'pending', color: 'var(--chart-3)' },
] as const

/** Sent, draft and pending as parts of one bar; its length is the number of reviews. */
export const RepliesBar = ({ row, most }: { row: ProductRow; most: number }) => (
  <PartsBar
    parts={statusColors.map(({ key, color }) => ({ key, color, value: row[key] }))}
    length={most > 0 ? row.received / most : 0}
    height={8}
  />
)

/** Names the color of a status in the bars. */
export function StatusKey({ status }: { status: string }) {
  const color = statusColors.find(({ key }) => key === status)?.color
  if (!color) return null
  return <span aria-hidden="true" style={{ background: color }} className="size-2 shrink-0 rounded-[2px]" />
}
