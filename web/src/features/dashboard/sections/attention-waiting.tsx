import type { WaitingReview } from '@bizamply/contract/dashboard'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { Thumb } from '../../../ui/thumb.tsx'
import { AttentionLine, lineAction } from './attention-line.tsx'

/** One of the oldest reviews in the inbox. */
export function WaitingLine({ review }: { review: WaitingReview }) {
  const t = useTranslations('dashboardSections.attention')
  const names = useTranslations('comments')
  const { id, author, platform, rating, product, image, at } = review
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
          <bdi>{product ?? names(`platform.${platform}`)}</bdi>
        </>
      }
      aside={<RelativeTime at={at} />}
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
