import { creditsFor } from '@bizamply/contract/prices'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { touchTarget } from '../../../ui/touch-target.ts'
import { isBuiltIn } from './built-in-languages.ts'
import { useEditorContext, useEditor } from './editor-context.ts'
import { whyNotWrite } from './editor-rules.ts'
import { rewriteReply } from './rewrite-reply.ts'

/** Custom instructions for the composer. */
export function WishField({ onClose }: { onClose: () => void }) {
  const t = useTranslations('editor')
  const { editor, actions, means, isUnread, sendByKey } = useEditorContext()
  const field = useRef<HTMLInputElement>(null)
  const [wish, setWish] = useState('')
  const state = useEditor(editor)
  const isRefused = whyNotWrite(state, means) !== null
  const off = isRefused || state.writing !== null || isUnread
  useEffect(() => field.current?.focus(), [])
  const ask = () => {
    const instructions = wish.trim()
    if (!instructions || off) return
    setWish('')
    void rewriteReply(editor, { instructions }, actions).then((isWritten) => {
      if (!isWritten) setWish((typed) => typed || instructions)
    })
  }
  return (
    <div className="flex min-h-10 items-center gap-2 px-2 py-1">
      <input
        ref={field}
        aria-label={t('wish')}
        dir="auto"
        value={wish}
        maxLength={500}
        // Stays while a reply is being generated, so that what is typed next isn’t taken for shortcuts.
        disabled={isRefused}
        placeholder={t(isBuiltIn(state.comment.composer) ? 'wishBuiltIn' : 'wishPlaceholder')}
        className="h-7 min-w-0 flex-1 truncate bg-transparent px-1.5 text-sm text-ink outline-none coarse:h-11 coarse:text-lg"
        onChange={(event) => setWish(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') {
            event.preventDefault()
            onClose()
          }
          if (event.key !== 'Enter') return
          const isSend = event.ctrlKey || event.metaKey
          if (isSend && !sendByKey) return
          event.preventDefault()
          // Typed instructions aren’t in the reply yet, so it isn’t sent.
          if (!isSend || wish.trim() !== '') ask()
          else if (!event.repeat) sendByKey?.(event.shiftKey)
        }}
      />
      <Button
        size="xs"
        aria-disabled={off || wish.trim() === '' || undefined}
        onClick={ask}
        {...(means.prices ? { price: t('credits', { count: creditsFor(means.prices, 'generate') }) } : {})}
      >
        {t('wishSend')}
      </Button>
      <IconButton size="sm" className={touchTarget} label={t('wishClose')} icon={<X size={14} />} onClick={onClose} />
    </div>
  )
}
