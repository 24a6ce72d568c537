import type { ProductRow } from '@bizamply/contract/analytics'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../ui/platform-mark.tsx'

const MOST = 5

/** Platform icons with tooltips; screen readers get one list of names. */
export function PlatformMarks({ platforms }: Pick<ProductRow, 'platforms'>) {
  const names = useTranslations('comments')
  const rest = platforms.slice(MOST)
  const inWords = (some: ProductRow['platforms']) => some.map((one) => names(`platform.${one}`)).join(', ')
  return (
    <span className="inline-flex items-center align-middle">
      <span className="sr-only">{inWords(platforms)}</span>
      {platforms.slice(0, MOST).map((platform) => (
        <span key={platform} aria-hidden="true" data-tooltip={inWords([platform])} className="py-1 pr-1.5">
          <PlatformMark platform={platform} size={14} />
        </span>
      ))}
      {rest.length > 0 && (
        <span aria-hidden="true" data-tooltip={inWords(rest)} className="text-xs text-ink-3 tabular-nums">
          +{rest.length}
        </span>
      )}
    </span>
  )
}
