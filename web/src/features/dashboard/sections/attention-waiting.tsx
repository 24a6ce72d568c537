import type { WaitingReview } from '@bizamply/contract/dashboard'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { isSocial } from '../../../lib/is-social.ts'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { Thumb } from '../../../ui/thumb.tsx'
import { AttentionLine, lineAction } from './attention-line.tsx'

/** One of the oldest reviews in the inbox, and how long it has waited. */
export function WaitingLine({ review }: { review: WaitingReview }) {
  const t = useTranslations('dashboardSections.attention')
  const names = useTranslations('comments')
  const format = useFormat()
  const now = useTicking()
  const { id, author, platform, rating, product, image, at, excerpt } = review
  return (
    <AttentionLine
      picture={<Thumb src={image} name={product ?? author} />}
      title={
        <>
          <bdi className="truncate">{author}</bdi>
          <Stars rating={rating} />
        </>
      }
      detail={
        <>
          <span className="mr-1.5 inline-block align-[-2px]">
            <PlatformMark platform={platform} size={12} />
          </span>
          <span className="sr-only">{names(`platform.${platform}`)} </span>
          <time dateTime={at} title={format.full(at)}>
            {t('waited', { days: daysSince(at, now) })}
          </time>
          {' · '}
          <bdi>{product ?? names(isSocial({ platform }) ? `platform.${platform}` : 'shopReview')}</bdi>
          {' · '}
          <bdi className="text-ink">{excerpt}</bdi>
        </>
      }
      action={
        <Link
          to="/responses"
          search={{ sort: 'oldest', comment: id }}
          aria-label={t('openReview', { author })}
          className={lineAction}
        >
          {t('open')}
        </Link>
      }
    />
  )
}

const daysSince = (at: string, now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / DAY_MS))
const DAY_MS = 24 * 60 * 60 * 1000
