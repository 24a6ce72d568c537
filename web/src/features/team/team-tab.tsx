import type { TeamList } from '@bizamply/contract/team'
import { plans } from '@bizamply/contract/plans'
import { Link } from '@tanstack/react-router'
import { UserPlus, Users } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useMedia } from '../../lib/media.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { textLink } from '../../ui/text-link.ts'
import { CustomRoleList } from './custom-roles/custom-role-list.tsx'
import { WithoutFactor } from './member-facts.tsx'
import { MemberList } from './member-list.tsx'
import { MemberTable } from './member-table.tsx'
import { useTeam } from './queries.ts'
import { RecoveryList } from './recovery/recovery-list.tsx'
import { RolesBox } from './roles-box.tsx'
import { useTeamActions } from './use-team-actions.ts'
import { WaitingList } from './waiting-list.tsx'

const InviteDialog = lazyPart(() => import('./invite/invite-dialog.tsx').then((it) => ({ default: it.InviteDialog })))
const TeamDialogs = lazyPart(() => import('./team-dialogs.tsx').then((it) => ({ default: it.TeamDialogs })))

/** The company's members: admins manage them, everyone else can read the list. */
export function TeamTab({ changes }: { changes?: ReactNode }) {
  const t = useTranslations('team')
  const { data, error, refetch } = useTeam()
  const retry = () => void refetch()
  if (data) {
    return (
      <Team
        team={data}
        changes={changes}
        stale={
          error && <ErrorPanel className="mx-4 mb-4 sm:mx-6" error={error} say={() => t('stale')} onRetry={retry} />
        }
      />
    )
  }
  if (error) {
    return (
      <div className="px-4 pt-6 sm:px-6">
        <h2 className="mb-4 text-lg font-semibold">{t('title')}</h2>
        <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={retry} />
      </div>
    )
  }
  return (
    <div role="status" className="pt-6">
      <span className="sr-only">{t('loading')}</span>
      <div className="flex items-center justify-between px-4 pb-4 sm:px-6">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <Skeleton className="h-8 w-28" />
      </div>
      {[40, 52, 36, 48].map((width) => (
        <div key={width} className="flex h-14 items-center gap-3 border-t border-line px-4 sm:px-6">
          <Skeleton className="size-8 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
            <Skeleton className="h-3 w-1/4" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  )
}

function Team({ team, stale, changes }: { team: TeamList; stale: ReactNode; changes: ReactNode }) {
  const t = useTranslations('team')
  const { memberRole } = useUser()
  const mayManage = memberRole === 'admin'
  // A column per brand needs more room than this.
  const isNarrow = useMedia('(max-width: 1151px)')
  const [inviting, setInviting] = useState(false)
  const actions = useTeamActions(team)
  const { taken, most } = team.seats
  const isFull = most !== null && taken >= most
  const isAlone = team.members.length === 1 && team.invitations.length === 0
  const Members = isNarrow ? MemberList : MemberTable
  const invite = (
    <Button
      variant="primary"
      icon={<UserPlus aria-hidden="true" size={16} />}
      aria-disabled={isFull || undefined}
      aria-describedby={isFull ? 'team-full' : undefined}
      onClick={() => setInviting(true)}
    >
      {t('invite')}
    </Button>
  )
  return (
    <div className="pt-6 pb-16">
      <header className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3 px-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-lg font-semibold">{t('title')}</h2>
          <p className="text-sm text-pretty text-ink-2">
            {t(team.brands.length > 1 ? 'text' : 'textOne', { company: team.company })}{' '}
            {most !== null && t('seatsOf', { plan: plans[team.plan].name, count: most })}
          </p>
          {!mayManage && <p className="mt-1 text-xs text-ink-3">{t('readOnly')}</p>}
        </div>
        {mayManage && !isAlone && invite}
      </header>
      {mayManage && isFull && (
        <p id="team-full" className="mb-4 px-4 text-xs text-pretty text-pending-ink sm:px-6">
          {t('full', { taken, most })}{' '}
          <Link to="/plans" className={textLink}>
            {t('comparePlans')}
          </Link>
        </p>
      )}
      {stale}
      {mayManage && <RecoveryList />}
      <div className="mb-5 px-4 sm:px-6">
        <RolesBox team={team} />
      </div>
      <Members {...{ team, mayManage, actions }} />
      {isAlone && (
        <EmptyState
          heading="h3"
          icon={<Users size={20} />}
          title={t('alone')}
          text={t('aloneText')}
          action={mayManage && invite}
        />
      )}
      <WaitingList team={team} />
      {mayManage && <CustomRoleList team={team} />}
      {mayManage && changes}
      {mayManage && <WithoutFactor members={team.members} />}
      <Suspense>
        {actions.requested && <TeamDialogs {...{ team, actions }} requested={actions.requested} />}
        {inviting && <InviteDialog team={team} onClose={() => setInviting(false)} />}
      </Suspense>
    </div>
  )
}
