import type { Comment } from '@bizamply/contract/comments'
import { Check, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { isCaution } from '../rules.ts'

export interface ClaimsPanelProps {
  /** The reply that contains the spans. */
  text: string
  spans: Comment['spans']
  confirmed: ReadonlySet<string>
  /** Absent if nothing can be confirmed. */
  onConfirm?: ((id: string) => void) | undefined
}

/** The draft's unsupported claims; the user confirms each, or edits the reply. */
export function ClaimsPanel({ text, spans, confirmed, onConfirm }: ClaimsPanelProps) {
  const t = useTranslations('replies')
  const left = spans.filter((span) => !isCaution(span) && !confirmed.has(span.id)).length
  return (
    <section className="col-span-full mt-2 max-w-[76ch] rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden="true" size={16} className="shrink-0" />
        {spans.some((span) => span.kind === 'risk' || isCaution(span))
          ? t('riskTitle')
          : t('claimTitle', { count: left || spans.length })}
      </p>
      <ul className="mt-1.5 grid gap-1.5">
        {spans.map((span) => (
          <li key={span.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pl-6 text-ink-2">
            <span className="min-w-0 flex-1 basis-56 text-pretty wrap-anywhere">
              <q dir="auto" className="font-medium text-ink">
                {text.slice(span.start, span.end)}
              </q>{' '}
              {span.reason}
            </span>
            {isCaution(span) ? null : confirmed.has(span.id) ? (
              <span className="flex items-center gap-1 text-xs text-sent-ink">
                <Check aria-hidden="true" size={14} />
                {t('acknowledged')}
              </span>
            ) : (
              onConfirm && (
                <Button size="xs" onClick={() => onConfirm(span.id)}>
                  {t(span.kind === 'risk' ? 'riskRead' : 'acknowledge')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
