import type { ProductRow } from '@bizamply/contract/analytics'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../ui/platform-mark.tsx'

/** With more, the first three and how many others. */
const MOST = 4
const FIRST = 3

/** Platform icons with tooltips; screen readers get one list of names. */
export function PlatformMarks({ platforms }: Pick<ProductRow, 'platforms'>) {
  const names = useTranslations('comments')
  const shown = platforms.length > MOST ? platforms.slice(0, FIRST) : platforms
  const rest = platforms.slice(shown.length)
  const inWords = (some: ProductRow['platforms']) => some.map((one) => names(`platform.${one}`)).join(', ')
  return (
    <span className="inline-flex flex-wrap items-center align-middle">
      <span className="sr-only">{inWords(platforms)}</span>
      {shown.map((platform) => (
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
