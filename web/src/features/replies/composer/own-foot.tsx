import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { useEditor, useEditorContext } from '../editor/editor-context.ts'
import { problemOf } from '../editor/editor.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { composerFoot } from './composer-frame.ts'
import { CopyButton } from './copy-button.tsx'
import { InFoot } from './in-foot.tsx'
import type { ReplyComposerProps } from './reply-composer-props.ts'
import { SendButtons } from './send-buttons.tsx'
import { maySendOwn, useOwnRefusal } from './own-refusal.ts'

export interface OwnFootProps extends ReplyComposerProps {
  work: 'save' | 'send' | null
  /** Someone else wrote a draft in the meantime. */
  isSecond: boolean
  /** The text can no longer be saved. */
  isTooLate: boolean
  /** Why it wasn't saved. */
  problem: string | undefined
  onSend: (next: boolean) => void
  onSave: () => void
  onCancel: () => void
}

/** What can be done with a first text, and why not. */
export function OwnFoot({ work, isSecond, isTooLate, problem, onSend, onSave, onCancel, ...props }: OwnFootProps) {
  const t = useTranslations('replies')
  const words = useTranslations('editor')
  const shared = useTranslations('shared')
  const { comment, means, platform, footSlot } = props
  const { editor } = useEditorContext()
  const state = useEditor(editor)
  const { text } = state.words
  const refusal = useOwnRefusal(comment, means)
  const reason = useRefusalText()(refusal, platform)
  const isTaken = means.editedBy !== undefined
  const long = problemOf(state, editor.limit)
  const maySend = maySendOwn(props, { isSecond, isTooLate })
  const why = maySend && !isTaken && reason && (
    <p data-foot-why className="basis-full text-xs text-pretty text-pending-ink">
      {reason}
    </p>
  )
  const isLong = long?.why === 'long'
  return (
    <div data-blocks data-send className={composerFoot}>
      {(problem || isLong) && (
        <p role="alert" className="text-xs text-danger-ink">
          {isLong ? words('tooLong', { count: long.over }) : problem}
        </p>
      )}
      <InFoot slot={footSlot}>
        {footSlot && why}
        {maySend && (
          <SendButtons
            {...props}
            hasMenu={false}
            sending={{ busy: work === 'send', isUnread: false, send: (_, next) => void onSend(next) }}
            reason={reason}
            off={isTaken || isLong || refusal !== null}
          />
        )}
        <span className={`flex gap-2 ${maySend ? 'ml-auto max-lg:ml-0 max-lg:flex-auto' : 'max-lg:flex-auto'}`}>
          {isTooLate ? (
            <CopyButton text={text} />
          ) : maySend ? null : (
            <Button
              variant="primary"
              className="max-lg:flex-auto"
              busy={work !== null}
              busyLabel={t('ownSaving')}
              aria-disabled={isTaken || isLong || undefined}
              onClick={onSave}
            >
              {isSecond ? words('keepMine') : t('ownSave')}
            </Button>
          )}
          <Button variant="ghost" {...(isTooLate ? { size: 'sm' as const } : {})} onClick={onCancel}>
            {isTooLate ? t('ownDiscard') : isSecond ? words('takeTheirs') : shared('cancel')}
          </Button>
        </span>
      </InFoot>
      {!footSlot && why}
    </div>
  )
}
