import { Eye, PenLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Others } from './use-presence.ts'

/** Who else has the comment open, announced to screen readers when it changes. */
export function PresenceLine({ others }: { others: Others }) {
  const t = useTranslations('triage')
  const list = new Intl.ListFormat('en', { type: 'conjunction' })
  const names = (state: 'looking' | 'editing') => [
    ...new Set(others.filter((one) => one.state === state).map(({ name }) => name)),
  ]
  const editing = names('editing')
  const looking = names('looking').filter((name) => !editing.includes(name))
  return (
    <div role="status" className="flex flex-wrap gap-x-3 text-xs font-medium empty:hidden">
      {editing.length > 0 && (
        <span className="inline-flex items-center gap-1.5 text-pending-ink">
          <PenLine aria-hidden="true" size={12} />
          {t('editing', { names: list.format(editing), count: editing.length })}
        </span>
      )}
      {looking.length > 0 && (
        <span className="inline-flex items-center gap-1.5 text-ink-2">
          <Eye aria-hidden="true" size={12} />
          {t('looking', { names: list.format(looking), count: looking.length })}
        </span>
      )}
    </div>
  )
}
