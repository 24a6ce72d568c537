import type { Comment } from '@bizamply/contract/comments'
import { SendHorizontal } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { InFoot } from './in-foot.tsx'

export interface OwnFootProps {
  /** The foot of a narrow pane; null: the buttons are below the text. */
  slot: HTMLElement | null
  text: string
  busy: boolean
  /** Someone else wrote a draft in the meantime. */
  isSecond: boolean
  choice: Ref<HTMLDivElement>
  /** The comment's status once the text can no longer be saved; null before that. */
  tooLate: Comment['status'] | null
  /** Someone else is editing the reply. */
  isTaken: boolean
  /** What sending is called and costs, and why it can’t be done now or an empty text; null if it’s never possible. */
  send: { label: string; reason: string; price?: string } | null
  onSend: () => void
  onSave: () => void
  onCancel: () => void
}

/** Why a first draft can't be saved as it is, and what can be done with it. */
export function OwnFoot({ slot, text, busy, isSecond, choice, tooLate, isTaken, ...props }: OwnFootProps) {
  const t = useTranslations('replies')
  const words = useTranslations('editor')
  const shared = useTranslations('shared')
  const { onSave, onCancel } = props
  // Which of two texts to keep is decided before one is sent.
  const send = isSecond || tooLate ? null : props.send
  const off = isTaken ? true : undefined
  return (
    <>
      {isSecond && <Notice ref={choice} title={t('staleTitle')} text={words('conflictText')} />}
      {tooLate && <Notice title={t(tooLate === 'sent' ? 'ownTooLate' : 'ownBeingSent')} />}
      <InFoot slot={slot}>
        {send && (
          <Button
            variant="primary"
            className="shrink-0 max-lg:flex-auto"
            icon={<SendHorizontal aria-hidden="true" size={14} />}
            busy={busy}
            busyLabel={t('ownSaving')}
            aria-disabled={off || send.reason !== '' || undefined}
            data-tooltip={send.reason || undefined}
            aria-keyshortcuts="Control+Enter"
            onClick={props.onSend}
            {...(send.price ? { price: send.price } : {})}
          >
            {send.label}
          </Button>
        )}
        {tooLate ? (
          <CopyButton text={text} />
        ) : (
          <Button
            variant={send ? 'neutral' : 'primary'}
            className={send ? '' : 'max-lg:flex-1'}
            busy={busy && !send}
            busyLabel={t('ownSaving')}
            aria-disabled={off}
            onClick={onSave}
          >
            {isSecond ? words('keepMine') : t('ownSave')}
          </Button>
        )}
        <Button variant="ghost" {...(tooLate ? { size: 'sm' } : {})} onClick={onCancel}>
          {tooLate ? t('ownDiscard') : isSecond ? words('takeTheirs') : shared('cancel')}
        </Button>
      </InFoot>
    </>
  )
}

function Notice({ ref, title, text }: { ref?: Ref<HTMLDivElement>; title: string; text?: string }) {
  return (
    <div ref={ref} role="alert" className="rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink">
      <p className="font-medium">{title}</p>
      {text && <p className="text-ink-2">{text}</p>}
    </div>
  )
}
