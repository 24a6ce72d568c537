import type { Comment } from '@bizamply/contract/comments'
import { CheckCheck, Sparkles, UserPen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { markedParts } from '../marked-parts.ts'
import { modelOf } from './draft-title.tsx'
import { SpentLine } from './spent-line.tsx'

/** The reply below the comment, with its state and who wrote it. */
export function ReplyQuote({ comment }: { comment: Comment }) {
  const t = useTranslations('replies')
  if (comment.updatedContent === null) return null
  const sent = comment.status === 'sent'
  const elsewhere = sent && comment.answeredElsewhere
  const person = comment.composer === 'person'
  const Icon = sent ? CheckCheck : person ? UserPen : Sparkles
  return (
    <div className={quote}>
      <p className="flex flex-wrap items-center gap-x-1.5 text-xs">
        <Icon aria-hidden="true" size={14} className={sent ? 'text-sent-ink' : 'text-draft-ink'} />
        <span className={`font-medium ${sent ? 'text-sent-ink' : 'text-draft-ink'}`}>
          {elsewhere ? t('answeredElsewhere') : sent ? t('sentTitle') : t('draftTitle')}
        </span>
        {!elsewhere && (
          <span className="text-ink-3" title={modelOf(comment, t)}>
            {t(person ? 'byPerson' : 'byAi')}
          </span>
        )}
        {sent && comment.respondedAt && <RelativeTime at={comment.respondedAt} className="ml-auto text-ink-3" />}
      </p>
      <p dir="auto" className="mt-1 max-w-[72ch] text-sm text-pretty whitespace-pre-line text-ink-2 wrap-anywhere">
        {markedParts(comment.updatedContent, sent ? [] : comment.spans).map((part) =>
          part.span ? (
            <mark
              key={part.start}
              title={part.span.reason}
              className="bg-pending-soft text-ink underline decoration-pending-ink decoration-wavy"
            >
              {part.text}
            </mark>
          ) : (
            <span key={part.start}>{part.text}</span>
          ),
        )}
      </p>
      {sent && !elsewhere && <SpentLine commentId={comment._id} />}
    </div>
  )
}

export const quote = 'col-span-full max-w-[76ch] rounded-md border border-line bg-surface-2 px-3 py-2.5'
