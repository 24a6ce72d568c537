import type { Comment } from '@bizamply/contract/comments'
import { Sparkles, UserPen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isBuiltIn } from '../editor/built-in-languages.ts'
import { markedParts } from '../marked-parts.ts'
import { isOfReview } from '../reply-permissions.ts'
import { modelOf } from './draft-title.tsx'

/** A draft that can't be edited here, with who wrote it. */
export function ReplyQuote({ comment }: { comment: Comment }) {
  const t = useTranslations('replies')
  if (comment.updatedContent === null) return null
  const person = comment.composer === 'person'
  const Icon = person ? UserPen : Sparkles
  return (
    <div className={quote}>
      <p className="flex flex-wrap items-center gap-x-1.5 text-xs">
        <Icon aria-hidden="true" size={14} className="text-draft-ink" />
        <span className="font-medium text-draft-ink">{t('draftTitle')}</span>
        {!isBuiltIn(comment.composer) && (
          <span className="text-ink-3" title={modelOf(comment, t)}>
            {t(person ? 'byPerson' : 'byAi')}
          </span>
        )}
      </p>
      <p dir="auto" className="mt-1 max-w-[72ch] text-sm text-pretty whitespace-pre-line text-ink-2 wrap-anywhere">
        {markedParts(
          comment.updatedContent,
          comment.spans.filter((span) => !isOfReview(span)),
        ).map((part) =>
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
    </div>
  )
}

export const quote = 'col-span-full rounded-lg border border-line bg-surface-2 px-3.5 py-3'
