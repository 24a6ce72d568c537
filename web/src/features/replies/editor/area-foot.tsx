import { Sparkles, Square } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { useLanguageName } from '../../../lib/language-name.ts'
import { useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditorContext, useEditor } from './editor-context.ts'
import { Rewrites } from './rewrites.tsx'
import { useReplyLanguage } from './use-reply-language.ts'
import { stopWriting } from './rewrite-reply.ts'
import { WishField } from './wish-field.tsx'

export interface AreaFootProps {
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** False where the language is named above the text. */
  namesLanguage?: boolean
  /** Whether the text is saved, in front of the counter. */
  saved?: ReactNode
}

/** Below the text: how many characters are used, and one row of requests to the composer, with the price. */
export function AreaFoot({ areaRef, namesLanguage = true, saved }: AreaFootProps) {
  const t = useTranslations('editor')
  const { editor, means } = useEditorContext()
  const { writing } = useEditor(editor)
  const isTouch = useMedia('(pointer: coarse)')
  const [hasWish, setHasWish] = useState(false)
  const isClosed = useRef(false)
  // The pressed button is about to go; on a phone, focusing the text would open the keyboard.
  const toText = () => {
    if (!isTouch) areaRef.current?.focus()
  }
  const stop = () => {
    toText()
    stopWriting(editor)
  }
  const closeWish = () => {
    isClosed.current = true
    setHasWish(false)
  }
  const toWishButton = (button: HTMLButtonElement | null) => {
    if (!button || !isClosed.current) return
    isClosed.current = false
    button.focus()
  }
  const streams = writing !== null && !writing.stopped
  return (
    <>
      <div className={`flex items-center justify-end gap-1 px-2 pb-1 ${streams ? 'invisible' : ''}`}>
        {saved}
        <Room namesLanguage={namesLanguage} />
      </div>
      {means.mayWrite && (hasWish || !streams) && (
        <div className="border-t border-line">
          {hasWish ? (
            <WishField onClose={closeWish} />
          ) : (
            <div className={bar}>
              <Rewrites wishRef={toWishButton} onAsk={toText} onWish={() => setHasWish(true)} />
            </div>
          )}
        </div>
      )}
      {streams && (
        <div className={`${bar} justify-between border-t border-line`}>
          <p role="status" className="flex items-center gap-2 text-xs font-medium text-draft-ink">
            <Sparkles aria-hidden="true" size={14} className="animate-pulse" />
            {t('writing')}
          </p>
          <Button size="sm" icon={<Square aria-hidden="true" size={12} />} onClick={stop}>
            {t('stop')}
          </Button>
        </div>
      )}
    </>
  )
}

/** How many characters are used. */
export function Room({ namesLanguage }: { namesLanguage: boolean }) {
  const t = useTranslations('editor')
  const format = useFormat()
  const nameOf = useLanguageName()
  const { editor } = useEditorContext()
  const language = useReplyLanguage(editor)
  const used = useEditor(editor).words.text.length
  const ink = used > editor.limit ? 'text-danger-ink' : used >= editor.limit * 0.9 ? 'text-pending-ink' : 'text-ink-3'
  const figures = { used: format.number(used), limit: format.number(editor.limit) }
  return (
    <span className={`px-1 text-xs whitespace-nowrap tabular-nums ${ink}`}>
      {namesLanguage && language ? t('usedIn', { ...figures, language: nameOf(language) }) : t('used', figures)}
    </span>
  )
}

const bar = 'flex min-h-10 items-center gap-2 px-2 py-1'
