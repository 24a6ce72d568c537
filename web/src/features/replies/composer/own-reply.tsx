import type { Comment } from '@bizamply/contract/comments'
import { Maximize2, UserPen } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type Ref, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { usePreferences } from '../../../lib/preferences.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { touchTarget } from '../../../ui/touch-target.ts'
import { EditorClaims } from '../editor/editor-claims.tsx'
import { EditorContext, useEditor } from '../editor/editor-context.ts'
import { EditorSources } from '../editor/editor-sources.tsx'
import { insertText, putText, type Editor } from '../editor/editor.ts'
import { MarkedArea } from '../editor/marked-area.tsx'
import { ReadyLine } from '../editor/ready-line.tsx'
import { replies } from '../reply-store.ts'
import type { Refusal } from '../reply-permissions.ts'
import { composerBody, composerFrame, composerHead } from './composer-frame.ts'
import { OwnFoot } from './own-foot.tsx'
import { OwnHint } from './own-hint.tsx'
import { whyNotSendOwn } from './own-refusal.ts'
import type { ComposerHandle, OwnReplyProps } from './reply-composer-props.ts'
import { useSavedOnline } from './save-own-reply.ts'
import { showReason } from './show-reason.ts'
import { useOwnEditor } from './use-own-editor.ts'
import { useOwnSave } from './use-own-save.ts'
import { useTyping } from './use-typing.ts'

/** A first draft by the user. If someone else was faster, both texts are kept until the user chooses. */
export function OwnReply(props: OwnReplyProps) {
  const t = useTranslations('replies')
  const { comment, means, Menus } = props
  const { opensNext } = usePreferences()
  const editor = useOwnEditor(props)
  const own = useOwnSave(props, editor)
  const { work, isSecond, isTooLate } = own
  const area = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLElement>(null)
  const choice = useRef<HTMLDivElement>(null)
  const taken = means.editedBy !== undefined
  const { text } = useEditor(editor).words
  useTyping(text, text !== '' && !isTooLate, props.onTyping)
  const send = (next: boolean) => {
    const refusal = whyNotSendOwn(comment, editor.get(), means, replies.of(comment._id).confirmedClaims)
    // Which text to keep isn’t chosen by the key that sends.
    if (isSecond) choice.current?.scrollIntoView({ block: 'nearest' })
    else if (means.maySend && refusal && ofText.has(refusal.why)) showReason(box.current)
    else if (work === null) void (means.maySend ? own.saveAndSend(next) : own.save())
  }
  const sendByKey = (next: boolean) => send(next || opensNext)
  useSavedOnline(area, own.saveOnline)
  useReplaced(area, props.onReplaced)
  useHandle(
    props,
    editor,
    { area, box },
    { leave: own.leave, generate: (confirm) => void own.generate(confirm), send: sendByKey },
  )
  const show = (part: { start: number; end: number }) => {
    area.current?.focus()
    area.current?.setSelectionRange(part.start, part.end)
  }
  return (
    <EditorContext value={{ ...props, editor, show, isUnread: false }}>
      <section ref={box} aria-label={t('composer')} className={composerFrame}>
        <div className={composerHead}>
          <p className="flex min-w-0 items-center gap-1.5 text-xs">
            <UserPen aria-hidden="true" size={14} className="shrink-0 text-draft-ink" />
            <span className="truncate font-medium text-draft-ink">{t('ownLabel')}</span>
          </p>
          {!isTooLate && (
            <span className="ml-auto flex shrink-0 items-center gap-1 max-[359px]:gap-0">
              <Menus
                comment={comment}
                brandName={props.brandName}
                open={!taken && work === null}
                insertText={(...given) => (own.inserting(given[1]), insertText(editor, area.current, ...given))}
              />
              {!isSecond && (
                <IconButton
                  size="sm"
                  className={touchTarget}
                  label={t('expand')}
                  icon={<Maximize2 size={16} />}
                  aria-disabled={taken || undefined}
                  onClick={() => void own.expand()}
                />
              )}
            </span>
          )}
        </div>
        <MarkedArea
          areaRef={area}
          isSending={work === 'send'}
          isLocked={isTooLate || work !== null}
          onSend={sendByKey}
        />
        <OwnHint {...props} {...own} onSave={() => void own.save()} />
        <div className={composerBody}>
          {isSecond && <Notice ref={choice} title={t('staleTitle')} isChoice />}
          {isTooLate && <Notice title={t(comment.status === 'sent' ? 'ownTooLate' : 'ownBeingSent')} />}
          <EditorClaims />
          <EditorSources />
          <ReadyLine />
        </div>
        <OwnFoot {...props} {...own} onSend={send} onSave={() => void own.save()} onCancel={own.cancel} />
      </section>
    </EditorContext>
  )
}

/** Refusals that the text itself resolves; about others, such as being offline, the saved draft decides. */
const ofText: ReadonlySet<Refusal['why']> = new Set(['claims', 'risk', 'unchecked', 'placeholders'])

function Notice({ ref, title, isChoice = false }: { ref?: Ref<HTMLDivElement>; title: string; isChoice?: boolean }) {
  const words = useTranslations('editor')
  return (
    <div ref={ref} role="alert" className="rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink">
      <p className="font-medium">{title}</p>
      {isChoice && <p className="text-ink-2">{words('conflictText')}</p>}
    </div>
  )
}

function useReplaced(area: RefObject<HTMLTextAreaElement | null>, onReplaced: () => void): void {
  const replaced = useEffectEvent(onReplaced)
  useLayoutEffect(() => {
    const text = area.current
    return () => {
      if (text && text === document.activeElement) replaced()
    }
  }, [area])
}

/** What the screen's keys do here. */
function useHandle(
  props: OwnReplyProps,
  editor: Editor,
  { area, box }: { area: RefObject<HTMLTextAreaElement | null>; box: RefObject<HTMLElement | null> },
  can: { leave: () => void } & Pick<ComposerHandle, 'generate' | 'send'>,
): void {
  const { comment, onHandle, takeDue } = props
  const taken = props.means.editedBy
  const focus = useEffectEvent(() => {
    const { length } = editor.get().words.text
    area.current?.focus({ preventScroll: true })
    // With its buttons, and below a long review.
    box.current?.scrollIntoView({ block: 'nearest' })
    area.current?.setSelectionRange(length, length)
  })
  const write = useEffectEvent((typed: string) => {
    focus()
    if (typed && !taken) putText(editor, editor.get().words.text + typed, 'edited')
  })
  const generate = useEffectEvent(can.generate)
  const send = useEffectEvent(can.send)
  const editedBy = useEffectEvent(() => taken)
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
    showRefusal: () => showReason(box.current),
  }))
  const leave = useEffectEvent(can.leave)
  const isLeft = useEffectEvent(props.isLeft)
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
        if (!isMounted.current && isLeft()) leave()
      })
    }
  }, [onHandle])
}
