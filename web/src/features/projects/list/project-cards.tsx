import type { ProjectRow } from '@bizamply/contract/projects'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DueWords, ProjectLink, ProjectPicture, useAbout } from './project-facts.tsx'
import { ProjectMenu } from '../project-menu.tsx'
import type { ProjectTableProps } from './project-table.tsx'
import { RatingCell } from './rating-cell.tsx'
import { StatusWords } from '../status-dot.tsx'
import { TaskBar } from './task-bar.tsx'
import { peopleOf, TeamStack } from '../team-stack.tsx'

/** Replaces the table on small screens, with three lines per project. */
export function ProjectCards({ rows, ...rest }: ProjectTableProps) {
  return (
    <ul className="border-t border-line">
      {rows.map((project) => (
        <Card key={project.id} project={project} {...rest} />
      ))}
    </ul>
  )
}

/** As many cards as a phone's screen has room for, before their content. */
export function ProjectCardsWaiting() {
  return (
    <div aria-hidden="true" className="border-t border-line">
      {[52, 38, 60, 46, 56].map((width) => (
        <div key={width} className="grid gap-2 border-b border-line px-4 py-3 sm:px-6">
          <div className="flex h-9 items-center gap-3">
            <Skeleton className="size-8 shrink-0 rounded-md" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
              <Skeleton className="h-3 w-2/5" />
            </div>
          </div>
          <div className="flex h-6 items-center justify-between">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="size-6 rounded-full" />
          </div>
          <div className="flex h-4.5 items-center justify-between">
            <Skeleton className="h-3 w-40" />
            <Skeleton className="h-3 w-20" />
          </div>
        </div>
      ))}
    </div>
  )
}

function Card({ project, today, mayWrite, ...on }: Omit<ProjectTableProps, 'rows'> & { project: ProjectRow }) {
  const { topic, product } = useAbout()(project)
  return (
    <li className="relative grid gap-2 border-b border-line px-4 py-3 text-sm text-ink sm:px-6">
      <div className="flex min-w-0 items-center gap-3">
        <ProjectPicture project={project} />
        <div className="min-w-0 flex-1">
          <h2>
            <ProjectLink project={project} />
          </h2>
          <p className="truncate text-xs text-ink-2">
            {topic} · <bdi>{product}</bdi>
          </p>
        </div>
        <span className="relative z-1">
          <ProjectMenu project={project} mayWrite={mayWrite} {...on} />
        </span>
      </div>
      <div className="flex items-center justify-between gap-3">
        <RatingCell project={project} />
        <TeamStack people={peopleOf(project)} />
      </div>
      <div className="flex items-center gap-3 text-xs tabular-nums">
        <StatusWords status={project.status} />
        <TaskBar {...project} />
        <span className="ml-auto whitespace-nowrap text-ink-2">
          <DueWords project={project} today={today} short />
        </span>
      </div>
    </li>
  )
}
