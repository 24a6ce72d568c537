import { CornerDownRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** The beginning of a reply: two lines, or as much as was read. */
export function ReplyWords({ text, isWhole = false }: { text: string; isWhole?: boolean }) {
  const t = useTranslations('bulk')
  return (
    <span className="flex min-w-0 gap-1.5 text-ink">
      <CornerDownRight aria-hidden="true" size={12} className="mt-1 shrink-0 text-ink-3" />
      <span className="sr-only">{t('replyWords')} </span>
      <span dir="auto" className={`min-w-0 flex-1 wrap-anywhere ${isWhole ? '' : 'line-clamp-2'}`}>
        {text.length < CUT ? text : `${text}…`}
      </span>
    </span>
  )
}

/** The server sends no more. */
const CUT = 400
