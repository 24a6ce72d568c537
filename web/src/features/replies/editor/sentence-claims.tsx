import type { Comment } from '@bizamply/contract/comments'
import { Check, TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { bySentence, withoutSentence, type MarkedSentence } from '../edit-text.ts'
import { nextToConfirm } from '../next-to-confirm.ts'
import { replies, useConfirmedClaims } from '../reply-store.ts'
import { useEditorContext, useEditor } from './editor-context.ts'
import { claimsOf, typedOf } from './editor-rules.ts'
import { putText } from './editor.ts'
import { quoteLook } from './claim-panel.ts'

type Span = Comment['spans'][number]

/** Unsupported claims by sentence: what each means, and how to resolve it. `isLoud`: its box blocks sending. */
export function SentenceClaims({ isLoud }: { isLoud: boolean }) {
  const t = useTranslations('editor')
  const state = useEditor(useEditorContext().editor)
  const confirmed = useConfirmedClaims(state.comment._id)
  const claims = claimsOf(state)
  if (claims.length === 0) return null
  const typed = typedOf(state)
  const left = claims.filter(({ id }) => !confirmed.has(id)).length
  return (
    <section
      data-blocks={left > 0 || undefined}
      className={`px-3 py-2.5 text-sm ${isLoud ? 'bg-pending-soft text-pending-ink' : 'bg-surface-2 text-ink dark:bg-surface-3'}`}
    >
      <h3 className="flex items-start gap-2 font-medium">
        {left > 0 ? (
          <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
        ) : (
          <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-sent-ink" />
        )}
        <span>
          <span data-why>
            {left > 0 ? t('claimTitle', { count: left }) : t('claimsConfirmed', { count: claims.length })}
          </span>
          {left > 0 && (
            <span data-why className="ml-2 font-normal">
              {t('claimBlocks')}
            </span>
          )}
        </span>
      </h3>
      <ul className="mt-1 grid gap-2">
        {bySentence(state.words.text, claims).map((sentence) => (
          <Sentence
            key={sentence.start}
            {...sentence}
            isTyped={sentence.marks.every(({ id }) => typed.some((one) => one.id === id))}
          />
        ))}
      </ul>
    </section>
  )
}

interface SentenceProps extends MarkedSentence<Span> {
  /** The user wrote it. */
  isTyped: boolean
}

/**
 * A sentence with its claims, which are removed together. Those of a generated sentence are confirmed one by one. What
 * the user wrote is kept as it is by one button.
 */
function Sentence({ start, end, marks, isTyped }: SentenceProps) {
  const t = useTranslations('editor')
  const { editor, means, show } = useEditorContext()
  const { comment, words } = useEditor(editor)
  const confirmed = useConfirmedClaims(comment._id)
  const textId = useId()
  const isLeft = means.mayWrite && marks.some(({ id }) => !confirmed.has(id))
  const buttons = isLeft && (
    <>
      {isTyped && <Confirm spans={marks} isMain describedBy={textId} />}
      <Button
        size="sm"
        variant={isTyped ? 'ghost' : 'neutral'}
        onClick={() => {
          putText(editor, withoutSentence(words.text, { start, end }), 'edited', start)
          editor.set({ note: { kind: 'removed' } })
          show({ start, end: start })
        }}
      >
        {t('remove')}
      </Button>
    </>
  )
  const [only] = marks
  if (marks.length === 1 && only)
    return (
      <li className={`${row} pl-6`}>
        <Claim span={only} isTyped={isTyped} textId={textId}>
          {buttons}
        </Claim>
      </li>
    )
  const text = words.text.slice(start, end).trim()
  return (
    <li>
      <div className={`${row} pl-6`}>
        <span id={textId} className="min-w-0 flex-1 basis-56">
          <button
            type="button"
            aria-label={t('goTo', { words: text })}
            onClick={() => show({ start, end })}
            className={`line-clamp-2 text-pretty wrap-anywhere ${quoteLook}`}
          >
            <q dir="auto">{text}</q>
          </button>
        </span>
        <span className="flex flex-wrap gap-1 empty:hidden">{buttons}</span>
      </div>
      <ul className="mt-1 ml-6 grid gap-1 border-l-2 border-pending-ink/30">
        {marks.map((span) => (
          <li key={span.id} className={`${row} pl-3`}>
            <Claim span={span} isTyped={isTyped} textId={`${textId}-${span.id}`} />
          </li>
        ))}
      </ul>
    </li>
  )
}

interface ClaimProps {
  span: Span
  isTyped: boolean
  /** The id of its words and reason, which describe the button that confirms it. */
  textId: string
  children?: ReactNode
}

function Claim({ span, isTyped, textId, children }: ClaimProps) {
  const t = useTranslations('editor')
  const { editor, means, show } = useEditorContext()
  const { comment, words } = useEditor(editor)
  const confirmed = useConfirmedClaims(comment._id).has(span.id)
  const text = words.text.slice(span.start, span.end)
  return (
    <>
      <span id={textId} className="min-w-0 flex-1 basis-56 text-pretty wrap-anywhere">
        <button type="button" aria-label={t('goTo', { words: text })} onClick={() => show(span)} className={quoteLook}>
          <q dir="auto" data-why={confirmed ? undefined : ''}>
            {text}
          </q>
        </button>{' '}
        <span data-why={confirmed ? undefined : ''}>{span.reason}</span>
      </span>
      {confirmed ? (
        <span className="flex items-center gap-1 text-xs text-sent-ink">
          <Check aria-hidden="true" size={14} />
          {t('confirmed')}
        </span>
      ) : (
        means.mayWrite && (
          <span className="flex flex-wrap gap-1 empty:hidden">
            {children}
            {!isTyped && <Confirm spans={[span]} describedBy={textId} />}
          </span>
        )
      )}
    </>
  )
}

interface ConfirmProps {
  spans: readonly Span[]
  isMain?: boolean
  /** The id of what it confirms. */
  describedBy: string
}

/** Confirms these claims. The focus then goes to the next claim to confirm, or into the text after the last of these. */
function Confirm({ spans, isMain = false, describedBy }: ConfirmProps) {
  const t = useTranslations('editor')
  const { editor, show } = useEditorContext()
  const { comment } = useEditor(editor)
  const end = Math.max(...spans.map((span) => span.end))
  return (
    <Button
      size="sm"
      variant={isMain ? 'neutral' : 'ghost'}
      data-confirm
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => {
        const next = nextToConfirm(currentTarget)
        for (const { id } of spans) replies.dispatch(comment._id, { type: 'confirm-claim', spanId: id })
        if (next) next.focus()
        else show({ start: end, end })
      }}
    >
      {t(isMain ? 'keep' : 'known')}
    </Button>
  )
}

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-2'
