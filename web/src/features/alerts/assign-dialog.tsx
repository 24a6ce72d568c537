import type { Alert } from '@bizamply/contract/alerts'
import { writers } from '@bizamply/contract/roles'
import { useTranslations } from 'use-intl'
import { useMembers } from '../../lib/members.ts'
import { useUser } from '../../lib/session.ts'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { PickList } from '../../ui/pick-list.tsx'
import { useAlertWords } from './alert-words.ts'

const NO_ONE = 'no-one'

export interface AssignDialogProps {
  alert: Alert
  onAssign: (member: Alert['assignee']) => void
  onClose: () => void
}

/** Assigns an alert to a member who can reply for the brand, or unassigns it. */
export function AssignDialog({ alert, onAssign, onClose }: AssignDialogProps) {
  const t = useTranslations('alerts')
  const words = useAlertWords()
  const members = useMembers(true)
  const user = useUser()
  const able = (members.data ?? []).filter(({ role }) => writers.includes(role))
  const options = [
    ...able.map(({ id, name, email }) => ({
      id,
      label: id === user.id ? t('you', { name }) : name,
      ...(email ? { note: email } : {}),
    })),
    { id: NO_ONE, label: t('noOne') },
  ]
  const pick = (id: string) => {
    const member = able.find((one) => one.id === id)
    if (id !== (alert.assignee?.id ?? NO_ONE)) onAssign(member ? { id: member.id, name: member.name } : null)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onOpenAutoFocus={focusField}
        title={t('assignTitle')}
        description={`${alert.product.name}: ${words.headline(alert)}`}
      >
        {members.isError ? (
          <ErrorPanel error={members.error} onRetry={() => void members.refetch()} />
        ) : (
          <PickList
            label={t('assignLabel')}
            placeholder={t('assignPlaceholder')}
            options={options}
            chosen={new Set([alert.assignee?.id ?? NO_ONE])}
            onPick={pick}
            nothing={t('noMember')}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
