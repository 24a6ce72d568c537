import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

export interface IncludeCriticalProps {
  count: number
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Replies to critical reviews that no person has changed are sent in bulk only if the user asks for it. */
export function IncludeCritical({ count, checked, onCheckedChange }: IncludeCriticalProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  return (
    <label className="mt-4 flex gap-3 rounded-md border border-line p-3 text-sm">
      <Checkbox className="mt-0.5" checked={checked} onCheckedChange={onCheckedChange} />
      <span>
        <span className="font-medium text-ink">{t('includeCritical', { count, number: format.number(count) })}</span>
        <span className="mt-0.5 block text-xs text-ink-2">{t('includeCriticalText')}</span>
      </span>
    </label>
  )
}
