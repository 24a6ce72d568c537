import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { PageTitle } from './page-title.tsx'

export interface MessagePageProps {
  /** Of the browser tab; the heading by default. */
  page?: string
  title: string
  /** What happened and what to do, or what happens next. */
  text: ReactNode
  tone: keyof typeof tones
  /** A spinner by default. */
  icon?: LucideIcon
  requestId?: string | undefined
  /** Links, the most likely first. */
  actions?: ReactNode
}

/** A page that only says what happened and what to do, outside of the shell. */
export function MessagePage({ page, title, text, tone, icon: Icon, requestId, actions }: MessagePageProps) {
  const t = useTranslations('shared')
  return (
    <main className="flex min-h-dvh flex-col items-center bg-canvas px-4 pt-8 pb-12 text-center sm:pt-[14dvh]">
      <PageTitle page={page ?? title} />
      <p className="flex items-center gap-2.5 text-base font-semibold tracking-tight text-ink">
        <BrandMark />
        {t('product')}
      </p>
      <div className="mt-8 w-full max-w-120 rounded-xl border border-line bg-surface px-5 py-8 shadow-1 sm:px-8 sm:py-10">
        <div role={tone === 'danger' ? 'alert' : 'status'} className="grid justify-items-center">
          <span className={`mb-4 grid size-11 place-items-center rounded-full ${tones[tone]}`}>
            {Icon ? <Icon aria-hidden="true" size={20} /> : <Spinner />}
          </span>
          <h1 className="text-xl font-semibold text-balance text-ink">{title}</h1>
          <div className="mt-2 grid gap-2 text-base text-pretty text-ink-2">{text}</div>
          {requestId && <p className="mt-3 text-xs break-all text-ink-3">{t('requestId', { id: requestId })}</p>}
        </div>
        {actions && <div className="mt-7 flex flex-wrap justify-center gap-2 max-sm:flex-col">{actions}</div>}
      </div>
    </main>
  )
}

const tones = {
  danger: 'bg-danger-soft text-danger-ink',
  success: 'bg-sent-soft text-sent-ink',
  plain: 'bg-surface-3 text-ink-2',
} as const
