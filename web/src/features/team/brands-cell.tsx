import { useRef, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AnchoredPopover } from '../../ui/anchored-popover.tsx'
import { look } from '../../ui/button.tsx'
import { RoleSelect } from './role-select.tsx'
import { roleIn } from './roles.ts'
import { useRolesInWords } from './use-roles-in-words.ts'
import type { TeamList, TeamMember } from '@bizamply/contract/team'
import type { MemberMenuProps } from './member-menu.tsx'
import type { RoleChange } from './use-role-change.ts'

export interface MemberRowProps extends Omit<MemberMenuProps, 'member'> {
  member: TeamMember
  team: TeamList
  isOwn: boolean
  mayManage: boolean
  change: RoleChange['change']
  /** Describes the last change of the member's roles. */
  since: string
}

/** Replaces the columns when there are too many brands: a summary that opens the list. */
export function BrandsCell({ member, team, change }: Pick<MemberRowProps, 'member' | 'team' | 'change'>) {
  const t = useTranslations('team')
  const summary = useRolesInWords(team)(member)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('changeBrands', { name: member.name, summary })}
        className={look({ variant: 'neutral', size: 'md' })}
        onClick={() => setOpen(!open)}
      >
        <span className="inline-flex min-w-0 items-center gap-2">
          <span className="truncate">{summary}</span>
          <ChevronDown aria-hidden="true" size={14} className="text-ink-3" />
        </span>
      </button>
      {open && (
        <AnchoredPopover
          anchor={anchor}
          label={t('brandsOf', { name: member.name })}
          onClose={() => setOpen(false)}
          className="w-80 p-2"
        >
          <ul className="grid gap-1">
            {team.brands.map((brand) => (
              <li key={brand.brandId} className="flex items-center gap-3 px-1 text-sm">
                <bdi
                  className={`min-w-0 flex-1 truncate ${roleIn(member, brand.brandId) === 'none' ? 'text-ink-3' : ''}`}
                >
                  {brand.name}
                </bdi>
                <RoleSelect member={member} brand={brand} team={team} onChange={change} />
              </li>
            ))}
          </ul>
        </AnchoredPopover>
      )}
    </>
  )
}
