import { CODE_LENGTH } from '@bizamply/contract/code-length'
import { Clock } from 'lucide-react'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeBoxes } from '../../../ui/code-boxes.tsx'
import { clock } from './use-countdown.ts'
import { useVerification, type Trouble } from './use-verification.ts'

const TRIES = 5
const CODE_SECONDS = 300
/** Seconds until Resend is offered; the server allows five emails an hour. */
const RESEND_AFTER = 60

/** The six-digit code, its countdown, and what to do if it doesn’t work. */
export function VerifyForm({ email, onVerified }: { email: string; onVerified: () => void }) {
  const t = useTranslations('verify')
  const boxes = useRef<HTMLInputElement>(null)
  const it = useVerification(email, boxes, onVerified)
  useEffect(() => boxes.current?.focus(), [])
  const noteId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void it.verify()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <CodeBoxes
        ref={boxes}
        value={it.code}
        onChange={it.type}
        label={t('boxes')}
        invalid={it.trouble?.kind === 'invalid' || it.trouble?.kind === 'usedUp'}
        readOnly={it.busy === 'verify'}
        describedBy={noteId}
      />
      <div id={noteId} className="grid gap-1.5">
        <TroubleLine trouble={it.trouble} />
        {it.resent && !it.trouble && (
          <p role="status" className="text-xs text-sent-ink">
            {t('resent')}
          </p>
        )}
        {it.trouble?.kind !== 'usedUp' && <ClockLine left={it.left} known={it.known} />}
      </div>
      {!it.dead && (
        <Button
          key="verify"
          type="submit"
          variant="primary"
          size="lg"
          busy={it.busy === 'verify'}
          busyLabel={t('busy')}
          disabled={it.code.length < CODE_LENGTH}
          className="mt-2"
        >
          {t('submit')}
        </Button>
      )}
      {(it.dead || !it.known || it.left <= CODE_SECONDS - RESEND_AFTER) && (
        <Button
          key="resend"
          variant={it.dead ? 'primary' : 'neutral'}
          size="lg"
          busy={it.busy === 'resend'}
          busyLabel={t('resending')}
          onClick={() => void it.resend()}
          disabled={it.lockedUntil !== null}
          className={it.dead ? 'mt-2' : ''}
        >
          {t('resend')}
        </Button>
      )}
    </form>
  )
}

/** Screen readers announce only the last minute and the expiry. */
function ClockLine({ left, known }: { left: number; known: boolean }) {
  const t = useTranslations('verify')
  if (!known) return <p className="text-xs text-pretty text-ink-2">{t('unknown')}</p>
  return (
    <>
      <p className="flex items-center gap-1.5 text-xs text-ink-2 tabular-nums">
        <Clock aria-hidden="true" size={14} className="text-ink-3" />
        {left === 0 ? t('expired') : t('expiresIn', { left: clock(left) })}
      </p>
      <p role="status" className="sr-only">
        {left === 0 ? t('expired') : left <= 60 ? t('minuteLeft') : ''}
      </p>
    </>
  )
}

function TroubleLine({ trouble }: { trouble: Trouble | null }) {
  const t = useTranslations('verify')
  const format = useFormat()
  if (!trouble || trouble.kind === 'expired') return null
  const words = (): string => {
    if (trouble.kind === 'other') return trouble.words
    return trouble.kind === 'tooMany' ? t('tooMany', { time: format.time(trouble.until) }) : t(trouble.kind)
  }
  const left = trouble.kind === 'invalid' ? trouble.triesLeft : null
  return (
    <p role="alert" className="flex justify-between gap-3 text-xs text-danger-ink tabular-nums">
      <span>{words()}</span>
      {left !== null && <span className="shrink-0">{t('triesLeft', { left, all: TRIES })}</span>}
    </p>
  )
}
