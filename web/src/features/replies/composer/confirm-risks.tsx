import type { Comment } from '@bizamply/contract/comments'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { replies } from '../reply-store.ts'

/** In a footer that covers the notes, confirms those that block sending; the buttons that send replace it then. */
export function ConfirmRisks({ commentId, spans }: { commentId: string; spans: Comment['spans'] }) {
  const t = useTranslations('replies')
  const confirm = () => {
    for (const { id, kind } of spans)
      if (kind === 'risk') replies.dispatch(commentId, { type: 'confirm-claim', spanId: id })
  }
  return (
    <Button variant="primary" className="max-lg:flex-1" icon={<Check aria-hidden="true" size={14} />} onClick={confirm}>
      {t('riskRead')}
    </Button>
  )
}
