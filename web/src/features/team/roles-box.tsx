import type { TeamList } from '@bizamply/contract/team'
import { memberRoles } from '@bizamply/contract/roles'
import { useTranslations } from 'use-intl'
import { Meter } from '../../ui/meter.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What each role allows, and how many seats are used (placeholders until the team is loaded). */
export function RolesBox({ team }: { team: TeamList | undefined }) {
  const t = useTranslations('team')
  return (
    <dl className="grid divide-line rounded-lg border border-line text-sm max-md:divide-y md:grid-cols-4 md:divide-x">
      {memberRoles.map((role) => (
        <div key={role} className="px-4 py-3 max-md:py-2">
          <dt>
            <span className="font-medium text-ink">{t(`role.${role}`)}</span>{' '}
            <span className="text-ink-2">· {t(`rights.${role}`)}</span>
          </dt>
          <dd className="text-xs text-ink-3 max-md:sr-only">{t(`rights.${role}Text`)}</dd>
        </div>
      ))}
      <div className="px-4 py-3">
        <dt className="text-ink">{t('seats')}</dt>
        <dd className="mt-1 grid gap-1.5 text-xs text-ink-2 tabular-nums">
          {team ? <Seats team={team} /> : <SeatsWaiting />}
        </dd>
      </div>
    </dl>
  )
}

function Seats({ team: { seats, members, invitations } }: { team: TeamList }) {
  const t = useTranslations('team')
  const { taken, most } = seats
  const percent = most === null ? 0 : (taken / most) * 100
  return (
    <>
      <span>
        {most === null ? t('takenOf', { taken }) : t('taken', { taken, most })}
        {invitations.length > 0 && (
          <span className="block text-ink-3">
            {t('seatsOfTeam', { members: members.length, invited: invitations.length })}
          </span>
        )}
      </span>
      {most !== null && <Meter percent={percent} tone={taken >= most ? 'pending' : 'accent'} label={t('seats')} />}
    </>
  )
}

function SeatsWaiting() {
  return (
    <>
      <Skeleton className="my-0.5 h-3 w-20" />
      <Skeleton className="h-1.5 rounded-full" />
    </>
  )
}
