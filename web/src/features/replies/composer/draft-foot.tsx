import { creditsFor } from '@bizamply/contract/prices'
import { Check, CornerDownRight, SendHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useEditorContext, useEditor } from '../editor/editor-context.ts'
import { whyNotSendNow } from '../editor/editor-rules.ts'
import { isChanged, problemOf } from '../editor/editor.ts'
import { useConfirmedClaims } from '../reply-store.ts'
import { hasPlatform } from '../rules.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { SendMenu } from '../sending/send-menu.tsx'
import { CopyButton } from './copy-button.tsx'
import { InFoot } from './in-foot.tsx'
import type { ReplyComposerProps } from './reply-composer-props.ts'
import type { SendDraft } from './use-send-draft.ts'

/** Send, send and open the next one, and whether the text is saved. */
export function DraftFoot(props: ReplyComposerProps & { sending: SendDraft }) {
  const t = useTranslations('replies')
  const words = useTranslations('editor')
  const { means, platform, sending } = props
  const { editor } = useEditorContext()
  const state = useEditor(editor)
  const { comment } = state
  const refusal = whyNotSendNow(state, editor, means, useConfirmedClaims(comment._id))
  const textOf = useRefusalText()
  const reason = refusal === null || typeof refusal === 'string' ? '' : textOf(refusal, platform)
  const problem = problemOf(state, editor.limit)
  const off = refusal ? true : undefined
  const label = !hasPlatform(comment)
    ? t('sendPlain')
    : comment.delivery?.state === 'failed'
      ? t('sendAgain')
      : t('sendTo', { platform })
  const price =
    means.prices && hasPlatform(comment) ? t('credits', { count: creditsFor(means.prices, 'send') }) : undefined
  return (
    <div className="grid gap-2 border-t border-line px-3 py-3 max-lg:empty:hidden">
      {state.saveFailed && <ErrorPanel message={words('saveFailed')} />}
      {problem && (problem.why === 'long' || state.tried) && (
        <p role="alert" className="text-xs text-danger-ink">
          {problem.why === 'long' ? words('tooLong', { count: problem.over }) : words('empty')}
        </p>
      )}
      <InFoot slot={props.footSlot}>
        {!hasPlatform(comment) && <CopyButton text={state.words.text} />}
        {means.maySend && (
          <>
            <span className="inline-flex min-w-0 max-lg:flex-1">
              {/* Where the button has no room for the platform's name, its description has it. */}
              <Tooltip content={reason || (props.footSlot ? label : '')} describes>
                <Button
                  variant="primary"
                  className={hasPlatform(comment) ? 'rounded-r-none max-lg:flex-1' : 'max-lg:flex-1'}
                  icon={<SendHorizontal aria-hidden="true" size={14} />}
                  busy={sending.busy}
                  busyLabel={words('sending')}
                  aria-disabled={off}
                  aria-keyshortcuts="Control+Enter"
                  onClick={() => sending.send('platform', false)}
                  {...(price ? { price } : {})}
                >
                  {props.footSlot ? t('sendPlain') : label}
                </Button>
              </Tooltip>
              <SendMenu
                {...props}
                comment={comment}
                refusal={reason}
                off={off === true}
                onBoth={() => sending.send('both', false)}
              />
            </span>
            <Tooltip content={reason} describes>
              <Button
                icon={<CornerDownRight aria-hidden="true" size={14} />}
                className="max-lg:flex-1"
                aria-disabled={off}
                aria-keyshortcuts="Control+Shift+Enter"
                onClick={() => sending.send('platform', true)}
              >
                {t('sendNext')}
              </Button>
            </Tooltip>
          </>
        )}
        <Saved />
      </InFoot>
      {reason && <p className="text-xs text-pretty text-pending-ink">{reason}</p>}
    </div>
  )
}

function Saved() {
  const t = useTranslations('replies')
  const words = useTranslations('editor')
  const format = useFormat()
  const state = useEditor(useEditorContext().editor)
  const saved = !isChanged(state)
  return (
    <span className="ml-auto inline-flex items-center gap-2 text-xs whitespace-nowrap text-ink-3 max-lg:hidden">
      <span role="status" className="inline-flex items-center gap-1 tabular-nums">
        {state.saving ? (
          words('saving')
        ) : saved ? (
          <>
            <Check aria-hidden="true" size={14} className="text-sent-ink" />
            {t('savedAt', { time: format.time(state.comment.updatedAt) })}
          </>
        ) : (
          words('unsaved')
        )}
      </span>
      <span aria-hidden="true" className="flex gap-1">
        <Kbd>Ctrl</Kbd>
        <Kbd>↵</Kbd>
      </span>
    </span>
  )
}
