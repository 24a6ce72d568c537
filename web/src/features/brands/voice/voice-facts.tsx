import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { useLanguageName } from '../../../lib/language-name.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useVoice } from './queries.ts'

/** The facts that replies may state. */
export function VoiceFacts() {
  const t = useTranslations('voiceFacts')
  const nameOf = useLanguageName()
  const { brand } = useBrand()
  const { data, error, isPending, refetch } = useVoice(brand.BrandId)
  if (isPending) return <Skeleton className="h-16" />
  if (!data) {
    return <ErrorPanel error={error} say={(reason) => `${t('failed')} ${reason}`} onRetry={() => void refetch()} />
  }
  if (data.facts.length === 0) return <p className="text-xs text-ink-3">{t('none')}</p>
  return (
    <ul className="grid gap-3">
      {data.facts.map((fact) => (
        <li key={fact.id}>
          <p className="text-xs text-ink-3">
            {t(`topics.${fact.topic}`)} · {nameOf(fact.language)}
          </p>
          <p dir="auto" className="max-w-[62ch] text-sm text-pretty text-ink wrap-anywhere">
            {fact.text}
          </p>
        </li>
      ))}
    </ul>
  )
}
