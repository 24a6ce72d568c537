import type { CustomRole } from '@bizamply/contract/custom-roles'
import type { TeamMember } from '@bizamply/contract/team'
import { LogOut, MoreHorizontal, ShieldPlus, UserMinus, UserRoundCog, UserRoundPen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'

export interface MemberMenuProps {
  member: TeamMember
  isOwn: boolean
  /** The company's only admin. */
  isLastAdmin: boolean
  onPromote: (member: TeamMember) => void
  onWholeCompany: (member: TeamMember, role: 'editor' | 'viewer') => void
  customRoles: readonly CustomRole[]
  onCustomRole: (member: TeamMember, role: CustomRole) => void
  onRemove: (member: TeamMember) => void
  onLeave: () => void
}

export function MemberMenu({ member, isOwn, isLastAdmin, customRoles, ...on }: MemberMenuProps) {
  const t = useTranslations('team')
  const icon = { 'aria-hidden': true, size: 16 } as const
  const others = (['editor', 'viewer'] as const).filter(
    (role) => member.brands !== null || member.customRole !== null || member.role !== role,
  )
  const otherCustom = customRoles.filter(({ id }) => member.brands !== null || member.customRole !== id)
  return (
    <Menu>
      <MenuTrigger>
        <IconButton size="sm" label={t('menu', { name: member.name })} icon={<MoreHorizontal size={16} />} />
      </MenuTrigger>
      <MenuContent align="end" className="max-w-72">
        {isOwn ? (
          <>
            <MenuItem tone="danger" icon={<LogOut {...icon} />} disabled={isLastAdmin} onSelect={on.onLeave}>
              {t('leave')}
            </MenuItem>
            {isLastAdmin && <p className="px-2 pb-1.5 text-xs text-pretty text-ink-3">{t('lastAdmin')}</p>}
          </>
        ) : (
          <>
            {member.role !== 'admin' && (
              <MenuItem icon={<ShieldPlus {...icon} />} onSelect={() => on.onPromote(member)}>
                {t('makeAdmin')}
              </MenuItem>
            )}
            {others.map((role) => (
              <MenuItem key={role} icon={<UserRoundCog {...icon} />} onSelect={() => on.onWholeCompany(member, role)}>
                {t(role === 'editor' ? 'makeEditor' : 'makeViewer')}
              </MenuItem>
            ))}
            {otherCustom.map((role) => (
              <MenuItem key={role.id} icon={<UserRoundPen {...icon} />} onSelect={() => on.onCustomRole(member, role)}>
                {t('makeCustom', { role: role.name })}
              </MenuItem>
            ))}
            <MenuSeparator />
            <MenuItem tone="danger" icon={<UserMinus {...icon} />} onSelect={() => on.onRemove(member)}>
              {t('remove')}
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  )
}
