import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BrandMark } from '../ui/brand-mark.tsx'

export interface PublicPageProps {
  /** The only link on the right of the header. */
  link?: ReactNode
  /** Context next to the main column; below it under 1024 px. */
  rail?: ReactNode
  /** Width of the main column, in pixels. */
  width?: 400 | 560 | 680 | 936
  /** Starts at the upper third from 1024 px up, for a short message. */
  lowered?: boolean
  children: ReactNode
}

/** Layout of pages without sign-in: the main column on surface, its context on canvas. */
export function PublicPage({ link, rail, width = 400, lowered = false, children }: PublicPageProps) {
  const t = useTranslations('shared')
  return (
    <div className={`flex min-h-dvh flex-col bg-canvas ${rail ? 'lg:grid lg:grid-cols-[1fr_400px]' : ''}`}>
      <main className={`flex flex-1 flex-col bg-surface ${rail ? 'lg:border-r lg:border-line' : ''}`}>
        <header className="flex h-17 shrink-0 items-center gap-2.5 px-6 text-sm text-ink-2 lg:px-10">
          <BrandMark />
          <span className="text-base font-semibold tracking-tight text-ink">{t('product')}</span>
          <span className="ml-auto flex items-center gap-2">{link}</span>
        </header>
        <div className={`flex flex-1 flex-col px-6 pt-6 pb-12 ${lowered ? 'lg:pt-[18dvh]' : ''}`}>
          <div className={`mx-auto w-full ${widths[width]}`}>{children}</div>
        </div>
      </main>
      {rail && <aside className="p-6 max-lg:border-t max-lg:border-line lg:p-8 lg:pt-6">{rail}</aside>}
    </div>
  )
}

const widths = { 400: 'max-w-100', 560: 'max-w-140', 680: 'max-w-170', 936: 'max-w-234' } as const
