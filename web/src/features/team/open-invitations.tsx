import type { Invitation, TeamList } from '@bizamply/contract/team'
import { Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useInvitations } from './use-invitations.ts'
import { useRolesInWords } from './use-roles-in-words.ts'

/** Pending invitations, including expired ones. */
export function OpenInvitations({ team }: { team: TeamList }) {
  const t = useTranslations('team')
  const actions = useInvitations()
  if (team.invitations.length === 0) return null
  return (
    <section aria-labelledby="waiting-to-join" className="mt-4">
      <SectionHead
        id="waiting-to-join"
        title={t('waiting')}
        meta={t('waitingText', { count: team.invitations.length })}
      />
      <ul className="border-t border-line">
        {team.invitations.map((one) => (
          <Row key={one.id} invitation={one} team={team} actions={actions} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  invitation: Invitation
  team: TeamList
  actions: ReturnType<typeof useInvitations>
}

function Row({ invitation, team, actions }: RowProps) {
  const t = useTranslations('team')
  const format = useFormat()
  const now = useTicking()
  const inWords = useRolesInWords(team)
  const { email, invitedBy, sentAt, expired } = invitation
  const date = format.shortDate(sentAt, now)
  const busy = actions.busy === invitation.id
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-sm sm:px-6">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full border border-dashed border-line-strong text-ink-3"
      >
        <Mail size={14} />
      </span>
      <span className="min-w-0 flex-1 basis-44">
        <bdi className="block truncate font-medium text-ink">{email}</bdi>
        <span className="block truncate text-xs text-ink-3">
          {invitedBy ? t('invitedBy', { name: invitedBy, date }) : t('invitedOn', { date })}
        </span>
      </span>
      <span className="min-w-0 flex-1 basis-44 truncate text-ink-2">{inWords(invitation)}</span>
      <Until invitation={invitation} />
      <span className="flex gap-2">
        <Button
          size="sm"
          busy={busy}
          aria-label={t(expired ? 'inviteAgainTo' : 'resendTo', { email })}
          onClick={() => void actions.resend(invitation)}
        >
          {t(expired ? 'inviteAgain' : 'resend')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('withdrawTo', { email })}
          onClick={() => void actions.withdraw(invitation)}
        >
          {t('withdraw')}
        </Button>
      </span>
    </li>
  )
}

const DAY_MS = 86_400_000

function Until({ invitation: { expired, undelivered, expiresAt } }: Pick<RowProps, 'invitation'>) {
  const t = useTranslations('team')
  const format = useFormat()
  const now = useTicking()
  if (expired) {
    return (
      <span className="text-xs text-pending-ink">{t('expiredOn', { date: format.shortDate(expiresAt, now) })}</span>
    )
  }
  if (undelivered) return <span className="text-xs text-danger-ink">{t('undelivered')}</span>
  const isToday = format.shortDate(expiresAt, now) === format.shortDate(now, now)
  // Rounded up, so that a link that was just sent works for seven days.
  const days = Math.ceil((new Date(expiresAt).getTime() - now.getTime()) / DAY_MS)
  return <span className="text-xs text-ink-3">{isToday ? t('expiresToday') : t('expiresIn', { days })}</span>
}
