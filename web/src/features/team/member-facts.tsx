import type { TeamMember } from '@bizamply/contract/team'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { useTicking } from '../../lib/format.ts'
import { LiveDot } from '../../ui/live-dot.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'

/** Five minutes, because the server records activity once a minute. */
const NOW_MS = 300_000

export function SecondFactor({ on }: { on: boolean | null }) {
  const t = useTranslations('team')
  if (on === null) return null
  const Icon = on ? ShieldCheck : ShieldAlert
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm ${on ? 'text-ink-2' : 'text-pending-ink'}`}>
      <Icon aria-hidden="true" size={14} className={on ? 'text-sent-ink' : ''} />
      {t(on ? 'factorOn' : 'factorOff')}
    </span>
  )
}

/** Only admins see it, and users their own. */
export function LastActive({ member: { lastActiveAt: at, secondFactor } }: { member: TeamMember }) {
  const t = useTranslations('team')
  const now = useTicking()
  if (at === null) return <span className="text-sm text-ink-3">{t(secondFactor === null ? 'hidden' : 'never')}</span>
  if (now.getTime() - new Date(at).getTime() < NOW_MS) return <LiveDot tone="live" label={t('activeNow')} />
  return <RelativeTime at={at} className="text-sm text-ink-2" />
}

/** Members without two-factor sign-in; hidden if there are none, or if the user may not see it. */
export function WithoutFactor({ members }: { members: readonly TeamMember[] }) {
  const t = useTranslations('team')
  const format = useFormatter()
  const names = members.filter(({ secondFactor }) => secondFactor === false).map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <p className="mt-3 flex items-center gap-2 px-4 text-xs text-ink-3 sm:px-6">
      <ShieldAlert aria-hidden="true" size={14} className="shrink-0 text-pending-ink" />
      {t('noFactor', { names: format.list(names), count: names.length })}
    </p>
  )
}
