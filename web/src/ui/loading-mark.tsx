import { useTranslations } from 'use-intl'
import { BrandMark } from './brand-mark.tsx'

/** Fills the page while a redirect is decided; looks like the boot screen of index.html. */
export function LoadingMark({ label }: { label?: string }) {
  const t = useTranslations('shared')
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 bg-canvas">
      <BrandMark size={40} />
      <div role="status">
        <h1 className="text-sm font-normal text-ink-2">{label ?? t('loading')}</h1>
      </div>
    </main>
  )
}
