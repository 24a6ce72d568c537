import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SkippedLink, type SkippedLinkProps } from './skipped-link.tsx'

export interface IncludeCriticalProps extends Pick<SkippedLinkProps, 'wish' | 'inList' | 'onOpen'> {
  count: number
  /** The first of them while they are skipped; a selection has no list of them. */
  first: string | undefined
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Replies to critical reviews that no person has changed are sent in bulk only if the user asks for it. */
export function IncludeCritical({ count, first, checked, onCheckedChange, ...links }: IncludeCriticalProps) {
  const t = useTranslations('bulk')
  const format = useFormat()
  const textId = useId()
  return (
    <div className="py-2">
      <div className="flex gap-3">
        <label className="flex flex-1 gap-3 text-sm font-medium text-ink">
          <Checkbox className="mt-0.5" checked={checked} aria-describedby={textId} onCheckedChange={onCheckedChange} />
          {t('includeCritical', { count, number: format.number(count) })}
        </label>
        {('filter' in links.wish.which || first) && (
          <span className="mt-0.5 flex h-fit text-xs coarse:-my-1.5">
            <SkippedLink {...links} label={t('critical')} count={count} commentId={first ?? ''} filter="critical" />
          </span>
        )}
      </div>
      <p id={textId} className="mt-0.5 pl-7 text-xs text-ink-2">
        {t('includeCriticalText')}
      </p>
    </div>
  )
}
