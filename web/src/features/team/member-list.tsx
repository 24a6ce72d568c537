import type { TeamMember } from '@bizamply/contract/team'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { LastActive, SecondFactor } from './member-facts.tsx'
import { MemberMenu } from './member-menu.tsx'
import { MemberBadges, Person } from './member-row.tsx'
import type { MembersProps } from './member-table.tsx'
import { RoleSelect } from './role-select.tsx'
import { useRolesInWords } from './use-roles-in-words.ts'

/** The same in a narrow window: a row shows the roles, a press opens what can be changed. */
export function MemberList(props: MembersProps) {
  const { team, mayManage, actions } = props
  const t = useTranslations('team')
  const inWords = useRolesInWords(team)
  const [openId, setOpenId] = useState<string | null>(null)
  const open = team.members.find(({ userId }) => userId === openId)
  return (
    <>
      <ul aria-label={t('members')} className="border-t border-line">
        {team.members.map((member) => {
          const row = actions.of(member)
          const body = (
            <span className={`grid min-w-0 flex-1 gap-1 ${mayManage ? withFacts : ''}`}>
              <Person {...row} />
              <span className="flex min-w-0 items-center gap-2 pl-11 text-xs text-ink-2">
                <MemberBadges {...row} />
                <span className="truncate">{inWords(member)}</span>
              </span>
              {mayManage && <Facts member={member} />}
            </span>
          )
          const opens = mayManage && !row.isOwn && member.role !== 'admin'
          return (
            <li key={member.userId} className="flex items-center gap-2 border-b border-line pr-3 sm:pr-6">
              {opens ? (
                <button
                  type="button"
                  className="flex min-w-0 flex-1 items-center gap-2 py-2.5 pl-4 text-left sm:pl-6 hover:bg-surface-2"
                  onClick={() => setOpenId(member.userId)}
                >
                  {body}
                  <ChevronRight aria-hidden="true" size={16} className="text-ink-3" />
                </button>
              ) : (
                <span className="flex min-w-0 flex-1 py-2.5 pl-4 sm:pl-6 md:pr-6">{body}</span>
              )}
              {(row.isOwn || mayManage) && <MemberMenu {...row} />}
            </li>
          )
        })}
      </ul>
      {open && <RolesSheet {...props} member={open} onClose={() => setOpenId(null)} />}
    </>
  )
}

/** On a tablet, what an admin's table has in columns of their own. */
function Facts({ member }: { member: TeamMember }) {
  const t = useTranslations('team')
  return (
    <>
      <span className="row-span-2 flex items-center gap-2 text-xs max-md:hidden">
        {member.secondFactor !== null && <span className="text-ink-3">{t('column.factor')}</span>}
        <SecondFactor on={member.secondFactor} />
      </span>
      <span className="row-span-2 flex items-center max-md:hidden">
        <LastActive member={member} />
      </span>
    </>
  )
}

/** The facts on the right of both lines. */
const withFacts = 'md:grid-flow-col md:grid-rows-[auto_auto] md:grid-cols-[minmax(0,1fr)_12rem_7rem] md:gap-x-4'

function RolesSheet({ team, actions, member, onClose }: MembersProps & { member: TeamMember; onClose: () => void }) {
  const t = useTranslations('team')
  const { change } = actions.of(member)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('brandsOf', { name: member.name })}>
        <ul className="grid gap-2">
          {team.brands.map((brand) => (
            <li key={brand.brandId} className="flex items-center gap-3 text-sm">
              <bdi className="min-w-0 flex-1 truncate">{brand.name}</bdi>
              <RoleSelect member={member} brand={brand} team={team} onChange={change} />
            </li>
          ))}
        </ul>
        <p className="mt-4 flex items-center gap-4 border-t border-line pt-3">
          <SecondFactor on={member.secondFactor} />
          <LastActive member={member} />
        </p>
      </DialogContent>
    </Dialog>
  )
}
