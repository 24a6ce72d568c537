import type { Viewing } from '@bizamply/contract/support-access'
import { Eye, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { useUser } from '../../lib/session.ts'
import { useSecondsUntil } from '../../lib/use-seconds-until.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { reloadAt } from './reload-at.ts'

/** Shown above every screen while an administrator views the console as a member. */
export function ViewingBanner() {
  const { viewing } = useUser()
  return viewing ? <Banner viewing={viewing} /> : null
}

function Banner({ viewing: { name, companyName: company, endsAt } }: { viewing: Viewing }) {
  const t = useTranslations('supportAccess.banner')
  const seconds = useSecondsUntil(endsAt)
  const [busy, setBusy] = useState(false)
  const isOver = seconds === 0
  const leave = async () => {
    setBusy(true)
    try {
      await api.supportAccess.end(undefined, { context: { switchesUser: true } })
      reloadAt('/customers')
    } catch (thrown) {
      toast.error(t('failed'), { description: CallError.from(thrown).message })
      setBusy(false)
    }
  }
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-10 shrink-0 items-center gap-x-3 gap-y-1 bg-inverse px-4 py-1 text-sm text-on-inverse max-sm:flex-wrap"
    >
      <Eye aria-hidden="true" size={16} className="shrink-0 max-sm:hidden" />
      <p className="min-w-0 flex-1 text-pretty max-sm:basis-full">
        <strong className="font-semibold">{isOver ? t('over', { company }) : t('as', { name, company })}</strong>{' '}
        {!isOver && <span className="max-lg:hidden">{t('text')}</span>}
      </p>
      {!isOver && (
        <span role="timer" className="shrink-0 tabular-nums">
          {t('ends', { time: clock(seconds) })}
        </span>
      )}
      {isOver ? (
        <Button size="xs" className="shrink-0" onClick={() => reloadAt('/customers')}>
          {t('back')}
        </Button>
      ) : (
        <Button
          size="xs"
          className="shrink-0 max-sm:ml-auto"
          busy={busy}
          busyLabel={t('leaving')}
          icon={<LogOut aria-hidden="true" size={14} />}
          onClick={() => void leave()}
        >
          {t('leave')}
        </Button>
      )}
    </section>
  )
}

/** `24:12` */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`
