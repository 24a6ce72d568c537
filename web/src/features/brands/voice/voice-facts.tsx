import type { Voice } from '@bizamply/contract/brands'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { useLanguageName } from '../../../lib/language-name.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useVoice } from './queries.ts'

type Fact = Voice['facts'][number]

/** The facts that replies may state: those in the given language first, the rest on request. */
export function VoiceFacts({ language }: { language: string | null }) {
  const t = useTranslations('voiceFacts')
  const nameOf = useLanguageName()
  const { brand } = useBrand()
  const { data, error, isPending, refetch } = useVoice(brand.BrandId)
  if (isPending) return <Skeleton className="h-16" />
  if (!data) {
    return <ErrorPanel error={error} say={(reason) => `${t('failed')} ${reason}`} onRetry={() => void refetch()} />
  }
  const { facts } = data
  if (facts.length === 0) return <p className="text-xs text-ink-3">{t('none')}</p>
  if (language === null) return <Facts facts={facts} namesLanguage />
  const own = facts.filter((fact) => fact.language === language)
  const others = facts.filter((fact) => fact.language !== language)
  return (
    <div className="grid gap-3">
      {own.length > 0 ? (
        <Facts facts={own} />
      ) : (
        <p className="text-xs text-ink-3">{t('noneIn', { language: nameOf(language) })}</p>
      )}
      {others.length > 0 && <Others key={language} facts={others} />}
    </div>
  )
}

function Others({ facts }: { facts: Fact[] }) {
  const t = useTranslations('voiceFacts')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-6 items-center gap-1 justify-self-start text-xs font-medium text-ink-2 hover:text-ink hover:underline coarse:min-h-10"
      >
        {t('others', { count: facts.length })}
        <ChevronDown aria-hidden="true" size={14} className={open ? 'rotate-180' : ''} />
      </button>
      {open && <Facts facts={facts} namesLanguage />}
    </>
  )
}

function Facts({ facts, namesLanguage = false }: { facts: Fact[]; namesLanguage?: boolean }) {
  const t = useTranslations('voiceFacts')
  const nameOf = useLanguageName()
  return (
    <ul className="grid gap-3">
      {facts.map((fact) => (
        <li key={fact.id}>
          <p className="text-xs text-ink-3">
            {t(`topics.${fact.topic}`)}
            {namesLanguage && ` · ${nameOf(fact.language)}`}
          </p>
          <p dir="auto" lang={fact.language} className="max-w-[62ch] text-sm text-pretty text-ink wrap-anywhere">
            {fact.text}
          </p>
        </li>
      ))}
    </ul>
  )
}
