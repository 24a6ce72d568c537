import { useFigureFormat, type FigureChange } from '../../lib/figure-format.ts'
import { useFormat } from '../../lib/format.ts'

/** Changes since the comparison window, shown next to their numbers. */
export function useChanges() {
  const format = useFormat()
  const figure = useFigureFormat()
  return {
    /** A shorter time is better. */
    hours: (now: number | null, before: number | null): FigureChange | null =>
      now === null || before === null ? null : figure.change(now - before, figure.duration, -1),
    /** More reviews are neither better nor worse; more replies are better. */
    count: (now: number, before: number | null | undefined, goodIs: 1 | 0 = 1): FigureChange | null =>
      before == null ? null : figure.change(now - before, format.number, goodIs),
    /** Rounded to one decimal, so a difference below 0.05 counts as no change. */
    rating: (now: number | null, before: number | null): FigureChange | null =>
      now === null || before === null ? null : figure.change(Math.round((now - before) * 10) / 10, format.tenths, 1),
  }
}
