import type { Comment } from '@bizamply/contract/comments'
import { writers } from '@bizamply/contract/roles'
import { useTranslations } from 'use-intl'
import { useMembers } from '../../lib/members.ts'
import { useUser } from '../../lib/session.ts'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PickList } from '../../ui/pick-list.tsx'
import type { TriageDialogProps } from './triage-dialog-props.ts'

const UNASSIGNED = 'unassigned'

export function AssignDialog({ comments, triage, onClose }: TriageDialogProps) {
  const t = useTranslations('triage')
  const members = useMembers(true)
  const user = useUser()
  const own = (id: string) => (id === user.id ? ` ${t('you')}` : '')
  const able = (members.data ?? [])
    .filter(({ role }) => writers.includes(role))
    .toSorted((a, b) => Number(b.id === user.id) - Number(a.id === user.id))
  // Without the members, Enter would choose Unassigned.
  const options = !members.data
    ? []
    : [
        ...able.map(({ id, name, email }) => ({ id, label: `${name}${own(id)}`, ...(email ? { note: email } : {}) })),
        { id: UNASSIGNED, label: t('unassigned') },
      ]
  const pick = (id: string) => {
    const member = able.find((one) => one.id === id)
    if (member || id === UNASSIGNED) void triage.assign(comments, member ?? null)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onOpenAutoFocus={focusField}
        title={t('assignTitle', { count: comments.length })}
        description={whose(comments)}
      >
        {members.isError ? (
          <ErrorPanel error={members.error} onRetry={() => void members.refetch()} />
        ) : (
          <PickList
            label={t('assignLabel')}
            placeholder={t('assignPlaceholder')}
            options={options}
            chosen={new Set(comments.map(({ assignee }) => assignee?.id ?? UNASSIGNED))}
            onPick={pick}
            nothing={members.isPending ? t('membersLoading') : t('noMatch')}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

/** The customer's name, if there is a single comment. */
export const whose = (comments: Comment[]): string | undefined =>
  comments.length === 1 ? comments[0]?.customerName : undefined
