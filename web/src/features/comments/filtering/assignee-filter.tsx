import { useTranslations } from 'use-intl'
import { useMembers } from '../../../lib/members.ts'
import { Select } from '../../../ui/select.tsx'
import type { Choice, Filters } from './filters.ts'

export interface AssigneeFilterProps {
  filters: Filters
  onChange: (change: Partial<Choice>) => void
}

export function AssigneeFilter({ filters, onChange }: AssigneeFilterProps) {
  const t = useTranslations('filtering')
  const members = useMembers(true)
  return (
    <label className="grid items-center gap-1 sm:grid-cols-[88px_1fr]">
      <span className="text-xs text-ink-3">{t('filter.assignee')}</span>
      <Select
        size="sm"
        className="w-56"
        value={filters.assignee ?? ''}
        onChange={(event) => onChange({ assignee: event.target.value || undefined })}
      >
        <option value="">{t('anyone')}</option>
        <option value="me">{t('me')}</option>
        <option value="none">{t('nobody')}</option>
        {members.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  )
}
