import type { Comment } from '@bizamply/contract/comments'
import { CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../../lib/format.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { modelOf } from './draft-title.tsx'
import { quote } from './reply-quote.tsx'
import { SpentLine } from './spent-line.tsx'

export interface SentReplyProps {
  comment: Comment
  /** The platform's name. */
  platform: string
  /** What can be done with the published reply. */
  children?: ReactNode
}

/** The sent reply: where it was published, by whom and when, and what can be done with it. */
export function SentReply({ comment, platform, children }: SentReplyProps) {
  const t = useTranslations('replies')
  const { answeredElsewhere, delivery } = comment
  if (comment.updatedContent === null) return null
  return (
    <section aria-label={t('sentReply')} className={quote}>
      <p className="flex items-start gap-x-3 text-xs">
        <span className="min-w-0">
          <CheckCheck aria-hidden="true" size={14} className="mr-1.5 inline align-[-2px] text-sent-ink" />
          <span className="font-medium text-sent-ink" title={modelOf(comment, t)}>
            <Where comment={comment} platform={platform} />
          </span>{' '}
          {comment.composer === 'person' && (
            <span className="text-ink-3" title={t('byPerson')}>
              · {t('sentEdited')}
            </span>
          )}{' '}
          {delivery?.editedAt && <Updated at={delivery.editedAt} />}
        </span>
        {comment.respondedAt && <RelativeTime at={comment.respondedAt} className="ml-auto shrink-0 text-ink-3" />}
      </p>
      <p dir="auto" className="mt-1.5 max-w-[72ch] text-sm text-pretty whitespace-pre-line text-ink wrap-anywhere">
        {comment.updatedContent}
      </p>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 empty:hidden">
        {!answeredElsewhere && <SpentLine commentId={comment._id} />}
        {children}
      </div>
    </section>
  )
}

function Where({ comment, platform }: Omit<SentReplyProps, 'children'>) {
  const t = useTranslations('replies')
  const { answeredElsewhere, delivery, sentBy: name } = comment
  if (answeredElsewhere) return t('answeredElsewhere')
  if (delivery?.state !== 'posted') return name ? t('sentBy', { name }) : t('sentTitle')
  return name ? t('publishedBy', { platform, name }) : t('published', { platform })
}

/** When the published reply was last changed. */
function Updated({ at }: { at: string }) {
  const t = useTranslations('replies')
  const format = useFormat()
  return (
    <time dateTime={at} title={format.full(at)} className="text-ink-3 tabular-nums">
      · {t('sentUpdated', { age: format.ageWithin(at, useTicking()) })}
    </time>
  )
}
