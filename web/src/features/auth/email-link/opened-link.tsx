import type { OpenedEmailLink } from '@bizamply/contract/email-change'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, look } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { useLink } from './use-link.ts'

/** The user has to click a button because mail scanners also open links. */
export function OpenedLink({ token, link }: { token: string; link: OpenedEmailLink }) {
  const t = useTranslations('emailChange')
  const [outcome, setOutcome] = useState<OpenedEmailLink>(link)
  const { state, kind, newEmail } = outcome
  if (state === 'open') {
    return kind === 'undo' ? (
      <Undo token={token} link={outcome} />
    ) : (
      <Confirm token={token} link={outcome} onConfirmed={setOutcome} />
    )
  }
  const good = state === 'confirmed' || state === 'changed'
  return <LinkOutcome message={t(`state.${state}`, { email: newEmail ?? '' })} failed={!good} />
}

function Confirm({
  token,
  link,
  onConfirmed,
}: {
  token: string
  link: OpenedEmailLink
  onConfirmed: (link: OpenedEmailLink) => void
}) {
  const t = useTranslations('emailChange')
  const { busy, error, confirm, stop, done } = useLink(token)
  if (done) return <LinkOutcome message={t('stopDone')} />
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('confirmTitle')}</h1>
      <p className="mt-1 text-base text-pretty text-ink-2">{t('confirmText')}</p>
      <Addresses link={link} />
      <div className="grid gap-3">
        {error && <ErrorPanel error={error} />}
        <Button
          variant="primary"
          size="lg"
          busy={busy === 'confirm'}
          busyLabel={t('confirming')}
          disabled={busy !== null}
          onClick={() => void confirm(onConfirmed)}
        >
          {t('confirmButton')}
        </Button>
        <Button
          size="lg"
          busy={busy === 'stop'}
          busyLabel={t('stopping')}
          disabled={busy !== null}
          onClick={() => void stop()}
        >
          {t('stopButton')}
        </Button>
      </div>
    </>
  )
}

function Undo({ token, link }: { token: string; link: OpenedEmailLink }) {
  const t = useTranslations('emailChange')
  const { busy, error, undo, done } = useLink(token)
  if (done) {
    return (
      <LinkOutcome message={t('undone')}>
        <Link
          to="/forgot-password"
          search={{ email: link.oldEmail ?? '' }}
          className={look({ variant: 'primary', size: 'lg' })}
        >
          {t('setPassword')}
        </Link>
      </LinkOutcome>
    )
  }
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('undoTitle')}</h1>
      <p className="mt-1 text-base text-pretty text-ink-2">{t('undoText')}</p>
      <Addresses link={link} />
      <div className="grid gap-3">
        {error && <ErrorPanel error={error} />}
        <Button variant="primary" size="lg" busy={busy === 'undo'} busyLabel={t('undoing')} onClick={() => void undo()}>
          {t('undoButton')}
        </Button>
      </div>
    </>
  )
}

function Addresses({ link }: { link: OpenedEmailLink }) {
  const t = useTranslations('emailChange')
  return (
    <dl className="my-6 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 border-y border-line py-4 text-sm">
      <dt className="text-ink-3">{t('from')}</dt>
      <dd className="min-w-0 wrap-anywhere text-ink">{link.oldEmail}</dd>
      <dt className="text-ink-3">{t('to')}</dt>
      <dd className="min-w-0 wrap-anywhere text-ink">{link.newEmail}</dd>
    </dl>
  )
}

export interface LinkOutcomeProps {
  message: string
  failed?: boolean
  /** Where to go next; by default, a link to the console. */
  children?: ReactNode
}

export function LinkOutcome({ message, failed = false, children }: LinkOutcomeProps) {
  const t = useTranslations('emailChange')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('page')}</h1>
      <div className="mt-6 grid gap-5">
        {failed ? (
          <ErrorPanel message={message} />
        ) : (
          <p
            role="status"
            className="flex items-start gap-2.5 rounded-md bg-sent-soft px-3 py-2.5 text-sm text-sent-ink"
          >
            <CircleCheck aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
            {message}
          </p>
        )}
        {children ?? (
          <Link to="/" className={look({ variant: 'neutral', size: 'lg' })}>
            {t('toConsole')}
          </Link>
        )}
      </div>
    </>
  )
}
