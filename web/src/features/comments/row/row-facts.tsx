import { CircleHelp, CornerDownRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { isSocial } from '../../../lib/is-social.ts'
import { usePreferences } from '../../../lib/preferences.ts'
import { Stars } from '../../../ui/stars.tsx'
import { SentimentMark } from '../reading/sentiment-mark.tsx'
import { narrowRows, phoneRows, ReviewBadge, StateBadges, type RowBadgesProps } from './row-badges.tsx'
import { Language, RiskBadge, RowMarks, SpamBadge } from './row-marks.tsx'

/**
 * What was detected, then the product or, for drafts and sent replies, the reply's first words, which have lines of
 * their own on a phone. What doesn't fit in the line is left out whole, from the end; only the product and the reply are
 * cut.
 */
export function RowFacts(row: RowBadgesProps) {
  const t = useTranslations('comments')
  const { comment, tab } = row
  const { language } = usePreferences()
  const isNarrow = useMedia(narrowRows)
  const isPhone = useMedia(phoneRows)
  // There, a draft is read in the list, so it has two lines below.
  const hasOwnLines = useMedia('(max-width: 767px)')
  const reply = tab !== 'pending' && comment.status !== 'pending' ? comment.updatedContent : null
  const facts = (
    <div
      className={`flex h-5 min-w-0 flex-wrap items-center overflow-hidden text-xs leading-5 whitespace-nowrap text-ink-3 *:min-h-5 ${isNarrow ? 'gap-x-2' : 'gap-x-2.5'}`}
    >
      {isNarrow && <Stars rating={comment.rating} />}
      <RiskBadge comment={comment} isShort={isNarrow || hasOwnLines} />
      {isNarrow && <StateBadges {...row} />}
      {isPhone && <ReviewBadge {...row} />}
      <SpamBadge comment={comment} />
      <SentimentMark sentiment={comment.sentiment} />
      {comment.language && comment.language !== language && <Language code={comment.language} />}
      {comment.question && (
        <span className="inline-flex shrink-0 items-center gap-1 text-ink-2">
          <CircleHelp aria-hidden="true" size={12} />
          {t('question')}
        </span>
      )}
      <RowMarks comment={comment} />
      {reply && hasOwnLines ? null : reply ? (
        <span dir="auto" className={`${rest} flex items-center gap-1`}>
          <CornerDownRight aria-hidden="true" size={12} className="shrink-0" />
          <span className="sr-only">{t('reply')} </span>
          <span className="truncate">{reply.slice(0, REPLY_SHOWN)}</span>
        </span>
      ) : (
        <bdi className={rest}>{comment.product_title ?? t(isSocial(comment) ? 'onAPost' : 'shopReview')}</bdi>
      )}
    </div>
  )
  if (!reply || !hasOwnLines) return facts
  return (
    <>
      {facts}
      <p className="mt-1 flex gap-1.5 border-l-2 border-line-strong pl-2 text-sm text-ink-2">
        <span className="sr-only">{t('reply')} </span>
        <span dir="auto" className="line-clamp-2 min-w-0 flex-1 wrap-anywhere hyphenate-long">
          {reply.slice(0, REPLY_SHOWN)}
        </span>
      </p>
    </>
  )
}

/** Takes the rest of the line, if it has room for at least a word. */
const rest = 'max-w-max min-w-0 flex-1 basis-12 truncate'

const REPLY_SHOWN = 200
