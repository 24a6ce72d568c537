import { builtInLanguages } from '@bizamply/contract/built-in-languages'
import { creditsFor } from '@bizamply/contract/prices'
import { ChevronDown, WandSparkles } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useComposerKind } from '../../../lib/bootstrap.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '../../../ui/menu.tsx'
import { ownScroll } from '../../../ui/own-scroll.ts'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { touchTarget } from '../../../ui/touch-target.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { isEdited } from './editor.ts'
import { useEditorContext, useEditor } from './editor-context.ts'
import { whyNotWrite } from './editor-rules.ts'
import { rewriteReply, type Wish } from './rewrite-reply.ts'

export interface RewritesProps {
  /** The button that opens the field for instructions. */
  wishRef: Ref<HTMLButtonElement>
  onAsk: () => void
  onWish: () => void
}

/** Requests to the composer in one row, with the price of each. */
export function Rewrites({ wishRef, onAsk, onWish }: RewritesProps) {
  const t = useTranslations('editor')
  const { editor, actions, means, platform, isUnread } = useEditorContext()
  const state = useEditor(editor)
  const refusal = whyNotWrite(state, means)
  const reason = useRefusalText()(refusal, platform)
  const off = refusal || state.writing ? true : undefined
  const isBuiltIn = useComposerKind() === 'built-in'
  const ask = (wish: Wish) => {
    // The second click of a double click on Send and next.
    if (isUnread) return
    onAsk()
    void rewriteReply(editor, wish, actions)
  }
  // The built-in composer can only rewrite its own text; the server refuses it, too.
  if (isBuiltIn && isEdited(state)) {
    return (
      <p className="flex min-w-0 flex-1 items-center gap-2 text-xs text-ink-3">
        <WandSparkles aria-hidden="true" size={16} className="ml-1 shrink-0" />
        {t('rewritesUnedited')}
      </p>
    )
  }
  return (
    <div role="group" aria-label={t('change')} className="flex min-w-0 flex-1 items-center gap-0.5">
      <WandSparkles aria-hidden="true" size={16} className="mr-1 ml-1 shrink-0 text-draft-ink" />
      {means.prices && (
        <span className="mr-1 shrink-0 text-xs whitespace-nowrap text-ink-3">
          {t('each', { count: creditsFor(means.prices, 'generate') })}
        </span>
      )}
      {/* Room for the focus rings. */}
      <span className="scroll-fade-x -my-1 flex min-w-0 items-center gap-0.5 p-1 pr-6 *:shrink-0">
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
        <TranslateMenu off={Boolean(off)} ask={ask} onAsk={onAsk} />
        <Tooltip content={reason} describes>
          <Button ref={wishRef} size="sm" variant="ghost" className={touchTarget} aria-disabled={off} onClick={onWish}>
            {t('wishOpen')}
          </Button>
        </Tooltip>
      </span>
    </div>
  )
}

interface TranslateMenuProps {
  off: boolean
  ask: (wish: Wish) => void
  onAsk: () => void
}

function TranslateMenu({ off, ask, onAsk }: TranslateMenuProps) {
  const t = useTranslations('editor')
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const chosen = useRef(false)
  return (
    <Menu>
      <MenuTrigger>
        <Button size="sm" variant="ghost" className={touchTarget} aria-disabled={off || undefined} disabled={off}>
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
  )
}
