import { creditsFor, type Prices } from '@bizamply/contract/prices'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

export interface RegenerateDialogProps {
  customer: string
  prices: Prices | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Before a shortcut replaces a draft, which may have been edited by hand. */
export function RegenerateDialog({ customer, prices, onConfirm, onClose }: RegenerateDialogProps) {
  const t = useTranslations('replies')
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={t('regenerateTitle')}
      description={t('regenerateText', { customer })}
      action={prices ? t('regeneratePriced', { count: creditsFor(prices, 'generate') }) : t('regenerate')}
      cancel={t('regenerateKeep')}
      onConfirm={onConfirm}
    />
  )
}
