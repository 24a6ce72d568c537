import type { CommentPlatform } from '@bizamply/contract/comment-filter'
import type { PersonRow } from '@bizamply/contract/people'
import { Link } from '@tanstack/react-router'
import { Repeat } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { Stars } from '../../ui/stars.tsx'

/** Links to the customer; the link covers its row, so that a press anywhere opens it. */
export function PersonLink({ person: { id, name, email } }: { person: Pick<PersonRow, 'id' | 'name' | 'email'> }) {
  const t = useTranslations('peoplePage')
  return (
    <Link
      to="/people/$personId"
      params={{ personId: id }}
      className="block truncate text-sm font-medium text-ink after:absolute after:inset-0 hover:underline"
    >
      <bdi>{name ?? email ?? t('unnamed')}</bdi>
    </Link>
  )
}

export function RatingWords({ person: { rating, rated } }: { person: Pick<PersonRow, 'rating' | 'rated'> }) {
  const t = useTranslations('peoplePage')
  const format = useFormat()
  if (rating === null) return <span className="text-xs text-ink-3">{t('noRating')}</span>
  const mean = format.tenths(rating)
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <span aria-hidden="true" className="inline-flex items-center gap-1.5">
        {mean}
        <Stars rating={rating} />
      </span>
      <span className="sr-only">{t('ratingOf', { rating: mean, count: rated })}</span>
    </span>
  )
}

export function PlatformMarks({ platforms }: { platforms: readonly CommentPlatform[] }) {
  const t = useTranslations('comments.platform')
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {platforms.map((platform) => (
        <li key={platform} title={t(platform)}>
          <PlatformMark platform={platform} />
          <span className="sr-only">{t(platform)}</span>
        </li>
      ))}
    </ul>
  )
}

export function RepeatedBadge({ person: { repeatedTopic } }: { person: Pick<PersonRow, 'repeatedTopic'> }) {
  const t = useTranslations('peoplePage')
  const names = useTranslations('reading.topic')
  if (!repeatedTopic) return null
  return (
    <Badge tone="danger" icon={<Repeat aria-hidden="true" size={12} />}>
      {t('repeated', { topic: names(repeatedTopic) })}
    </Badge>
  )
}
