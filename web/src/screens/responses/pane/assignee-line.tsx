import { useTranslations } from 'use-intl'
import { Avatar } from '../../../ui/avatar.tsx'

/** Names the assignee where the review’s header has no button for it. */
export function AssigneeLine({ name }: { name: string }) {
  const t = useTranslations('triage')
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-xs text-ink-2 lg:hidden">
      <Avatar name={name} size={18} />
      <span className="truncate">{t('assignedTo', { name })}</span>
    </p>
  )
}
