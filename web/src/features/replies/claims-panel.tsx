import type { Comment } from '@bizamply/contract/comments'
import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'

export interface ClaimsPanelProps {
  spans: Comment['spans']
  known: ReadonlySet<string>
  onKnow: (id: string) => void
}

/** What the draft says that no stored fact supports; a person confirms each, or edits the reply. */
export function ClaimsPanel({ spans, known, onKnow }: ClaimsPanelProps) {
  const t = useTranslations('replies')
  return (
    <div className="col-span-full mt-2 max-w-[86ch] rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden="true" size={16} />
        {t('claimTitle', { count: spans.length })}
      </p>
      <ul className="mt-1.5 grid gap-1.5">
        {spans.map((span) => (
          <li key={span.id} className="flex flex-wrap items-center justify-between gap-2 text-ink-2">
            <span>{span.reason}</span>
            {known.has(span.id) ? (
              <span className="text-xs text-sent-ink">{t('acknowledged')}</span>
            ) : (
              <Button size="xs" onClick={() => onKnow(span.id)}>
                {t('acknowledge')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
