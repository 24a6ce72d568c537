import type { Comment } from '@bizamply/contract/comments'
import { creditsFor } from '@bizamply/contract/prices'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { usePreferences } from '../../../lib/preferences.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { hasPlatform, isBeingSent, whyNotSend } from '../rules.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { newerDraft } from '../failed-call-words.ts'
import { noteCursor, type InsertText } from '../insert-text.ts'
import { keepFocusIn } from '../keep-focus.ts'
import { saveKept } from '../kept-reply.ts'
import { OwnFoot, type OwnFootProps } from './own-foot.tsx'
import { place, saveLeft, saveOwn, useSavedOnHide, useSavedOnline } from './save-own-reply.ts'
import { waitingSend } from './use-send-draft.ts'
import { useOwnText } from './use-own-text.ts'
import { useTyping } from './use-typing.ts'
import type { ComposerHandle, ReplyComposerProps, TakeDue } from './reply-composer-props.ts'

export interface OwnReplyProps extends ReplyComposerProps {
  text: string
  takeDue: TakeDue
  onText: (text: string) => void
  onCancel: () => void
  /** Called before it's saved; the draft is shown in its editor then, where `due` is done. */
  onSave: (due: ReturnType<TakeDue>) => void
}

/** A first draft by the user. If someone else was faster, both texts are kept until the user chooses. */
export function OwnReply(props: OwnReplyProps) {
  const t = useTranslations('replies')
  const { comment, actions, limit, text, onText, onCancel, onSave, takeDue, Menus } = props
  /** Saving would replace what this person writes, so the reply is taken over first. */
  const editor = props.means.editedBy
  const [work, setWork] = useState<'save' | 'send' | null>(null)
  const busy = work !== null
  const [problem, setProblem] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const choice = useRef<HTMLDivElement>(null)
  /** Sent in the meantime: the text can only be copied. */
  const isTooLate = comment.status === 'sent' || isBeingSent(comment)
  useTyping(text, text !== '' && !isTooLate, props.onTyping)
  const isSecond = comment.status === 'draft' && !busy && !isTooLate
  const isSettled = useRef(false)
  /** Known before the next render, because leaving a page can fire two events at once. */
  const isOnItsWay = useRef(false)
  const tried = useRef('')
  const how = useRef<'edited' | 'template'>('edited')
  const own = useOwnText(area, text, (typed) => (onText(typed), setProblem(undefined)))
  const insertText: InsertText = (...given) => {
    if (given[1] === 'template') how.current = 'template'
    own.insert(...given)
  }
  /** The draft, or null if it couldn't be saved. */
  const save = async (due: ReturnType<TakeDue> = 'focus', outlivesPage = false): Promise<Comment | null> => {
    if (isOnItsWay.current || editor || isTooLate) return null
    if (text.trim() === '') {
      setProblem(t('ownEmpty'))
      return null
    }
    setWork(due === 'send' || due === 'send-next' ? 'send' : 'save')
    onSave(due)
    isOnItsWay.current = true
    try {
      const draft = { commentId: comment._id, text, version: comment.version ?? 0, how: how.current }
      const data = await saveOwn(draft, tried, outlivesPage)
      place(actions, data)
      return data
    } catch (error) {
      isOnItsWay.current = false
      const failure = CallError.from(error)
      const theirs = newerDraft(failure)
      if (theirs) actions.patch(theirs)
      else setProblem(`${t('ownFailed')} ${failure.message}`)
      takeDue()
      setWork(null)
      return null
    }
  }
  const generate = async (confirm: (draft: Comment) => void) => {
    if (editor || busy) return
    if (text.trim() === '' || isSecond) return void actions.generate(comment)
    const draft = await save(null)
    if (draft) confirm(draft)
  }
  const { opensNext } = usePreferences()
  const saveAndSend = async (next: boolean) => {
    waitingSend.begin()
    if (!(await save(next ? 'send-next' : 'send'))) waitingSend.fail()
  }
  const send = (next: boolean) => {
    // Which text to keep isn’t chosen by the key that sends.
    if (isSecond) choice.current?.scrollIntoView({ block: 'nearest' })
    else if (!busy) void (props.means.maySend ? saveAndSend(next || opensNext) : save())
  }
  const cancel = () => {
    isSettled.current = true
    keepFocusIn(comment._id)
    onCancel()
  }
  const isUnsaved = () =>
    !isSettled.current && !isOnItsWay.current && !isSecond && !isTooLate && !editor && text.trim() !== ''
  const leave = () => {
    if (isUnsaved()) void saveKept(comment._id, { text, version: 0 }, () => saveLeft(props, t('ownFailed')))
  }
  useSavedOnHide((outlivesPage) => isUnsaved() && void save('focus', outlivesPage))
  useSavedOnline(area, (due) => problem && isUnsaved() && void save(due))
  useHandle(props, area, { leave, generate: (confirm) => void generate(confirm), send })
  return (
    <section aria-label={t('composer')} className="grid gap-3 rounded-lg border border-line-strong p-4">
      <Field
        label={t('ownLabel')}
        hint={isTooLate ? undefined : t('ownHint')}
        error={problem}
        aside={
          !isTooLate && (
            <span className="-my-1.5 -mr-2.5 flex items-center gap-1 self-center">
              <Menus comment={comment} brandName={props.brandName} open={!editor && !busy} insertText={insertText} />
            </span>
          )
        }
      >
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            dir="auto"
            rows={6}
            maxLength={limit}
            readOnly={editor !== undefined || isTooLate || busy}
            data-sending={work === 'send' || undefined}
            value={text}
            onFocus={(event) => noteCursor(event.currentTarget)}
            onChange={(event) => own.type(event.target.value)}
            onKeyDown={(event) => own.stepBack(event) || sendByKey(event, send)}
          />
        )}
      </Field>
      <OwnFoot
        {...{ text, busy, isSecond, choice, isTaken: editor !== undefined, slot: props.footSlot }}
        tooLate={isTooLate ? comment.status : null}
        send={useSendWords(props)}
        onSend={() => send(false)}
        onSave={() => void save()}
        onCancel={cancel}
      />
    </section>
  )
}

/** The send button’s label and price, and why it’s disabled; null if the reply can never be sent from here. */
function useSendWords({ comment, means, platform, footSlot }: ReplyComposerProps): OwnFootProps['send'] {
  const t = useTranslations('replies')
  const textOf = useRefusalText()
  const { opensNext } = usePreferences()
  const { prices, maySend } = means
  if (!maySend || !hasPlatform(comment)) return null
  // The text is checked once it’s a draft.
  const draft = { ...comment, status: 'draft' as const, version: comment.version ?? 0, spans: [], updatedContent: '' }
  return {
    label: opensNext ? t('sendNext') : footSlot ? t('sendPlain') : t('sendTo', { platform }),
    reason: textOf(whyNotSend(draft, means, new Set()), platform),
    ...(prices ? { price: t('credits', { count: creditsFor(prices, 'send') }) } : {}),
  }
}

function sendByKey(event: React.KeyboardEvent, send: (next: boolean) => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (!event.repeat) send(event.shiftKey)
}

/** What the screen's keys do here. */
function useHandle(
  props: OwnReplyProps,
  area: React.RefObject<HTMLTextAreaElement | null>,
  can: { leave: () => void } & Pick<ComposerHandle, 'generate' | 'send'>,
): void {
  const { comment, text, onText, onHandle, takeDue } = props
  const editor = props.means.editedBy
  const focus = useEffectEvent(() => {
    area.current?.focus()
    area.current?.setSelectionRange(text.length, text.length)
  })
  const write = useEffectEvent((typed: string) => {
    focus()
    if (typed && !editor) onText(text + typed)
  })
  const generate = useEffectEvent(can.generate)
  const send = useEffectEvent(can.send)
  const editedBy = useEffectEvent(() => editor)
  const begin = useEffectEvent(() => {
    if (takeDue()) focus()
  })
  const handle = useEffectEvent(() => ({
    commentId: comment._id,
    hasDraft: false,
    hasReply: true,
    focus: () => focus(),
    write: (typed: string) => write(typed),
    generate: (confirm: (draft: Comment) => void) => generate(confirm),
    editedBy: () => editedBy(),
    send: (next: boolean) => send(next),
  }))
  const leave = useEffectEvent(can.leave)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    onHandle(handle())
    begin()
    return () => {
      isMounted.current = false
      onHandle(null)
      // Strict mode mounts twice: then it wasn't left.
      queueMicrotask(() => {
        if (!isMounted.current) leave()
      })
    }
  }, [onHandle])
}
