import type { Comment } from '@bizamply/contract/comments'
import { Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOnline } from '../../../lib/events.ts'
import { Button } from '../../../ui/button.tsx'
import { replies, useConfirmedClaims } from '../reply-store.ts'
import { isCaution } from '../rules.ts'
import { useEditorContext, useEditor } from './editor-context.ts'
import { checkClaims, uncheckedId } from './check-claims.ts'
import { isSameness, isUnchecked, lockOf, marksOf, placeholdersOf, typedOf } from './editor-rules.ts'
import { putText } from './editor.ts'
import { withoutSentence } from '../edit-text.ts'

/** Lists unsupported claims and unfilled placeholders: what each means, and how to fix it. */
export function EditorClaims() {
  const t = useTranslations('editor')
  const state = useEditor(useEditorContext().editor)
  const spans = [...marksOf(state).filter((span) => !isSameness(span)), ...typedOf(state)].toSorted(
    (one, other) => one.start - other.start,
  )
  const confirmed = useConfirmedClaims(state.comment._id)
  const unchecked = isUnchecked(state, confirmed)
  const left = spans.filter((span) => !isCaution(span) && !confirmed.has(span.id)).length
  if (lockOf(state) || (state.writing && !state.writing.stopped)) return null
  return (
    <>
      {spans.length > 0 && (
        <section data-blocks={left > 0 || undefined} className={`${panel} bg-pending-soft text-pending-ink`}>
          <h3 className="flex items-start gap-2 font-medium">
            <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
            <span>
              {spans.some((span) => span.kind === 'risk' || isCaution(span))
                ? t('riskTitle')
                : left > 0
                  ? t('claimTitle', { count: left })
                  : t('claimsConfirmed', { count: spans.length })}
              {left > 0 && <span className="ml-2 font-normal">{t('claimBlocks')}</span>}
            </span>
          </h3>
          <ul className="mt-1 grid gap-1.5">
            {spans.map((span) => (
              <Claim key={span.id} span={span} words={state.words.text.slice(span.start, span.end)} />
            ))}
          </ul>
        </section>
      )}
      {unchecked && <Unchecked />}
      <OpenPlaces />
    </>
  )
}

function Claim({ span, words }: { span: Comment['spans'][number]; words: string }) {
  const t = useTranslations('editor')
  const { editor, means, show } = useEditorContext()
  const { comment, words: now } = useEditor(editor)
  const confirmed = useConfirmedClaims(comment._id).has(span.id)
  const risk = span.kind === 'risk'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pl-6 text-ink-2">
      <span className="min-w-0 flex-1 basis-56 text-pretty wrap-anywhere">
        <button type="button" aria-label={t('goTo', { words })} onClick={() => show(span)} className={quoteLook}>
          <q dir="auto">{words}</q>
        </button>{' '}
        {span.reason}
      </span>
      {isCaution(span) ? null : confirmed ? (
        <span className="flex items-center gap-1 text-xs text-sent-ink">
          <Check aria-hidden="true" size={14} />
          {t('confirmed')}
        </span>
      ) : (
        means.mayWrite && (
          <span className="flex flex-wrap gap-1">
            {!risk && (
              <Button
                size="sm"
                onClick={() => {
                  putText(editor, withoutSentence(now.text, span), 'edited', span.start)
                  editor.set({ note: { kind: 'removed' } })
                  show({ start: span.start, end: span.start })
                }}
              >
                {t('remove')}
              </Button>
            )}
            <Button
              size="sm"
              variant={risk ? 'neutral' : 'ghost'}
              data-confirm
              onClick={({ currentTarget }) => {
                const next = nextToConfirm(currentTarget)
                replies.dispatch(comment._id, { type: 'confirm-claim', spanId: span.id })
                if (next) next.focus()
                else show({ start: span.end, end: span.end })
              }}
            >
              {t(risk ? 'riskRead' : 'known')}
            </Button>
          </span>
        )
      )}
    </li>
  )
}

/** The button goes away, so the focus moves to the next claim, or to the text after the last one. */
function nextToConfirm(button: HTMLElement): HTMLElement | undefined {
  const all = button.closest('ul')?.querySelectorAll<HTMLElement>('[data-confirm]') ?? []
  return [...all].find((one) => one !== button)
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
      <h3 className="font-medium">{t('uncheckedTitle')}</h3>
      <p className="text-pretty text-ink-2">{t(useOnline() ? 'uncheckedText' : 'uncheckedOffline')}</p>
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
        <h3 className="font-medium">{t('placeholdersTitle', { count: placeholders.length })}</h3>
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
          {t('placeholdersText')}
        </p>
      </div>
    </section>
  )
}

const panel = 'rounded-md px-3 py-2.5 text-sm'
const quoteLook = 'rounded-xs text-left font-medium text-ink hover:underline'
