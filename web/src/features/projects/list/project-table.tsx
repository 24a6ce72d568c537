import type { ProjectRow } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'
import { stickyCell, StickyHead } from '../../../ui/sticky-head.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { DueWords, ProjectLink, ProjectPicture, useAbout } from './project-facts.tsx'
import { ProjectMenu, type RowActions } from '../project-menu.tsx'
import { RatingCell } from './rating-cell.tsx'
import { StatusWords } from '../status-dot.tsx'
import { TaskBar } from './task-bar.tsx'
import { peopleOf, TeamStack } from '../team-stack.tsx'

export interface ProjectTableProps extends RowActions {
  rows: readonly ProjectRow[]
  today: string
  mayWrite: boolean
}

const columns = ['project', 'topic', 'rating', 'tasks', 'status', 'due', 'team'] as const

export function ProjectTable({ rows, today, mayWrite, ...on }: ProjectTableProps) {
  const t = useTranslations('projects')
  return (
    <table className="w-full table-fixed border-t border-line text-left">
      <caption className="sr-only">{t('title')}</caption>
      <Head />
      <tbody>
        {rows.map((project) => (
          <Row key={project.id} project={project} today={today} mayWrite={mayWrite} {...on} />
        ))}
      </tbody>
    </table>
  )
}

function Head() {
  const t = useTranslations('projects')
  return (
    <StickyHead columns={columns.map((key) => ({ key, label: t(`column.${key}`), className: widths[key] }))}>
      <th scope="col" className={`${stickyCell} w-13`}>
        <span className="sr-only">{t('column.actions')}</span>
      </th>
    </StickyHead>
  )
}

export function ProjectTableWaiting() {
  const cells = columns.map((column) => ({ cell: widths[column], place: places[column] }))
  return (
    <table className="w-full table-fixed border-t border-line text-left">
      <Head />
      <SkeletonRows rows={5} height="h-14" cells={[...cells, { cell: 'w-13', place: 'hidden' }]} />
    </table>
  )
}

const places = {
  project: '',
  topic: 'w-32',
  rating: 'w-28',
  tasks: 'w-20',
  status: 'w-20',
  due: 'w-20',
  team: 'w-6',
} as const

const widths = {
  project: 'pr-4 pl-6',
  topic: 'pr-4 w-[20%] max-lg:hidden',
  rating: 'pr-3 w-26 min-[1366px]:w-48',
  tasks: 'pr-3 w-27 max-xl:hidden',
  status: 'pr-3 w-30 xl:w-27',
  due: 'pr-3 w-26',
  team: 'pr-3 text-right w-22',
} as const

interface RowProps extends Omit<ProjectTableProps, 'rows'> {
  project: ProjectRow
}

function Row({ project, today, mayWrite, ...on }: RowProps) {
  const about = useAbout()(project)
  return (
    <tr className="relative h-14 border-b border-line text-sm text-ink transition-colors duration-100 hover:bg-surface-2 dark:hover:bg-surface-3">
      <th scope="row" className="py-1.5 pr-4 pl-6 font-normal">
        <ProjectLink project={project} lines={2} />
        <span className="block truncate text-xs text-ink-2 max-lg:hidden">{project.description}</span>
        <span className="block truncate text-xs text-ink-2 lg:hidden">
          {about.topic} · <bdi>{about.product}</bdi>
        </span>
      </th>
      <td className="pr-4 max-lg:hidden">
        <span className="flex min-w-0 items-center gap-2.5">
          <ProjectPicture project={project} />
          <span className="min-w-0">
            <span className="block truncate">{about.topic}</span>
            <bdi className="line-clamp-2 text-xs text-ink-2">{about.product}</bdi>
          </span>
        </span>
      </td>
      <td className="pr-3">
        <RatingCell project={project} short />
      </td>
      <td className="pr-3 max-xl:hidden">
        <TaskBar {...project} isShort />
      </td>
      <td className="pr-3">
        <StatusWords status={project.status} />
        <span className="mt-0.5 block text-xs xl:hidden">
          <TaskBar {...project} isShort />
        </span>
      </td>
      <td className="pr-3 whitespace-nowrap tabular-nums">
        <DueWords project={project} today={today} />
      </td>
      <td className="pr-3 text-right">
        <TeamStack people={peopleOf(project)} />
      </td>
      <td className="relative z-1 pr-4 text-right">
        <ProjectMenu project={project} mayWrite={mayWrite} {...on} />
      </td>
    </tr>
  )
}
