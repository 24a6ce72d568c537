import type { Comment } from '@bizamply/contract/comments'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { confirmRead } from '../sending/cautions.ts'

/** In a footer that covers the notes, confirms them all; the buttons that send replace it then. */
export function ConfirmRisks({ commentId, spans }: { commentId: string; spans: Comment['spans'] }) {
  const t = useTranslations('replies')
  return (
    <Button
      variant="primary"
      className="max-lg:flex-1"
      data-foot-confirm
      icon={<Check aria-hidden="true" size={14} />}
      onClick={() => confirmRead(commentId, spans)}
    >
      {t('riskRead')}
    </Button>
  )
}
