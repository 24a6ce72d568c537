import type { ProjectPerson, ProjectRow } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../ui/avatar.tsx'

const SHOWN = 3

/** The owner first, then the team, without duplicates. */
export const peopleOf = ({ owner, team }: Pick<ProjectRow, 'owner' | 'team'>): ProjectPerson[] => [
  ...(owner ? [owner] : []),
  ...team.filter(({ id }) => id !== owner?.id),
]

/** Overlapping initials; screen readers hear the names, and the tooltip shows them. */
export function TeamStack({ people, size = 24 }: { people: readonly ProjectPerson[]; size?: number }) {
  const t = useTranslations('projects')
  if (people.length === 0) return <span className="text-xs text-ink-3">{t('noTeam')}</span>
  const names = people.map(({ name }) => name).join(', ')
  const more = people.length - SHOWN
  return (
    <span className="inline-flex items-center" data-tooltip={names}>
      <span className="sr-only">{t('team', { names })}</span>
      {people.slice(0, SHOWN).map(({ id, name }, n) => (
        <span key={id} aria-hidden="true" className={`grid rounded-full ring-2 ring-surface ${n > 0 ? '-ml-0.5' : ''}`}>
          <Avatar name={name} size={size} />
        </span>
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="ml-1 text-xs text-ink-2 tabular-nums">
          {t('moreTeam', { count: more })}
        </span>
      )}
    </span>
  )
}
