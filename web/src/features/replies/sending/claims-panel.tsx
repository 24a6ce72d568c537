import type { Comment } from '@bizamply/contract/comments'
import { Check, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { nextToConfirm } from '../next-to-confirm.ts'
import { replies, useConfirmedClaims } from '../reply-store.ts'
import { isOfReview } from '../reply-permissions.ts'
import { ReadBeforeSending } from './read-before-sending.tsx'

export interface ClaimsPanelProps {
  comment: Comment
  mayConfirm: boolean
}

/** What must be confirmed before a draft is sent that the user can’t edit: its unsupported claims, and risks. */
export function ClaimsPanel({ comment, mayConfirm }: ClaimsPanelProps) {
  const t = useTranslations('replies')
  const { _id: commentId, updatedContent } = comment
  const confirmed = useConfirmedClaims(commentId)
  const claims = comment.spans.filter((span) => !isOfReview(span))
  const left = claims.filter(({ id }) => !confirmed.has(id)).length
  return (
    <>
      <ReadBeforeSending
        {...{ commentId, mayConfirm, spans: comment.spans, className: `rounded-md ${place}` }}
        onConfirmed={(button) => nextToConfirm(button)?.focus()}
      />
      {claims.length > 0 && (
        <section className={`${place} rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink`}>
          <p className="flex items-center gap-2 font-medium">
            <TriangleAlert aria-hidden="true" size={16} className="shrink-0" />
            <span>
              {t('claimTitle', { count: left || claims.length })}
              {left > 0 && <span className="ml-2 font-normal">{t('blocked')}</span>}
            </span>
          </p>
          <ul className="mt-1.5 grid gap-1.5">
            {claims.map((span) => (
              <li key={span.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pl-6 text-ink-2">
                <span className="min-w-0 flex-1 basis-56 text-pretty wrap-anywhere">
                  <q dir="auto" className="font-medium text-ink">
                    {updatedContent?.slice(span.start, span.end)}
                  </q>{' '}
                  {span.reason}
                </span>
                {confirmed.has(span.id) ? (
                  <span className="flex items-center gap-1 text-xs text-sent-ink">
                    <Check aria-hidden="true" size={14} />
                    {t('acknowledged')}
                  </span>
                ) : (
                  mayConfirm && (
                    <Button
                      size="xs"
                      onClick={() => replies.dispatch(commentId, { type: 'confirm-claim', spanId: span.id })}
                    >
                      {t('acknowledge')}
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const place = 'col-span-full mt-2 max-w-[76ch]'
