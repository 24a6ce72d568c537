import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useEditorContext, useEditor } from './editor-context.ts'
import { claimsOf, lockOf, placeholdersOf, supportedOf } from './editor-rules.ts'
import { stepBack, typeText } from './editor.ts'
import { noteCursor } from '../insert-text.ts'
import { markedParts } from '../marked-parts.ts'
import { wayOf } from './undoable.ts'
import { useConfirmedClaims } from '../reply-store.ts'

/** A text area above a copy of its text that draws the marks, so that marks never move the text. */
export function MarkedArea({
  areaRef,
  streamed = null,
  isSending = false,
  isLocked = false,
  onSend,
}: {
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** A text that is being generated from outside of the editor. */
  streamed?: string | null
  /** What is sent is what was on screen when Send was pressed. */
  isSending?: boolean
  /** It can’t be changed for now. */
  isLocked?: boolean
  /** Ctrl/Cmd-Enter, and with Shift; not given where a layer around the text handles it. */
  onSend?: (next: boolean) => void
}) {
  const t = useTranslations('editor')
  const { editor, means } = useEditorContext()
  const state = useEditor(editor)
  const { writing, caret } = state
  const written = writing !== null && !writing.stopped ? writing.text : streamed
  const streams = written !== null
  const text = written ?? state.words.text
  const locked = lockOf(state) !== null || Boolean(means.editedBy) || isSending || isLocked
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (caret) areaRef.current?.setSelectionRange(caret.start, caret.end)
  }, [caret, areaRef])
  useLayoutEffect(() => {
    if (streams && scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [streams, text])
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
      <div className="relative grid min-h-full">
        <Shadow text={text} plain={streams} />
        <textarea
          ref={areaRef}
          aria-label={t('text')}
          aria-busy={streams || undefined}
          dir="auto"
          value={text}
          data-sending={isSending || undefined}
          readOnly={streams || locked}
          spellCheck
          className={`absolute inset-0 size-full resize-none overflow-hidden bg-transparent text-ink outline-none read-only:text-ink-2 ${letters}`}
          onFocus={(event) => noteCursor(event.currentTarget)}
          onChange={(event) => typeText(editor, event.target.value)}
          onKeyDown={(event) => {
            if (onSend && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              if (!event.repeat) onSend(event.shiftKey)
              return
            }
            const way = wayOf(event)
            if (!way || streams || locked) return
            event.preventDefault()
            stepBack(editor, way)
          }}
        />
      </div>
    </div>
  )
}

function Shadow({ text, plain }: { text: string; plain: boolean }) {
  const state = useEditor(useEditorContext().editor)
  const { fresh, comment } = state
  const confirmed = useConfirmedClaims(comment._id)
  const spans = plain
    ? []
    : [
        ...claimsOf(state).map((span) => (confirmed.has(span.id) ? { ...span, kind: 'confirmed' } : span)),
        ...placeholdersOf(state).map(({ start, end }) => ({
          id: `placeholder-${start}`,
          start,
          end,
          kind: 'placeholder',
          reason: '',
        })),
        ...supportedOf(state).map(({ start, end }) => ({
          id: `supported-${start}`,
          start,
          end,
          kind: 'supported',
          reason: '',
        })),
        ...(fresh && fresh.end > fresh.start && fresh.end - fresh.start < text.length
          ? [{ id: `fresh-${fresh.start}-${fresh.end}`, ...fresh, kind: 'fresh', reason: '' }]
          : []),
      ]
  return (
    <div
      aria-hidden="true"
      dir="auto"
      data-marks={comment._id}
      className={`pointer-events-none min-h-36 [@media(max-height:799px)]:min-h-24 text-transparent select-none ${letters}`}
    >
      {markedParts(text, spans).map((part) =>
        part.span ? (
          <span key={part.span.id} className={looks[part.span.kind] ?? looks['claim']}>
            {part.text}
          </span>
        ) : (
          <span key={part.start}>{part.text}</span>
        ),
      )}
      {'\n'}
    </div>
  )
}

const letters = 'px-3.5 py-3 text-base leading-6 whitespace-pre-wrap wrap-anywhere coarse:text-lg coarse:leading-7'
const looks: Record<string, string> = {
  claim: 'bg-pending-soft underline decoration-pending-ink decoration-wavy underline-offset-4',
  placeholder: 'bg-danger-soft underline decoration-danger-ink underline-offset-4',
  confirmed: 'underline decoration-ink-3 decoration-dotted underline-offset-4',
  supported: 'underline decoration-sent-ink decoration-dotted underline-offset-4',
  fresh: 'animate-fresh bg-accent-soft',
}
