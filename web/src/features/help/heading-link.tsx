import { Hash } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** The URL of a heading, to copy or to open; shown on hover and on focus. */
export function HeadingLink({ id, title }: { id: string; title: string }) {
  const t = useTranslations('help')
  return (
    <a
      href={`#${id}`}
      aria-label={t('linkTo', { title })}
      className="grid size-6 shrink-0 place-items-center rounded-xs text-ink-3 opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100"
    >
      <Hash aria-hidden="true" size={14} />
    </a>
  )
}
