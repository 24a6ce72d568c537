import { useTranslations } from 'use-intl'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useEditorContext, useEditor } from '../editor/editor-context.ts'
import { notesOf, whyNotSendNow } from '../editor/editor-rules.ts'
import { problemOf } from '../editor/editor.ts'
import { ReadyLine } from '../editor/ready-line.tsx'
import { composerFoot } from './composer-frame.ts'
import { ConfirmRisks } from './confirm-risks.tsx'
import { useConfirmedClaims } from '../reply-store.ts'
import { hasPlatform } from '../reply-permissions.ts'
import { useNoteFirst } from '../sending/use-note-first.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { CopyButton } from './copy-button.tsx'
import { InFoot } from './in-foot.tsx'
import { NoteLine } from './note-line.tsx'
import { SendButtons } from './send-buttons.tsx'
import type { ReplyComposerProps } from './reply-composer-props.ts'
import type { SendDraft } from './use-send-draft.ts'

export interface DraftFootProps extends ReplyComposerProps {
  sending: SendDraft
  /** Credits of a draft that was just generated outside of the editor. */
  credits: number | null
}

/** The buttons that send, or the reason why the reply can’t be sent; without a platform, the one that copies it. */
export function DraftFoot(props: DraftFootProps) {
  const words = useTranslations('editor')
  const { means, platform, sending } = props
  const { editor } = useEditorContext()
  const state = useEditor(editor)
  const { comment } = state
  const refusal = whyNotSendNow(state, editor, means, useConfirmedClaims(comment._id))
  const reason = useRefusalText()(refusal, platform)
  const problem = problemOf(state, editor.limit)
  // What blocks it is above the text, where it stays on screen unless the foot is apart. So is the person editing it.
  const isSaid = refusal?.why === 'risk'
  const note = useNoteFirst(comment._id, notesOf(state))
  const isNoted = props.footSlot !== null && means.maySend && refusal === null && note.count > 0
  const send: SendDraft['send'] = (...given) => {
    if (isNoted && !sending.isUnread && note.holdsBack()) return
    sending.send(...given)
  }
  const why = reason && !means.editedBy && (!isSaid || props.footSlot) && (
    <p data-foot-why className="basis-full text-xs text-pretty text-pending-ink">
      {reason}
    </p>
  )
  return (
    <div data-blocks data-send className={composerFoot}>
      {state.saveFailed && <ErrorPanel message={words('saveFailed')} />}
      {problem && (problem.why === 'long' || state.tried) && (
        <p role="alert" className="text-xs text-danger-ink">
          {problem.why === 'long' ? words('tooLong', { count: problem.over }) : words('empty')}
        </p>
      )}
      <InFoot slot={props.footSlot}>
        {props.footSlot && (
          <div className={isNoted ? 'flex basis-full flex-wrap items-center justify-between gap-x-4' : 'contents'}>
            <ReadyLine credits={props.credits} className={isNoted ? '' : 'basis-full'} />
            {isNoted && <NoteLine {...note} />}
          </div>
        )}
        {props.footSlot && why}
        {!hasPlatform(comment) ? (
          <CopyButton text={state.words.text} isMain />
        ) : props.footSlot && isSaid && means.maySend ? (
          <ConfirmRisks commentId={comment._id} spans={notesOf(state)} />
        ) : (
          means.maySend && (
            <SendButtons
              {...props}
              comment={comment}
              sending={{ ...sending, send }}
              reason={reason}
              off={refusal !== null}
            />
          )
        )}
      </InFoot>
      {!props.footSlot && why}
    </div>
  )
}
