import { creditsFor } from '@bizamply/contract/prices'
import { ChevronDown, Sparkles, Square, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '../../../ui/menu.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useEditorContext, useEditor } from './editor-context.ts'
import { whyNotWrite } from './editor-rules.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { isTranslated, useVersions } from '../versions/versions-query.ts'
import { stopWriting, rewriteReply, type Wish } from './rewrite-reply.ts'

/** Below the text: requests to the composer, with the price, and how many characters are left. */
export function AreaFoot() {
  const t = useTranslations('editor')
  const { editor, means } = useEditorContext()
  const { writing } = useEditor(editor)
  if (writing && !writing.stopped) {
    return (
      <div className={`${bar} justify-between`}>
        <p role="status" className="flex items-center gap-2 text-xs font-medium text-draft-ink">
          <Sparkles aria-hidden="true" size={14} className="animate-pulse" />
          {t('writing')}
        </p>
        <Button size="sm" icon={<Square aria-hidden="true" size={12} />} onClick={() => stopWriting(editor)}>
          {t('stop')}
        </Button>
      </div>
    )
  }
  return (
    <>
      {means.mayWrite && <WishField />}
      <div className={bar}>
        {means.mayWrite && <Variants />}
        <Room />
      </div>
    </>
  )
}

function Variants() {
  const t = useTranslations('editor')
  const { editor, actions, means, platform } = useEditorContext()
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const state = useEditor(editor)
  const refusal = whyNotWrite(state, means)
  const reason = useRefusalText()(refusal === 'newer' ? null : refusal, platform)
  const off = refusal || state.writing ? true : undefined
  const ask = (wish: Wish) => void rewriteReply(editor, wish, actions)
  return (
    <div role="group" aria-label={t('change')} className="flex min-w-0 flex-wrap items-center gap-0.5">
      <WandSparkles aria-hidden="true" size={16} className="mr-1 ml-1 shrink-0 text-draft-ink" />
      {(['shorter', 'warmer', 'formal'] as const).map((variant) => (
        <Tooltip key={variant} content={reason} describes>
          <Button size="sm" variant="ghost" aria-disabled={off} onClick={() => ask({ variant })}>
            {t(variant)}
          </Button>
        </Tooltip>
      ))}
      <Menu>
        <MenuTrigger>
          <Button size="sm" variant="ghost" aria-disabled={off} disabled={Boolean(off)}>
            <span className="flex items-center gap-1">
              {t('translate')}
              <ChevronDown aria-hidden="true" size={14} />
            </span>
          </Button>
        </MenuTrigger>
        <MenuContent className="max-h-72" side="top" {...ownScroll}>
          <MenuLabel>{t('translateTo')}</MenuLabel>
          {languages.map((language) => (
            <MenuItem key={language} onSelect={() => ask({ variant: 'translate', language })}>
              {names.of(language)}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      {means.prices && (
        <span className="ml-1 text-xs whitespace-nowrap text-ink-3">
          {t('each', { count: creditsFor(means.prices, 'generate') })}
        </span>
      )}
    </div>
  )
}

/** Custom instructions for the composer. */
function WishField() {
  const t = useTranslations('editor')
  const { editor, actions, means } = useEditorContext()
  const [wish, setWish] = useState('')
  const state = useEditor(editor)
  const off = whyNotWrite(state, means) !== null || state.writing !== null
  const ask = () => {
    const instructions = wish.trim()
    if (!instructions || off) return
    setWish('')
    void rewriteReply(editor, { instructions }, actions)
  }
  return (
    <div className="flex items-center gap-2 border-t border-line px-3.5 py-1">
      <input
        aria-label={t('wish')}
        dir="auto"
        value={wish}
        maxLength={500}
        disabled={off}
        placeholder={t('wishPlaceholder')}
        className="h-7 min-w-0 flex-1 truncate bg-transparent text-sm text-ink outline-none coarse:h-10 coarse:text-lg"
        onChange={(event) => setWish(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          ask()
        }}
      />
      {wish.trim() !== '' && (
        <Button
          size="xs"
          onClick={ask}
          {...(means.prices ? { price: t('credits', { count: creditsFor(means.prices, 'generate') }) } : {})}
        >
          {t('wishSend')}
        </Button>
      )}
    </div>
  )
}

function Room() {
  const t = useTranslations('editor')
  const format = useFormat()
  const { editor } = useEditorContext()
  const { words, comment, saved, written } = useEditor(editor)
  const composed = comment.composer !== 'person'
  const versions = useVersions(comment._id, saved.version, composed).data ?? []
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const used = words.text.length
  const ink = used > editor.limit ? 'text-danger-ink' : used >= editor.limit * 0.9 ? 'text-pending-ink' : 'text-ink-3'
  const figures = { used: format.number(used), limit: format.number(editor.limit) }
  const language = written?.text === words.text ? written.language : isTranslated(versions) ? null : comment.language
  return (
    <span className={`ml-auto px-1 text-xs whitespace-nowrap tabular-nums ${ink}`}>
      {composed && language
        ? t('usedIn', { ...figures, language: names.of(language) ?? language })
        : t('used', figures)}
    </span>
  )
}

const bar = 'flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-2 py-1'
/** The languages that the built-in composer supports. */
const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'ja', 'zh']

/** The dialog captures wheel events, so a popup that scrolls must stop their propagation. */
export const ownScroll = {
  onWheel: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  onTouchMove: (event: { stopPropagation: () => void }) => event.stopPropagation(),
}
