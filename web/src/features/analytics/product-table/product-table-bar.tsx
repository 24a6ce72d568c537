import { Bar } from '../../../ui/charts/bar.tsx'
import type { TableRow } from './product-rows.ts'

/** The value of a full bar in each column. */
export interface LongestBars {
  reviews: number
  responseHours: number
}

export const longestBars = (rows: readonly TableRow[]): LongestBars => ({
  reviews: Math.max(...rows.map(({ received }) => received)),
  responseHours: Math.max(...rows.map(({ responseHours }) => responseHours ?? 0)),
})

/** A small bar before a number, on the scale of its column. */
export const CellBar = ({ share }: { share: number }) => (
  <Bar share={share} className="mr-2 h-1.5 w-10 shrink-0 @max-[840px]:hidden" />
)
