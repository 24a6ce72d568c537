import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { useMedia } from '../../lib/media.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ProjectFilters, ProjectsQuery } from './project-queries.ts'
import { useDayWords } from './project-words.ts'

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
  // Scrolls sideways on a phone, with keys too.
  const narrow = useMedia('(max-width: 767px)')
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
    <section
      aria-label={t('tiles')}
      {...(narrow ? { tabIndex: 0 } : {})}
      className="mx-4 overflow-x-auto rounded-lg border border-line [scrollbar-width:none] sm:mx-6"
    >
      <ul className="grid grid-cols-4 divide-x divide-line max-md:w-max max-md:grid-cols-[repeat(4,max-content)]">
        {all.map(({ name, value, base, filters }) => (
          <li
            key={name}
            className="relative grid min-w-36 gap-0.5 px-4 py-3 transition-colors duration-100 hover:bg-surface-2 dark:hover:bg-surface-3"
          >
            <button
              type="button"
              onClick={() => onAsk(filters)}
              className="grid gap-0.5 text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              <span className="text-xs text-ink-2">{name} </span>
              {value === undefined ? (
                <Skeleton className="h-7 w-12" />
              ) : (
                <span className="text-xl font-semibold text-ink tabular-nums">{format.number(value)}</span>
              )}
            </button>
            <div className="text-xs text-ink-3 tabular-nums">
              {value === undefined ? <Skeleton className="h-4 w-24" /> : base}
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
    <span className="flex gap-x-2.5 whitespace-nowrap">
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
