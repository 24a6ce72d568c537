import type { Discount } from '@bizamply/contract/discounts'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { DiscountActions } from '../../features/discounts/manager/use-discount-actions.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const EditDialog = lazyPart(() =>
  import('../../features/discounts/manager/edit-dialog.tsx').then((it) => ({ default: it.EditDialog })),
)
const CreateDialog = lazyPart(() =>
  import('../../features/discounts/manager/create-dialog.tsx').then((it) => ({ default: it.CreateDialog })),
)

export interface DiscountsDialogsProps {
  creating: boolean
  editing: Discount | undefined
  currency: string | null
  actions: DiscountActions
  onClose: () => void
}

export function DiscountsDialogs({ creating, editing, currency, actions, onClose }: DiscountsDialogsProps) {
  const t = useTranslations('discountManager')
  const { ending } = actions
  return (
    <Suspense>
      {creating && <CreateDialog currency={currency} onClose={onClose} />}
      {editing && <EditDialog key={editing.id} discount={editing} currency={currency} onClose={onClose} />}
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(open) => !open && !actions.busy && actions.askEnd(null)}
        title={t('endTitle', { title: ending?.title ?? '' })}
        description={t(ending?.status === 'paused' ? 'endPaused' : 'endText', { code: ending?.code ?? '' })}
        action={t('endAction')}
        busy={actions.busy}
        busyLabel={t('ending')}
        onConfirm={() => void actions.end()}
      />
    </Suspense>
  )
}
