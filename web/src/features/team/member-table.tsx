import type { TeamList } from '@bizamply/contract/team'
import { useTranslations } from 'use-intl'
import { BrandTile } from './brand-tile.tsx'
import { MemberRow, MOST_COLUMNS } from './member-row.tsx'
import type { TeamActions } from './use-team-actions.ts'

export interface MembersProps {
  team: TeamList
  mayManage: boolean
  actions: TeamActions
}

/** A column per brand, as long as there is room for them. */
export function MemberTable({ team, mayManage, actions }: MembersProps) {
  const t = useTranslations('team')
  return (
    <div className="overflow-x-auto border-t border-line">
      <table aria-label={t('members')} className="w-full text-sm">
        <MemberTableHead brands={team.brands} mayManage={mayManage} />
        <tbody>
          {team.members.map((member) => (
            <MemberRow key={member.userId} {...actions.of(member)} {...{ team, mayManage }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function MemberTableHead({ brands, mayManage }: Pick<TeamList, 'brands'> & { mayManage: boolean }) {
  const t = useTranslations('team')
  return (
    <thead>
      <tr className="h-9 border-b border-line text-left text-xs whitespace-nowrap text-ink-3 *:font-medium">
        <th scope="col" className="pl-4 sm:pl-6">
          {t('column.member')}
        </th>
        {brands.length > MOST_COLUMNS ? (
          <th scope="col">{t('column.brands')}</th>
        ) : (
          brands.map((brand) => (
            <th key={brand.brandId} scope="col" className="max-w-40 pr-3">
              <span className="flex min-w-0 items-center gap-2">
                <BrandTile brand={brand} />
                <bdi className="truncate">{brand.name}</bdi>
              </span>
            </th>
          ))
        )}
        {mayManage && <th scope="col">{t('column.factor')}</th>}
        <th scope="col" className="pr-6 text-right">
          {t('column.replies')}
        </th>
        {mayManage && <th scope="col">{t('column.active')}</th>}
        <th scope="col" className="w-12 pr-4 sm:pr-6">
          <span className="sr-only">{t('column.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}
