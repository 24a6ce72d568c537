import type { Comment } from '@bizamply/contract/comments'
import { CircleHelp, CornerDownRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { usePreferences } from '../../../lib/preferences.ts'
import { SentimentMark } from '../reading/sentiment-mark.tsx'
import type { Tab } from '../filtering/filters.ts'
import { Language, RiskBadge, RowMarks } from './row-marks.tsx'

/** What was detected, then the product or, for drafts and sent replies, the reply's first words. */
export function RowFacts({ comment, tab }: { comment: Comment; tab: Tab }) {
  const t = useTranslations('comments')
  const { language } = usePreferences()
  const reply = tab !== 'pending' && comment.status !== 'pending' ? comment.updatedContent : null
  return (
    <div className="flex h-5 min-w-0 items-center gap-x-2.5 text-xs whitespace-nowrap text-ink-3">
      <SentimentMark sentiment={comment.sentiment} />
      {comment.language && comment.language !== language && <Language code={comment.language} />}
      <RiskBadge comment={comment} />
      {comment.question && (
        <span className="inline-flex shrink-0 items-center gap-1 text-ink-2">
          <CircleHelp aria-hidden="true" size={12} />
          {t('question')}
        </span>
      )}
      {reply ? (
        <span dir="auto" className="flex min-w-8 items-center gap-1 truncate">
          <CornerDownRight aria-hidden="true" size={12} className="shrink-0" />
          <span className="sr-only">{t('reply')} </span>
          <span className="truncate">{reply.slice(0, REPLY_SHOWN)}</span>
        </span>
      ) : (
        <bdi className="min-w-8 truncate">
          {comment.product_title ?? t(isSocial(comment) ? 'onAPost' : 'shopReview')}
        </bdi>
      )}
      <RowMarks comment={comment} />
    </div>
  )
}

const REPLY_SHOWN = 120
const social: ReadonlySet<string> = new Set(['instagram', 'tiktok', 'facebook'])
export const isSocial = ({ platform }: Pick<Comment, 'platform'>): boolean => social.has(platform)
