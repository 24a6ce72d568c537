import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { BrandsCell, type MemberRowProps } from './brands-cell.tsx'
import { LastActive, SecondFactor } from './member-facts.tsx'
import { MemberMenu } from './member-menu.tsx'
import { RoleSelect } from './role-select.tsx'
import { roleIn } from './roles.ts'
import { useRoleName } from './use-role-name.ts'
import { useRolesInWords } from './use-roles-in-words.ts'

/** With more brands than this, brands share a column. */
export const MOST_COLUMNS = 4

/** A fixed share of the table's width, so that long names fill their column but don't widen it. */
export const memberCell = 'w-64 min-w-full'

export function MemberRow(props: MemberRowProps) {
  const { member, team, isOwn, mayManage, change } = props
  const inWords = useRolesInWords(team)
  const name = useRoleName(team)
  // An admin of the company has every brand, and users can't change their own role here.
  const isFixed = isOwn || !mayManage || member.role === 'admin'
  return (
    <tr className="h-13 border-b border-line">
      <th scope="row" className="py-1.5 pr-4 pl-4 text-left font-normal sm:pl-6">
        <div className={memberCell}>
          <Person {...props}>
            <MemberBadges {...props} />
          </Person>
        </div>
      </th>
      {team.brands.length > MOST_COLUMNS ? (
        <td className="pr-3">{isFixed ? inWords(member) : <BrandsCell {...{ member, team, change }} />}</td>
      ) : (
        team.brands.map((brand) => (
          <td key={brand.brandId} className="pr-3">
            {isFixed ? (
              <span className={roleIn(member, brand.brandId) === 'none' ? 'text-ink-3' : 'text-ink'}>
                {name.in(member, brand.brandId)}
              </span>
            ) : (
              <RoleSelect {...{ member, brand, team }} onChange={change} />
            )}
          </td>
        ))
      )}
      {mayManage && (
        <td className="pr-3">
          <SecondFactor on={member.secondFactor} />
        </td>
      )}
      <td className="pr-6 text-right tabular-nums">{member.replies}</td>
      {mayManage && (
        <td className="pr-3">
          <LastActive member={member} />
        </td>
      )}
      <td className="w-12 pr-4 text-right sm:pr-6">{(isOwn || mayManage) && <MemberMenu {...props} />}</td>
    </tr>
  )
}

export interface PersonProps extends Pick<MemberRowProps, 'member' | 'since'> {
  /** After the name. */
  children?: ReactNode
}

/** The member's name, and the last change of their roles. */
export function Person({ member, since, children }: PersonProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={member.name} src={member.picture} size={32} />
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <bdi className="truncate text-sm font-medium text-ink">{member.name}</bdi>
          {children}
        </span>
        <span role="status" className="block truncate text-xs text-ink-3">
          {since || <bdi>{member.email}</bdi>}
        </span>
      </span>
    </span>
  )
}

export function MemberBadges({ member, isOwn }: Pick<MemberRowProps, 'member' | 'isOwn'>) {
  const t = useTranslations('team')
  return (
    <>
      {isOwn && <Badge>{t('you')}</Badge>}
      {member.role === 'admin' && <Badge tone="accent">{t('companyAdmin')}</Badge>}
    </>
  )
}
