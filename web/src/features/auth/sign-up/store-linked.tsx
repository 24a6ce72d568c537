import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'

/** In place of the form that connected the store, where the rail with the store isn't beside it. */
export function StoreLinked({ shop }: { shop: string }) {
  const t = useTranslations('signUp')
  const isNarrow = useMedia('(max-width: 1023px)')
  if (!isNarrow) return null
  return (
    <p className="flex items-center gap-2.5 rounded-lg border border-line bg-sent-soft px-4 py-3 text-sm text-sent-ink">
      <CircleCheck aria-hidden="true" size={16} className="shrink-0" />
      <span className="min-w-0">
        <span className="block font-medium">{t('storeLinked')}</span>
        <span className="block truncate text-ink-2">{shop}</span>
      </span>
    </p>
  )
}
