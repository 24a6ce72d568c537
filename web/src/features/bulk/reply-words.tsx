import { CornerDownRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

export interface ReplyWordsProps {
  text: string
  isWhole?: boolean
  /** It won’t be sent. */
  isMuted?: boolean
}

/** A reply: the first two lines of its beginning, or all of it with its line breaks. */
export function ReplyWords({ text, isWhole = false, isMuted = false }: ReplyWordsProps) {
  const t = useTranslations('bulk')
  return (
    <span className={`flex min-w-0 gap-1.5 ${isMuted ? 'text-ink-3' : 'text-ink'}`}>
      <CornerDownRight aria-hidden="true" size={12} className="mt-1 shrink-0 text-ink-3" />
      <span className="sr-only">{t('replyWords')} </span>
      <span dir="auto" className={`min-w-0 flex-1 wrap-anywhere ${isWhole ? 'whitespace-pre-line' : 'line-clamp-2'}`}>
        {text.length < (isWhole ? WHOLE : CUT) ? text : `${text}…`}
      </span>
    </span>
  )
}

/** The server sends no more of a reply. */
const CUT = 400
const WHOLE = 2000
