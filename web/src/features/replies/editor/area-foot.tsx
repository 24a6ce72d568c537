import { builtInLanguages } from '@bizamply/contract/built-in-languages'
import { creditsFor } from '@bizamply/contract/prices'
import { ChevronDown, Sparkles, Square, WandSparkles } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { useLanguageName } from '../../../lib/language-name.ts'
import { useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '../../../ui/menu.tsx'
import { ownScroll } from '../../../ui/own-scroll.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { touchTarget } from '../../../ui/touch-target.ts'
import { useEditorContext, useEditor } from './editor-context.ts'
import { whyNotWrite } from './editor-rules.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { isBuiltIn } from './built-in-languages.ts'
import { useReplyLanguage } from './use-reply-language.ts'
import { stopWriting, rewriteReply, type Wish } from './rewrite-reply.ts'

export interface AreaFootProps {
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** False where the language is named above the text. */
  namesLanguage?: boolean
  /** Whether the text is saved, in front of the counter. */
  saved?: ReactNode
}

/** Below the text: requests to the composer, with the price, and how many characters are left. */
export function AreaFoot({ areaRef, namesLanguage = true, saved }: AreaFootProps) {
  const t = useTranslations('editor')
  const { editor, means } = useEditorContext()
  const { writing } = useEditor(editor)
  const isTouch = useMedia('(pointer: coarse)')
  // The pressed button is about to go; on a phone, focusing the text would open the keyboard.
  const toText = () => {
    if (!isTouch) areaRef.current?.focus()
  }
  const stop = () => {
    toText()
    stopWriting(editor)
  }
  const room = (
    <span className="ml-auto flex items-center gap-1">
      {saved}
      <Room namesLanguage={namesLanguage} />
    </span>
  )
  return (
    <>
      {means.mayWrite && <WishField />}
      {writing && !writing.stopped ? (
        <div className={`${bar} ${means.mayWrite ? '' : line} justify-between`}>
          <p role="status" className="flex items-center gap-2 text-xs font-medium text-draft-ink">
            <Sparkles aria-hidden="true" size={14} className="animate-pulse" />
            {t('writing')}
          </p>
          <Button size="sm" icon={<Square aria-hidden="true" size={12} />} onClick={stop}>
            {t('stop')}
          </Button>
        </div>
      ) : (
        <div className="@container">
          <div className={`${bar} ${means.mayWrite ? '' : line}`}>
            {means.mayWrite ? <Variants onAsk={toText}>{room}</Variants> : room}
          </div>
        </div>
      )}
    </>
  )
}

function Variants({ onAsk, children }: { onAsk: () => void; children: ReactNode }) {
  const t = useTranslations('editor')
  const { editor, actions, means, platform, isUnread } = useEditorContext()
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const state = useEditor(editor)
  const refusal = whyNotWrite(state, means)
  const reason = useRefusalText()(refusal === 'newer' ? null : refusal, platform)
  const off = refusal || state.writing ? true : undefined
  const chosen = useRef(false)
  const ask = (wish: Wish) => {
    // The second click of a double click on Send and next.
    if (isUnread) return
    onAsk()
    void rewriteReply(editor, wish, actions)
  }
  return (
    <div role="group" aria-label={t('change')} className="flex min-w-0 flex-1 flex-wrap items-center gap-0.5">
      <WandSparkles aria-hidden="true" size={16} className="mr-1 ml-1 shrink-0 text-draft-ink" />
      {means.prices && (
        <span className="mr-1 text-xs whitespace-nowrap text-ink-3">
          {t('each', { count: creditsFor(means.prices, 'generate') })}
        </span>
      )}
      <span className="flex items-center gap-0.5 *:shrink-0 @max-2xl:order-last @max-2xl:basis-full @max-2xl:overflow-x-auto">
        {(['shorter', 'warmer', 'formal'] as const).map((variant) => (
          <Tooltip key={variant} content={reason} describes>
            <Button
              size="sm"
              variant="ghost"
              className={touchTarget}
              aria-disabled={off}
              onClick={() => ask({ variant })}
            >
              {t(variant)}
            </Button>
          </Tooltip>
        ))}
        <Menu>
          <MenuTrigger>
            <Button size="sm" variant="ghost" className={touchTarget} aria-disabled={off} disabled={Boolean(off)}>
              <span className="flex items-center gap-1">
                {t('translate')}
                <ChevronDown aria-hidden="true" size={14} />
              </span>
            </Button>
          </MenuTrigger>
          <MenuContent
            className="max-h-72"
            side="top"
            onCloseAutoFocus={(event) => {
              if (!chosen.current) return
              chosen.current = false
              event.preventDefault()
              onAsk()
            }}
            {...ownScroll}
          >
            <MenuLabel>{t('translateTo')}</MenuLabel>
            {builtInLanguages.map((language) => (
              <MenuItem
                key={language}
                onSelect={() => {
                  chosen.current = true
                  ask({ variant: 'translate', language })
                }}
              >
                {names.of(language)}
              </MenuItem>
            ))}
          </MenuContent>
        </Menu>
      </span>
      {children}
    </div>
  )
}

/** Custom instructions for the composer. */
function WishField() {
  const t = useTranslations('editor')
  const { editor, actions, means, isUnread, sendByKey } = useEditorContext()
  const [wish, setWish] = useState('')
  const state = useEditor(editor)
  const isRefused = whyNotWrite(state, means) !== null
  const off = isRefused || state.writing !== null || isUnread
  const ask = () => {
    const instructions = wish.trim()
    if (!instructions || off) return
    setWish('')
    void rewriteReply(editor, { instructions }, actions).then((isWritten) => {
      if (!isWritten) setWish((typed) => typed || instructions)
    })
  }
  return (
    <div className="border-t border-line px-2 pt-2 pb-1">
      <div className="flex items-center gap-2 rounded-md border border-line-strong px-2.5 focus-within:border-accent">
        <input
          aria-label={t('wish')}
          dir="auto"
          value={wish}
          maxLength={500}
          // Stays while a reply is being generated, so that what is typed next isn’t taken for shortcuts.
          disabled={isRefused}
          placeholder={t(isBuiltIn(state.comment.composer) ? 'wishBuiltIn' : 'wishPlaceholder')}
          className="h-7 min-w-0 flex-1 truncate bg-transparent text-sm text-ink outline-none coarse:h-11 coarse:text-lg"
          onChange={(event) => setWish(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            const isSend = event.ctrlKey || event.metaKey
            if (isSend && !sendByKey) return
            event.preventDefault()
            // Typed instructions aren’t in the reply yet, so it isn’t sent.
            if (!isSend || wish.trim() !== '') ask()
            else if (!event.repeat) sendByKey?.(event.shiftKey)
          }}
        />
        {wish.trim() !== '' && (
          <Button
            size="xs"
            aria-disabled={off || undefined}
            onClick={ask}
            {...(means.prices ? { price: t('credits', { count: creditsFor(means.prices, 'generate') }) } : {})}
          >
            {t('wishSend')}
          </Button>
        )}
      </div>
    </div>
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
    <span className={`ml-auto px-1 text-xs whitespace-nowrap tabular-nums ${ink}`}>
      {namesLanguage && language ? t('usedIn', { ...figures, language: nameOf(language) }) : t('used', figures)}
    </span>
  )
}

const line = 'border-t border-line'
const bar = 'flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 px-2 py-1'
