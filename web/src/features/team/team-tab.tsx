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
import { textLink } from '../../ui/text-link.ts'
import { CustomRoleList } from './custom-roles/custom-role-list.tsx'
import { WithoutFactor } from './member-facts.tsx'
import { MemberList } from './member-list.tsx'
import { MemberTable } from './member-table.tsx'
import { useTeam } from './queries.ts'
import { RecoveryList } from './recovery/recovery-list.tsx'
import { RolesBox } from './roles-box.tsx'
import { TeamHead } from './team-head.tsx'
import { TeamSkeleton } from './team-skeleton.tsx'
import { useTeamActions } from './use-team-actions.ts'
import { OpenInvitations } from './open-invitations.tsx'

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
  return <TeamSkeleton />
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
      <TeamHead
        company={team.company}
        hasBrands={team.brands.length > 1}
        seats={most !== null && t('seatsOf', { plan: plans[team.plan].name, count: most })}
      >
        {mayManage && !isAlone && invite}
      </TeamHead>
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
      {mayManage && <WithoutFactor members={team.members} />}
      {isAlone && (
        <EmptyState
          heading="h3"
          icon={<Users size={20} />}
          title={t('alone')}
          text={t('aloneText')}
          action={mayManage && invite}
        />
      )}
      <OpenInvitations team={team} />
      {mayManage && <CustomRoleList team={team} />}
      {mayManage && changes}
      <Suspense>
        {actions.requested && <TeamDialogs {...{ team, actions }} requested={actions.requested} />}
        {inviting && <InviteDialog team={team} onClose={() => setInviting(false)} />}
      </Suspense>
    </div>
  )
}
