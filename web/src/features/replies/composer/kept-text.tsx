import { useTranslations } from 'use-intl'
import { CopyButton } from './copy-button.tsx'

/** What the user typed before someone else took over. */
export function KeptText({ text }: { text: string }) {
  const t = useTranslations('replies')
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-pending-ink">
      <p className="min-w-0 flex-1 basis-56 text-pretty">{t('keptText')}</p>
      <CopyButton text={text} />
    </div>
  )
}
