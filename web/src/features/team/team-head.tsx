import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'

export interface TeamHeadProps {
  company: string
  hasBrands: boolean
  /** How many members the plan includes. */
  seats: ReactNode
  children: ReactNode
}

export function TeamHead({ company, hasBrands, seats, children }: TeamHeadProps) {
  const t = useTranslations('team')
  const { memberRole } = useUser()
  return (
    <header className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3 px-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <p className="text-sm text-pretty text-ink-2">
          {t(hasBrands ? 'text' : 'textOne', { company })} {seats}
        </p>
        {memberRole !== 'admin' && <p className="mt-1 text-xs text-ink-3">{t('readOnly')}</p>}
      </div>
      {children}
    </header>
  )
}
