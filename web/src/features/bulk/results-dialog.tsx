import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { OutcomeList } from './outcome-list.tsx'
import { useItemsWords, useOutcomeWords } from './outcome-words.ts'
import { useBulkItems, type BulkJob } from './queries.ts'

export interface ResultsDialogProps {
  jobId: string
  /** The job, if it's the brand's latest; an older one shows its reviews only. */
  job: BulkJob | null
  onClose: () => void
  renderLink: (commentId: string, words: string) => ReactNode
}

/** What a bulk job did to each review. */
export function ResultsDialog({ jobId, job, onClose, renderLink }: ResultsDialogProps) {
  const t = useTranslations('bulk')
  const words = useOutcomeWords()
  const outcome = job && words(job)
  const itemsWords = useItemsWords()
  const { data: items } = useBulkItems(jobId, true)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={outcome ? outcome.title : t('results')}
        description={outcome?.counts || (items && itemsWords(items)) || t('items')}
        width={640}
      >
        {outcome?.reason && <p className="mb-3 text-sm text-pending-ink">{outcome.reason}</p>}
        <OutcomeList jobId={jobId} renderLink={renderLink} />
      </DialogContent>
    </Dialog>
  )
}
