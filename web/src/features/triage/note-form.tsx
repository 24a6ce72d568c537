import type { Comment } from '@bizamply/contract/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useMembers } from '../../lib/members.ts'
import { api } from '../../lib/call.ts'
import { withKey } from '../../lib/idempotency-keys.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { dropSavedNote, useKeptNote } from './kept-notes.ts'
import { historyKey } from './queries.ts'
import type { Member } from '@bizamply/contract/triage'

export interface NoteFormProps {
  comment: Comment
  /** With the comment that has the note, and its ID. */
  onAdded: (comment: Comment, noteId: string) => void
  /** Whether there is unsaved text. */
  onWritten?: (isWritten: boolean) => void
  /** Whether the note is being saved. */
  onBusy?: (isBusy: boolean) => void
  /** Keeps unsaved text while another tab or review is open. */
  keeps?: boolean
}

/** An internal note; `@` and a letter suggest members, Ctrl/Cmd-Enter saves. */
export function NoteForm({ comment, onAdded, onWritten, onBusy, keeps = false }: NoteFormProps) {
  const t = useTranslations('triage')
  const cache = useQueryClient()
  const members = useMembers(true).data ?? []
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useKeptNote(comment._id, keeps)
  const [caret, setCaret] = useState(0)
  /** The cursor position after an insertion; always a new object, so that setting it again has an effect. */
  const [goTo, setGoTo] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (!goTo) return
    area.current?.focus()
    area.current?.setSelectionRange(goTo.at, goTo.at)
  }, [goTo])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const requested = mentionAt(text, caret)
  /** Escape closed the suggestions of the mention being typed. */
  const [isClosed, setIsClosed] = useState(false)
  const offered =
    requested === null || isClosed
      ? []
      : members.filter(({ name }) => name.toLowerCase().includes(requested)).slice(0, 5)
  const root = useRef<HTMLDivElement>(null)
  const isOffering = offered.length > 0
  // Also above the keyboard of a phone.
  useEffect(() => {
    if (isOffering) root.current?.scrollIntoView({ block: 'nearest' })
  }, [isOffering])
  useEscape(root, isOffering, () => {
    setIsClosed(true)
    area.current?.focus()
  })
  const save = async () => {
    if (busy) return
    if (text.trim() === '') return setProblem(t('noteEmpty'))
    setBusy(true)
    onBusy?.(true)
    try {
      const note = { commentId: comment._id, text: text.trim(), mentions: mentioned(text, members) }
      const { data } = await withKey(`note ${JSON.stringify(note)}`, (context) => api.triage.addNote(note, { context }))
      if (keeps) dropSavedNote(comment._id, text)
      setCaret(0)
      setIsClosed(false)
      void cache.invalidateQueries({ queryKey: historyKey(comment._id) })
      onAdded({ ...comment, notes: comment.notes + 1 }, data.id)
    } catch (error) {
      const { message } = CallError.from(error)
      setProblem(`${t('noteFailed')} ${message}`)
      // If the form is closed, the message needs another place.
      if (!root.current) toast.error(t('noteFailed'), { description: message })
    }
    setBusy(false)
    onBusy?.(false)
  }
  const insert = (name: string) => {
    const next = withMention(text, caret, name)
    setText(next.text)
    setCaret(next.caret)
    setGoTo({ at: next.caret })
  }
  return (
    <div ref={root} data-note className="grid gap-2">
      <Field label={t('noteLabel')} hint={t('noteHint')} error={problem}>
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            dir="auto"
            rows={2}
            maxLength={2000}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setCaret(event.target.selectionStart)
              setProblem(undefined)
              if (mentionAt(event.target.value, event.target.selectionStart) === null) setIsClosed(false)
              onWritten?.(event.target.value.trim() !== '')
            }}
            onKeyDown={(event) => {
              const first = offered[0]
              const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
              if (saves) void save()
              else if (first && (event.key === 'Tab' || event.key === 'Enter')) insert(first.name)
              else return
              event.preventDefault()
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-1.5">
        {offered.map(({ id, name }) => (
          <Button key={id} size="xs" onClick={() => insert(name)}>{`@${name}`}</Button>
        ))}
        <Button size="sm" className="ml-auto" busy={busy} busyLabel={t('saving')} onClick={() => void save()}>
          {t('addNote')}
        </Button>
      </div>
    </div>
  )
}

/** Inside of `root`, Escape means this and nothing else, such as closing the dialog around it. */
function useEscape(root: RefObject<HTMLElement | null>, isActive: boolean, onEscape: () => void): void {
  const act = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isActive) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !root.current?.contains(document.activeElement)) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    // The dialog listens to the document before the key reaches the field.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [root, isActive])
}

/** The name being typed after an `@` before the caret, in lower case, or null. */
function mentionAt(text: string, caret: number): string | null {
  const found = /(?:^|\s)@([^\s@]*)$/.exec(text.slice(0, caret))
  return found ? (found[1] ?? '').toLowerCase() : null
}

function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(/@[^\s@]*$/, `@${name} `)
  return { text: before + text.slice(caret), caret: before.length }
}

/** Ids of the members whose names follow an `@` in the text. */
function mentioned(text: string, members: readonly Member[]): string[] {
  const found = new Set<string>()
  let rest = text
  // Longest first: a mention of Anna Lee isn't one of Anna.
  for (const name of members.map((member) => member.name).toSorted((a, b) => b.length - a.length)) {
    if (rest.includes(`@${name}`)) found.add(name)
    rest = rest.replaceAll(`@${name}`, ' ')
  }
  return members.filter(({ name }) => found.has(name)).map(({ id }) => id)
}
