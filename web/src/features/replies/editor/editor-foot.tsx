import { creditsFor } from '@bizamply/contract/prices'
import { SendHorizontal, Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useOnline } from '../../../lib/events.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useConfirmedClaims } from '../reply-store.ts'
import { useEditorContext, useEditor } from './editor-context.ts'
import { lockOf, whyNotSendNow, whyNotWrite } from './editor-rules.ts'
import { problemOf } from './editor.ts'
import { hasPlatform } from '../reply-permissions.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import { lowWindow } from './low-window.ts'
import { rewriteReply } from './rewrite-reply.ts'

export interface EditorFootProps {
  onCancel: () => void
  onSave: () => void
  onSend: (next: boolean) => void
  sending: boolean
  isUnread: boolean
}

export function EditorFoot({ onCancel, onSave, ...sends }: EditorFootProps) {
  const t = useTranslations('editor')
  const { editor, means } = useEditorContext()
  const state = useEditor(editor)
  const open = lockOf(state) === null && means.mayWrite
  const problem = problemOf(state, editor.limit)
  const sendable = hasPlatform(state.comment)
  const isOnline = useOnline()
  const isLow = useMedia(lowWindow)
  const isNarrow = useMedia('(max-width: 639px)')
  const streams = state.writing !== null && !state.writing.stopped
  return (
    <footer className="border-t border-line">
      {state.saveFailed && (
        <div className="px-4 pt-3 sm:px-6">
          <ErrorPanel message={t(isOnline ? 'saveFailed' : 'saveFailedOffline')} />
        </div>
      )}
      {problem && (problem.why === 'long' || state.tried) && (
        <p role="alert" className="px-4 pt-3 text-xs text-danger-ink sm:px-6">
          {problem.why === 'long' ? t('tooLong', { count: problem.over }) : t('empty')}
        </p>
      )}
      <div className={`flex flex-wrap items-center gap-2 px-4 sm:px-6 ${isLow ? 'py-2' : 'py-3'}`}>
        {open && <GenerateButton />}
        {!isLow && !isNarrow && <Costs />}
        <span className="flex gap-2 max-sm:flex-1 max-sm:flex-wrap sm:ml-auto">
          <Button className="max-sm:flex-auto" onClick={onCancel}>
            {t('cancel')}
          </Button>
          {open && (
            <Button
              variant={sendable ? 'neutral' : 'primary'}
              className="max-sm:flex-auto"
              busy={state.saving === 'hand'}
              busyLabel={t('saving')}
              aria-disabled={problem?.why === 'long' || streams ? true : undefined}
              onClick={onSave}
            >
              {t('save')}
            </Button>
          )}
          {open && sendable && <SendButton {...sends} isNarrow={isNarrow} />}
        </span>
      </div>
    </footer>
  )
}

function GenerateButton() {
  const t = useTranslations('editor')
  const { editor, actions, means, platform, isUnread } = useEditorContext()
  const state = useEditor(editor)
  const refusal = whyNotWrite(state, means)
  const reason = useRefusalText()(refusal, platform)
  const off = refusal !== null || state.writing !== null || isUnread
  return (
    <>
      <Tooltip content={reason} describes>
        <Button
          className="max-sm:w-full"
          icon={<Sparkles aria-hidden="true" size={16} className={off ? '' : 'text-accent-ink'} />}
          aria-disabled={off ? true : undefined}
          onClick={() => void rewriteReply(editor, {}, actions)}
          {...(means.prices ? { price: t('credits', { count: creditsFor(means.prices, 'generate') }) } : {})}
        >
          {t('generate')}
        </Button>
      </Tooltip>
      {reason && <span className="text-xs text-danger-ink">{reason}</span>}
    </>
  )
}

function Costs() {
  const t = useTranslations('editor')
  const format = useFormat()
  const { editor, means, platform } = useEditorContext()
  const { comment } = useEditor(editor)
  const { prices, available } = means
  if (!prices) return null
  const words = hasPlatform(comment)
    ? t('costs', { platform, send: creditsFor(prices, 'send'), both: creditsFor(prices, 'send', 'both') })
    : t('costsNone')
  return (
    <p className="min-w-0 flex-1 basis-40 px-1 text-xs text-pretty text-ink-3 tabular-nums">
      {words} {available !== undefined && t('have', { count: format.number(available) })}
    </p>
  )
}

interface SendButtonProps extends Omit<EditorFootProps, 'onCancel' | 'onSave'> {
  /** There is no room for the platform's name, so the description has it. */
  isNarrow: boolean
}

function SendButton({ onSend, sending, isUnread, isNarrow }: SendButtonProps) {
  const t = useTranslations('editor')
  const { editor, means, platform } = useEditorContext()
  const state = useEditor(editor)
  const refusal = whyNotSendNow(state, editor, means, useConfirmedClaims(state.comment._id))
  const reason = useRefusalText()(refusal, platform)
  const whole = t('sendTo', { platform })
  return (
    <Tooltip content={reason || (isNarrow ? whole : '')} describes>
      <Button
        variant="primary"
        className="max-sm:flex-auto"
        icon={<SendHorizontal aria-hidden="true" size={14} className="max-sm:hidden" />}
        busy={sending}
        busyLabel={t('sending')}
        aria-disabled={refusal || isUnread ? true : undefined}
        aria-keyshortcuts="Control+Enter"
        onClick={() => onSend(false)}
        {...(means.prices ? { price: t('credits', { count: creditsFor(means.prices, 'send') }) } : {})}
      >
        {isNarrow ? t('send') : whole}
      </Button>
    </Tooltip>
  )
}
