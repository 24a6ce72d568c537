import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOnline } from '../../../lib/events.ts'
import { useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { nextToConfirm } from '../next-to-confirm.ts'
import { replies, useConfirmedClaims } from '../reply-store.ts'
import { isCaution } from '../reply-permissions.ts'
import { ReadBeforeSending } from '../sending/read-before-sending.tsx'
import { useEditorContext, useEditor } from './editor-context.ts'
import { checkClaims, uncheckedId } from './check-claims.ts'
import { claimsOf, isUnchecked, lockOf, notesOf, placeholdersOf, whyNotSendNow } from './editor-rules.ts'
import { panel, quoteLook } from './claim-panel.ts'
import { SentenceClaims } from './sentence-claims.tsx'

export interface EditorClaimsProps {
  /** A footer has the buttons that send; if only notes block sending, it has one that confirms them instead. */
  hasFoot?: boolean
}

/** What must be read or resolved before the reply is sent: notes about the review, unsupported claims, placeholders. */
export function EditorClaims({ hasFoot = false }: EditorClaimsProps) {
  const { editor, means, show } = useEditorContext()
  const state = useEditor(editor)
  const isTouch = useMedia('(pointer: coarse)')
  const { comment, words } = state
  const confirmed = useConfirmedClaims(comment._id)
  const unchecked = isUnchecked(state, confirmed)
  if (lockOf(state) || (state.writing && !state.writing.stopped)) return null
  const goOn = (button: HTMLElement) => {
    const next = nextToConfirm(button)
    if (next) next.focus()
    // On a phone, focusing the text would open the keyboard.
    else if (!isTouch) show({ start: words.text.length, end: words.text.length })
  }
  const spans = [...notesOf(state), ...claimsOf(state)]
  const isLoud = spans.some((span) => !isCaution(span) && !confirmed.has(span.id))
  const refusal = whyNotSendNow(state, editor, means, confirmed)
  const isInFoot = hasFoot && means.maySend && refusal?.why === 'risk'
  return (
    <>
      <div className="grid divide-y divide-pending-ink/20 overflow-hidden rounded-md empty:hidden">
        <ReadBeforeSending
          commentId={comment._id}
          spans={spans}
          mayConfirm={means.mayWrite || means.maySend}
          isConfirmedInFoot={isInFoot}
          isLoud={isLoud}
          onConfirmed={goOn}
        />
        <SentenceClaims isLoud={isLoud} />
      </div>
      {unchecked && <Unchecked />}
      <OpenPlaces />
    </>
  )
}

function Unchecked() {
  const t = useTranslations('editor')
  const shared = useTranslations('shared')
  const { editor, means } = useEditorContext()
  const { comment, words } = useEditor(editor)
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    await checkClaims(editor)
    setBusy(false)
  }
  const skip = () => replies.dispatch(comment._id, { type: 'confirm-claim', spanId: uncheckedId(words.text) })
  return (
    <section role="alert" data-blocks className={`${panel} bg-pending-soft text-pending-ink`}>
      <h3 data-why className="font-medium">
        {t('uncheckedTitle')}
      </h3>
      <p data-why className="text-pretty text-ink-2">
        {t(useOnline() ? 'uncheckedText' : 'uncheckedOffline')}
      </p>
      {means.mayWrite && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" busy={busy} onClick={() => void again()}>
            {shared('tryAgain')}
          </Button>
          <Button size="sm" variant="ghost" onClick={skip}>
            {t('riskRead')}
          </Button>
        </div>
      )}
    </section>
  )
}

function OpenPlaces() {
  const t = useTranslations('editor')
  const { editor, show } = useEditorContext()
  const placeholders = placeholdersOf(useEditor(editor))
  if (placeholders.length === 0) return null
  const names = new Map(placeholders.map((placeholder) => [placeholder.name, placeholder]))
  return (
    <section data-blocks className={`${panel} flex items-start gap-2 bg-danger-soft text-danger-ink`}>
      <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <h3 data-why className="font-medium">
          {t('placeholdersTitle', { count: placeholders.length })}
        </h3>
        <p className="text-pretty text-ink-2">
          {[...names].map(([name, placeholder]) => (
            <button
              key={name}
              type="button"
              aria-label={t('goTo', { words: name })}
              onClick={() => show(placeholder)}
              className={`mr-1.5 ${quoteLook}`}
            >
              {name}
            </button>
          ))}
          <span data-why>{t('placeholdersText')}</span>
        </p>
      </div>
    </section>
  )
}
