import { Maximize2 } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { usePreferences } from '../../../lib/preferences.ts'
import { endOfReply, useSignature } from '../../../lib/signature.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { touchTarget } from '../../../ui/touch-target.ts'
import { AreaFoot } from '../editor/area-foot.tsx'
import { ConflictPanel } from '../editor/conflict-panel.tsx'
import { insertText, isChanged, putText, type Editor } from '../editor/editor.ts'
import { EditorClaims } from '../editor/editor-claims.tsx'
import { EditorContext, useEditor } from '../editor/editor-context.ts'
import { EditorNotices } from '../editor/editor-notices.tsx'
import { EditorSources } from '../editor/editor-sources.tsx'
import { mayChange, notesOf } from '../editor/editor-rules.ts'
import { whyNotSendYet } from '../editor/save-to-send.ts'
import { MarkedArea } from '../editor/marked-area.tsx'
import { ReadyLine } from '../editor/ready-line.tsx'
import { rewriteReply } from '../editor/rewrite-reply.ts'
import { receiveDraft, saveDraft, saveLeftDraft } from '../editor/save-draft.ts'
import { useEditorSession } from '../editor/use-editor-session.ts'
import { keepFocusIn } from '../keep-focus.ts'
import { isFollowing, type Step } from '../reply-machine.ts'
import { replies } from '../reply-store.ts'
import { asksToRead } from '../sending/cautions.ts'
import { useReadFirst } from '../sending/read-first.ts'
import { composerBody, composerFrame, composerHead } from './composer-frame.ts'
import { DraftFoot } from './draft-foot.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { DraftTitle } from './draft-title.tsx'
import type { ReplyComposerProps, TakeDue } from './reply-composer-props.ts'
import { keepReply, type Kept } from '../kept-reply.ts'
import { KeptText } from './kept-text.tsx'
import { Saved } from './saved.tsx'
import { showReason } from './show-reason.ts'
import { useTyping } from './use-typing.ts'
import { useSendDraft } from './use-send-draft.ts'

export interface DraftEditorProps extends ReplyComposerProps {
  step: Step
  takeDue: TakeDue
}

/** The draft, edited in place: saved while typing, checked, and sent from here. */
export function DraftEditor(props: DraftEditorProps) {
  const t = useTranslations('replies')
  const { comment, limit, actions, means, step, onExpand, Menus } = props
  const editor = useEditorSession(comment, limit, actions, Boolean(means.editedBy))
  const state = useEditor(editor)
  const area = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLElement>(null)
  const isNewlyShown = useReadFirst(comment._id, {
    isBeingWritten: step.name === 'generating' || state.writing !== null,
    isNew: step.name === 'draft',
  })
  const isUnsaved = isChanged(state)
  const [wasUnsaved] = useState(isUnsaved)
  // A user who types into a text has read it; a text that was kept from before may still be unread.
  const isUnread = isNewlyShown && (wasUnsaved || !isUnsaved)
  const sending = useSendDraft(editor, { ...props, isUnread }, () => showReason(box.current))
  useReceived(props, editor)
  const { opensNext } = usePreferences()
  const sendByKey = (next: boolean) => {
    // After “Send and next”, a key that was pressed twice needs no explanation.
    if (sending.isUnread && step.name === 'draft') toast.info(t('readFirst'), { id: 'read-first' })
    else if (
      sending.isUnread ||
      sending.busy ||
      whyNotSendYet(editor, means) !== null ||
      !asksToRead(comment._id, notesOf(state))
    )
      sending.send('platform', next || opensNext)
    else toast.info(t('readNote'), { id: 'read-first' })
  }
  useHandle(props, editor, { area, box }, { byKey: sendByKey, own: sending.sendOwn })
  useTyping(state.words.text, isUnsaved, props.onTyping)
  useTakenAway(props, area)
  const expand = async () => {
    if (await saveDraft(editor, 'auto', actions.patch)) onExpand(editor.get().comment)
  }
  // The full editor opens with what isn't saved here.
  const compare = () => {
    const { comment, newer } = editor.get()
    keepReply(comment._id, unsavedOf(editor))
    onExpand(newer ?? comment)
  }
  const show = (part: { start: number; end: number }) => {
    area.current?.focus()
    area.current?.setSelectionRange(part.start, part.end)
  }
  // The `g` key generates from outside of the editor.
  const streams = step.name === 'generating' && state.writing === null
  return (
    <EditorContext
      value={{
        ...props,
        editor,
        show,
        isUnread,
        sendByKey,
      }}
    >
      <section ref={box} aria-label={t('composer')} className={composerFrame}>
        <div className={composerHead}>
          <DraftTitle editor={editor} />
          <span className="ml-auto flex shrink-0 items-center gap-1 max-[359px]:gap-0">
            <Menus
              comment={state.comment}
              brandName={props.brandName}
              open={mayChange(state, means) && !sending.busy}
              insertText={(...given) => insertText(editor, area.current, ...given)}
            />
            <IconButton
              size="sm"
              className={touchTarget}
              data-opens-editor
              label={t('expand')}
              icon={<Maximize2 size={16} />}
              onClick={() => void expand()}
            />
          </span>
        </div>
        <MarkedArea areaRef={area} streamed={streams ? step.text : null} isSending={sending.busy} onSend={sendByKey} />
        <AreaFoot areaRef={area} namesLanguage={false} saved={<Saved />} />
        <div className={composerBody}>
          <ConflictPanel onCompare={compare} />
          <EditorClaims hasFoot={props.footSlot !== null} />
          <EditorSources />
          <EditorNotices />
          {means.editedBy && isUnsaved && <KeptText text={state.words.text} />}
          {!props.footSlot && <ReadyLine credits={creditsOf(step)} />}
          <DraftNotices {...props} />
        </div>
        <DraftFoot {...props} sending={sending} credits={creditsOf(step)} />
      </section>
    </EditorContext>
  )
}

const unsavedOf = (editor: Editor): Kept => {
  const { words, saved } = editor.get()
  return { text: words.text, version: saved.version }
}

const creditsOf = (step: Step): number | null => (step.name === 'draft' ? step.credits : null)

/** What is typed right after the reply was sent, by the user or by someone else, runs no shortcuts. */
function useTakenAway({ comment: { _id }, onTakenAway }: DraftEditorProps, area: RefObject<HTMLElement | null>): void {
  const takenAway = useEffectEvent(onTakenAway)
  useLayoutEffect(() => {
    const text = area.current
    return () => {
      const { step } = replies.of(_id)
      const isSentHere = step.name === 'sending'
      if (!text || text !== document.activeElement || isFollowing(step)) return
      keepFocusIn(_id)
      // Strict mode mounts twice.
      queueMicrotask(() => text.isConnected || takenAway(isSentHere))
    }
  }, [area, _id])
}

/** A newer version from another window, one that was generated from outside of the editor, or newly marked parts. */
function useReceived({ comment, actions }: ReplyComposerProps, editor: ReturnType<typeof useEditorSession>): void {
  const receive = useEffectEvent(() => receiveDraft(editor, comment, actions.patch))
  const marks = comment.spans.map(({ id }) => id).join(' ')
  useEffect(() => receive(), [comment.version, comment.status, marks])
}

function useHandle(
  { comment, actions, means, takeDue, onHandle }: DraftEditorProps,
  editor: ReturnType<typeof useEditorSession>,
  { area, box }: { area: RefObject<HTMLTextAreaElement | null>; box: RefObject<HTMLElement | null> },
  sends: { byKey: (next: boolean) => void; own: (next: boolean) => void },
): void {
  const signature = useSignature(comment.brandId)
  const focus = useEffectEvent(() => {
    const text = area.current
    text?.focus({ preventScroll: true })
    // With its buttons, and below a long review.
    box.current?.scrollIntoView({ block: 'nearest' })
    const end = endOfReply(text?.value ?? '', signature)
    text?.setSelectionRange(end, end)
  })
  const write = useEffectEvent((typed: string) => {
    focus()
    const state = editor.get()
    if (!typed || !mayChange(state, means)) return
    const { text } = state.words
    const end = endOfReply(text, signature)
    // Anyone who typed before the text arrived couldn't see that it ends without a space.
    const added = /\S$/.test(text.slice(0, end)) && /^[\p{L}\p{N}]/u.test(typed) ? ` ${typed}` : typed
    putText(editor, text.slice(0, end) + added + text.slice(end), 'edited', end + added.length)
  })
  const restore = useEffectEvent((text: string) => {
    if (mayChange(editor.get(), means)) putText(editor, text, 'restored')
    focus()
  })
  const generate = useEffectEvent(() => void (means.editedBy || rewriteReply(editor, {}, actions)))
  const editedBy = useEffectEvent(() => means.editedBy)
  const send = useEffectEvent((next: boolean) => sends.byKey(next))
  const leave = useEffectEvent(() => {
    const state = editor.get()
    // A text that is being saved may have been changed back since.
    if ((!isChanged(state) && !state.saving) || state.words.text.trim() === '') return
    if (!means.editedBy && !state.newer) void saveLeftDraft(editor, actions.patch)
  })
  const handle = useEffectEvent(() => ({
    commentId: comment._id,
    hasDraft: true,
    hasReply: true,
    focus: () => focus(),
    write: (typed: string) => write(typed),
    generate: () => generate(),
    editedBy: () => editedBy(),
    send: (next: boolean) => send(next),
    showRefusal: () => showReason(box.current),
    restore: (text: string) => restore(text),
  }))
  const begin = useEffectEvent(() => {
    const due = takeDue()
    if (due) focus()
    if (due === 'send' || due === 'send-next') sends.own(due === 'send-next')
  })
  useEffect(() => {
    onHandle(handle())
    begin()
    return () => {
      onHandle(null)
      // What was typed in the last moment before another comment was opened.
      leave()
    }
  }, [onHandle])
}
