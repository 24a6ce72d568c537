import type { TeamList, TeamMember } from '@bizamply/contract/team'
import { brandRoles } from '@bizamply/contract/roles'
import { useTranslations } from 'use-intl'
import { Select } from '../../ui/select.tsx'
import { givenInBrand, isOnlyBrand, roleIn } from './roles.ts'
import type { RoleChange } from './use-role-change.ts'

export interface RoleSelectProps {
  member: TeamMember
  brand: TeamList['brands'][number]
  team: TeamList
  onChange: RoleChange['change']
}

/** A member's role in a brand, saved immediately. A custom role is either on or off in a brand. */
export function RoleSelect({ member, brand, team, onChange }: RoleSelectProps) {
  const t = useTranslations('team')
  const { name } = member
  const { brandId } = brand
  const custom = team.customRoles.find(({ id }) => id === member.customRole)
  const choose = (chosen: string) => {
    const role = brandRoles.find((one) => one === chosen) ?? null
    const words = { name, brand: brand.name, role: role ? t(`role.${role}`) : (custom?.name ?? '') }
    const message = role === 'none' ? t('changedNone', words) : t('changedIn', words)
    const since = t('since', { role: t('inBrand', words) })
    const given =
      custom && (role === null || role === 'none')
        ? givenInBrand(member, team, brandId, role === null)
        : { brands: [{ brandId, role: role ?? 'none' }] }
    void onChange(member, { given, message, since })
  }
  const inBrand = roleIn(member, brandId)
  const current = custom && inBrand !== 'none' ? custom.id : inBrand
  return (
    <Select
      aria-label={t('roleIn', { name, brand: brand.name })}
      className={`w-28 ${current === 'none' ? '[&>select]:text-ink-3!' : ''}`}
      value={current}
      onChange={(event) => choose(event.target.value)}
    >
      {custom && <option value={custom.id}>{custom.name}</option>}
      {brandRoles.map((role) => (
        <option key={role} value={role} disabled={role === 'none' && isOnlyBrand(member, brandId, team)}>
          {t(`role.${role}`)}
        </option>
      ))}
    </Select>
  )
}
