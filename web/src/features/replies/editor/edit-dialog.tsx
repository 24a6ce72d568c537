import type { Comment } from '@bizamply/contract/comments'
import { useBlocker } from '@tanstack/react-router'
import * as Tabs from 'radix-ui/tabs'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../../lib/media.ts'
import { endOfReply, useSignature } from '../../../lib/signature.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { AreaFoot } from './area-foot.tsx'
import { CompareView } from '../versions/compare-view.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { EditorClaims } from './editor-claims.tsx'
import { EditorCustomer } from './editor-customer.tsx'
import { EditorContext, useEditor, type EditorContextValue } from './editor-context.ts'
import { mayChange } from './editor-rules.ts'
import { insertText, isChanged } from './editor.ts'
import { EditorFoot } from './editor-foot.tsx'
import { EditorFrame } from './editor-frame.tsx'
import { EditorHead } from './editor-head.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { EditorSources } from './editor-sources.tsx'
import { EditorTools, type Pane } from './editor-tools.tsx'
import { MarkedArea } from './marked-area.tsx'
import { useReadFirst } from '../sending/read-first.ts'
import { showReason } from '../composer/show-reason.ts'
import type { Refusal } from '../reply-permissions.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { ReadyLine } from './ready-line.tsx'
import { ReplyPreview } from './reply-preview.tsx'
import type { InsertText } from '../insert-text.ts'
import { useEditorSession } from './use-editor-session.ts'
import type { TextMenus } from '../text-target.ts'
import { useReadNotesFirst } from './use-read-notes-first.ts'
import { useEditorExits } from './use-editor-exits.ts'
import { VersionsPanel } from '../versions/versions-panel.tsx'

export interface EditDialogProps extends Pick<
  EditorContextValue,
  'actions' | 'means' | 'platform' | 'brandName' | 'userName'
> {
  comment: Comment
  limit: number
  picture: ReactNode
  /** A link to the customer's earlier reviews. */
  earlier: ReactNode
  presence?: ReactNode
  /** Above everything else, e.g. that someone else edits it. */
  notice?: ReactNode
  Menus: TextMenus
  onClose: () => void
  /** The reply is about to be sent, and the editor to close. */
  onSend: () => void
  /** It's being sent; `next`: the user wants the next review. */
  onSent: (comment: Comment, next: boolean) => void
  /** Called after Undo. */
  onUndone: (comment: Comment) => void
}

/** Edit Response: the comment, the reply with its actions, and all its versions. */
export function EditDialog(props: EditDialogProps) {
  const { comment, limit, actions, Menus } = props
  const t = useTranslations('editor')
  const editor = useEditorSession(comment, limit, actions, Boolean(props.means.editedBy))
  const area = useRef<HTMLTextAreaElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const textOf = useRefusalText()
  const signature = useSignature(comment.brandId)
  const [pane, setPane] = useState<Pane>('edit')
  const [compared, setCompared] = useState<{ version: number; text: string } | null>(null)
  const narrow = useMedia('(max-width: 1099px)')
  const state = useEditor(editor)
  // A user who types into a text has read it.
  const isUnread = useReadFirst(comment._id, { isBeingWritten: state.writing !== null }) && !isChanged(state)
  const showWhy = (refusal: Refusal | null) => {
    setPane('edit')
    showReason(body.current, textOf(refusal, props.platform))
  }
  const exits = useEditorExits(editor, { ...props, isUnread, onRefused: showWhy })
  useBack(exits.leave)
  const show = (part: { start: number; end: number }) => {
    setCompared(null)
    setPane('edit')
    window.requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(part.start, part.end)
    })
  }
  const send = useReadNotesFirst({
    ...props,
    ...exits,
    editor,
    isUnread,
    isNarrow: narrow,
    onHidden: () => setPane('edit'),
  })
  const insert: InsertText = (...given) => insertText(editor, area.current, ...given)
  const open = mayChange(state, props.means) && pane === 'edit' && compared === null
  const compare = (version: number, text: string) => {
    setPane('edit')
    setCompared({ version, text })
  }
  return (
    <EditorContext value={{ ...props, editor, show, isUnread }}>
      <EditorFrame onLeave={exits.leave} onSend={send.byKey} onReady={() => focusEnd(area.current, signature)}>
        <EditorHead picture={props.picture} presence={props.presence} onClose={exits.leave} />
        <Tabs.Root
          ref={body}
          value={narrow || pane !== 'versions' ? pane : 'edit'}
          onValueChange={(next) => {
            setCompared(null)
            setPane(next as Pane)
          }}
          className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] min-[1100px]:grid-cols-[minmax(0,1fr)_280px]"
        >
          <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-4 py-4 sm:px-6">
            {props.notice}
            <EditorCustomer earlier={props.earlier} />
            <EditorTools
              narrow={narrow}
              menus={<Menus comment={state.comment} brandName={props.brandName} open={open} insertText={insert} />}
            />
            <Tabs.Content value="edit" tabIndex={-1} className={paneLook}>
              {compared ? (
                <CompareView {...compared} onBack={() => setCompared(null)} />
              ) : (
                <div className={box}>
                  <MarkedArea areaRef={area} />
                  <AreaFoot areaRef={area} />
                </div>
              )}
              <ConflictPanel onCompare={compare} />
              <EditorClaims />
              <EditorSources />
              <EditorNotices />
              <ReadyLine />
            </Tabs.Content>
            <Tabs.Content value="preview" tabIndex={-1} className={paneLook}>
              <ReplyPreview />
            </Tabs.Content>
            {narrow && (
              <Tabs.Content
                value="versions"
                tabIndex={-1}
                className="min-h-0 flex-1 overflow-y-auto rounded-md bg-surface-2"
              >
                <VersionsPanel onCompare={compare} />
              </Tabs.Content>
            )}
          </div>
          {!narrow && (
            <aside
              aria-label={t('versions')}
              className="min-h-0 overflow-y-auto border-l border-line bg-surface-2 dark:bg-surface"
            >
              <VersionsPanel onCompare={compare} />
            </aside>
          )}
        </Tabs.Root>
        <EditorFoot
          onCancel={exits.cancel}
          onSave={exits.save}
          onSend={send.byButton}
          sending={exits.sending}
          isUnread={isUnread}
        />
      </EditorFrame>
      <ConfirmDialog
        open={exits.asks}
        onOpenChange={(open) => !open && exits.stay()}
        title={t('discardTitle')}
        description={t('discardText')}
        action={t('discard')}
        onConfirm={exits.giveUp}
      />
    </EditorContext>
  )
}

/** Back closes the editor, as Escape does, and stays on the page; a link still leaves it. */
function useBack(leave: () => void): void {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      const isLink = action === 'PUSH' || action === 'REPLACE'
      if (!isLink) leave()
      return !isLink
    },
    enableBeforeUnload: false,
  })
}

function focusEnd(area: HTMLTextAreaElement | null, signature: string | null): void {
  const end = endOfReply(area?.value ?? '', signature)
  area?.focus()
  area?.setSelectionRange(end, end)
}

const paneLook = 'flex flex-[1_0_20rem] flex-col gap-3 outline-none data-[state=inactive]:hidden'
const box =
  'flex min-h-56 flex-1 flex-col rounded-md border border-line-strong bg-surface shadow-1 transition-colors duration-100 ' +
  'focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20 dark:bg-surface-2'
