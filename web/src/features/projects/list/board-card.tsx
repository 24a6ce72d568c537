import type { ProjectRow } from '@bizamply/contract/projects'
import { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DueWords, ProjectLink, useAbout } from './project-facts.tsx'
import { ProjectMenu } from '../project-menu.tsx'
import type { ProjectTableProps } from './project-table.tsx'
import { RatingCell } from './rating-cell.tsx'
import { TaskBar } from './task-bar.tsx'
import { peopleOf, TeamStack } from '../team-stack.tsx'

interface BoardCardProps extends Omit<ProjectTableProps, 'rows'> {
  project: ProjectRow
}

/** The whole card can be dragged; its handle moves it with the keyboard. */
export function BoardCard({ project, today, mayWrite, ...on }: BoardCardProps) {
  const t = useTranslations('projects')
  const movable = mayWrite && !project.archivedAt
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: project.id,
    disabled: !movable,
  })
  return (
    <li ref={setNodeRef} className={isDragging ? 'opacity-40' : ''} {...(movable ? pointerOnly(listeners) : {})}>
      <CardFace project={project} today={today}>
        {movable && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={t('boardDrag', { name: project.name })}
            className="grid size-6 cursor-grab place-items-center rounded-sm text-ink-3 hover:bg-surface-3 hover:text-ink coarse:size-8"
          >
            <GripVertical aria-hidden="true" size={14} />
          </button>
        )}
        <ProjectMenu project={project} mayWrite={mayWrite} {...on} />
      </CardFace>
    </li>
  )
}

type Listeners = ReturnType<typeof useDraggable>['listeners']

const pointerOnly = (listeners: Listeners): NonNullable<Listeners> => {
  const { onKeyDown: _, ...rest } = listeners ?? {}
  return rest
}

export interface CardFaceProps {
  project: ProjectRow
  today: string
  /** True while it's dragged. */
  lifted?: boolean
  /** The card's controls. */
  children?: ReactNode
}

export function CardFace({ project, today, lifted = false, children }: CardFaceProps) {
  const { topic, product } = useAbout()(project)
  return (
    <article
      className={`relative grid gap-2 rounded-md border border-line bg-surface p-3 text-sm text-ink ${lifted ? 'shadow-3' : 'shadow-1'}`}
    >
      <div className="flex min-w-0 items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3>
            <ProjectLink project={project} lines={2} />
          </h3>
          <p className="truncate text-xs text-ink-2">
            {topic} · <bdi>{product}</bdi>
          </p>
        </div>
        <span className="relative z-1 -mt-1 -mr-1 flex">{children}</span>
      </div>
      <RatingCell project={project} />
      <TaskBar {...project} />
      <div className="flex items-center justify-between gap-2 text-xs text-ink-2 tabular-nums">
        <DueWords project={project} today={today} />
        <TeamStack people={peopleOf(project)} size={20} />
      </div>
    </article>
  )
}
