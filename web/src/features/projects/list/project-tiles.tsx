import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ProjectFilters, ProjectsQuery } from '../project-queries.ts'
import { useDayWords } from '../project-words.ts'

type Page = NonNullable<ProjectsQuery['data']>['pages'][number]

export interface ProjectTilesProps {
  /** Undefined while loading. */
  tiles: Page['tiles'] | undefined
  today: string
  onAsk: (filters: ProjectFilters) => void
}

/** Projects by status; each number opens its list. */
export function ProjectTiles({ tiles, today, onAsk }: ProjectTilesProps) {
  const t = useTranslations('projects')
  const format = useFormat()
  const days = useDayWords()
  const { tasks = 0, openTasks = 0, late = 0, dueSoon = 0, total = 0, onHoldSince = null } = tiles ?? {}
  const all = [
    {
      name: t('total'),
      value: tiles?.total,
      base: t('totalBase', { tasks, open: openTasks }),
      filters: {},
    },
    {
      name: t('status.in-progress'),
      value: tiles?.inProgress,
      base: <Dues late={late} soon={dueSoon} onAsk={onAsk} />,
      filters: { status: 'in-progress' as const },
    },
    {
      name: t('status.completed'),
      value: tiles?.completed,
      base: t('completedBase', { total }),
      filters: { status: 'completed' as const },
    },
    {
      name: t('status.on-hold'),
      value: tiles?.onHold,
      base: onHoldSince ? t('onHoldBase', { day: days.short(onHoldSince, today) }) : t('onHoldNone'),
      filters: { status: 'on-hold' as const },
    },
  ]
  return (
    <section aria-label={t('tiles')} className="mx-4 overflow-hidden rounded-lg border border-line sm:mx-6">
      <ul className="grid grid-cols-2 *:-mt-px *:-ml-px *:border-t *:border-l *:border-line md:grid-cols-4">
        {all.map(({ name, value, base, filters }) => (
          <li
            key={name}
            className="relative grid min-w-0 content-start gap-0.5 px-4 py-3 transition-colors duration-100 hover:bg-surface-2 dark:hover:bg-surface-3"
          >
            <button
              type="button"
              onClick={() => onAsk(filters)}
              className="grid gap-0.5 text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              <span className="text-xs text-ink-2">{name} </span>
              {value === undefined ? (
                <Skeleton className="my-1 h-5 w-10" />
              ) : (
                <span className="text-xl font-semibold text-ink tabular-nums">{format.number(value)}</span>
              )}
            </button>
            <div className="text-xs text-ink-3 tabular-nums">
              {value === undefined ? <Skeleton className="my-0.5 h-3 w-24" /> : base}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Both numbers open their lists in every status. */
function Dues({ late, soon, onAsk }: { late: number; soon: number } & Pick<ProjectTilesProps, 'onAsk'>) {
  const t = useTranslations('projects')
  return (
    <span className="flex flex-wrap gap-x-2.5 gap-y-2">
      <button type="button" className={dueLook} onClick={() => onAsk({ due: 'late' })}>
        {t('tileLate', { count: late })}
      </button>
      <button type="button" className={dueLook} onClick={() => onAsk({ due: 'soon' })}>
        {t('tileSoon', { count: soon })}
      </button>
    </span>
  )
}

const dueLook = 'relative z-1 -my-1 inline-block min-h-6 min-w-6 py-1 rounded-xs hover:text-ink hover:underline'
