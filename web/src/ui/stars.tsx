import { useTranslations } from 'use-intl'

/** Whole stars of five; nothing for what has no rating. */
export function Stars({ rating, size = 12 }: { rating: number | string | null | undefined; size?: number }) {
  const t = useTranslations('shared')
  const value = Math.round(Number(rating))
  if (rating === null || rating === undefined || rating === '' || !Number.isFinite(value)) return null
  return (
    <span role="img" aria-label={t('stars', { rating: value })} className="inline-flex shrink-0 gap-0.5">
      {[1, 2, 3, 4, 5].map((place) => (
        <svg
          key={place}
          aria-hidden="true"
          width={size}
          height={size}
          viewBox="0 0 12 12"
          className={place <= value ? 'fill-star' : 'fill-star-empty'}
        >
          <path d="M6 .6l1.62 3.5 3.83.46-2.83 2.62.75 3.78L6 9.08l-3.37 1.88.75-3.78L.55 4.56l3.83-.46z" />
        </svg>
      ))}
    </span>
  )
}
