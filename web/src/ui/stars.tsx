import { useTranslations } from 'use-intl'

/** Full stars out of five; nothing without a rating. */
export function Stars({ rating, size = 12 }: { rating: number | string | null | undefined; size?: number }) {
  const t = useTranslations('shared')
  const value = Math.round(Number(rating))
  if (rating === null || rating === undefined || rating === '' || !Number.isFinite(value)) return null
  return (
    <svg
      role="img"
      aria-label={t('stars', { rating: value })}
      width={5 * size + 4 * GAP}
      height={size}
      viewBox={`0 0 ${(5 * size + 4 * GAP) * (12 / size)} 12`}
      className="inline-block shrink-0 align-baseline"
    >
      <path d={stars(0, value, size)} className="fill-star" />
      <path d={stars(value, 5, size)} className="fill-star-empty" />
    </svg>
  )
}

/** Gap between two stars, in pixels at any size. */
const GAP = 2

/** One path per color: a list renders hundreds of stars. */
const stars = (from: number, to: number, size: number): string =>
  Array.from(
    { length: Math.max(to - from, 0) },
    (_, n) => `M${6 + (from + n) * (12 + (GAP * 12) / size)} .6${star}`,
  ).join('')

const star = 'l1.62 3.5 3.83.46-2.83 2.62.75 3.78-3.37-1.88-3.37 1.88.75-3.78-2.83-2.62 3.83-.46z'
