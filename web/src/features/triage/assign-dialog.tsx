import type { Comment } from '@bizamply/contract/comments'
import { writers } from '@bizamply/contract/roles'
import { UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMembers } from '../../lib/members.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PickList } from '../../ui/pick-list.tsx'
import type { TriageDialogProps } from './triage-dialog-props.ts'
import { TriagePopup } from './triage-popup.tsx'

const UNASSIGNED = 'unassigned'

/** Members to assign reviews to: at the button of the open review, otherwise in the middle of the screen. */
export function AssignDialog({ comments, triage, onClose }: TriageDialogProps) {
  const t = useTranslations('triage')
  const members = useMembers(true)
  const user = useUser()
  const own = (id: string) => (id === user.id ? ` ${t('you')}` : '')
  const able = (members.data ?? [])
    .filter(({ role }) => writers.includes(role))
    .toSorted((a, b) => Number(b.id === user.id) - Number(a.id === user.id))
  // Enter assigns it to the signed-in user, or does nothing before the members have loaded.
  const options = !members.data
    ? []
    : [
        { id: UNASSIGNED, label: t('unassigned'), picture: noOne },
        ...able.map(({ id, name, email }) => ({
          id,
          label: `${name}${own(id)}`,
          picture: <Avatar name={name} size={20} />,
          ...(email ? { note: email } : {}),
        })),
      ]
  const pick = (id: string) => {
    const member = able.find((one) => one.id === id)
    if (member || id === UNASSIGNED) void triage.assign(comments, member ?? null)
    onClose()
  }
  return (
    <TriagePopup
      comments={comments}
      button="assigns"
      title={t('assignTitle', { count: comments.length })}
      description={whose(comments)}
      className="w-80 p-3"
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {members.isError ? (
        <ErrorPanel error={members.error} onRetry={() => void members.refetch()} />
      ) : (
        <PickList
          label={t('assignLabel')}
          placeholder={t('assignPlaceholder')}
          options={options}
          chosen={new Set(comments.map(({ assignee }) => assignee?.id ?? UNASSIGNED))}
          first={user.id}
          onPick={pick}
          nothing={members.isPending ? t('membersLoading') : t('noMatch')}
        />
      )}
    </TriagePopup>
  )
}

const noOne = (
  <span className="grid size-5 shrink-0 place-items-center">
    <UserRound aria-hidden="true" size={16} className="text-ink-3" />
  </span>
)

/** The customer's name, if there is a single comment. */
export const whose = (comments: Comment[]): string | undefined =>
  comments.length === 1 ? comments[0]?.customerName : undefined
