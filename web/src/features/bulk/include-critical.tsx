import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SkippedLink, type SkippedLinkProps } from './skipped-link.tsx'

export interface IncludeCriticalProps extends Pick<SkippedLinkProps, 'wish' | 'inList' | 'onOpen'> {
  count: number
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Replies to critical reviews that no person has changed are sent in bulk only if the user asks for it. */
export function IncludeCritical({ count, checked, onCheckedChange, ...links }: IncludeCriticalProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const textId = useId()
  return (
    <div className="mt-4 rounded-md border border-line p-3">
      <div className="flex gap-3">
        <label className="flex flex-1 gap-3 text-sm font-medium text-ink">
          <Checkbox className="mt-0.5" checked={checked} aria-describedby={textId} onCheckedChange={onCheckedChange} />
          {t('includeCritical', { count, number: format.number(count) })}
        </label>
        {'filter' in links.wish.which && (
          <span className="text-xs">
            <SkippedLink {...links} label={t('critical')} count={count} commentId="" filter="critical" />
          </span>
        )}
      </div>
      <p id={textId} className="mt-0.5 pl-7 text-xs text-ink-2">
        {t('includeCriticalText')}
      </p>
    </div>
  )
}
