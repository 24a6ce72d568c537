import type { ProjectStatus } from '@bizamply/contract/project-rules'
import type { ProjectRow } from '@bizamply/contract/projects'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { ProjectCards } from '../../features/projects/list/project-cards.tsx'
import { ProjectTable } from '../../features/projects/list/project-table.tsx'
import { useArchiveProject } from '../../features/projects/use-archive-project.ts'
import { useSaveProject } from '../../features/projects/form/use-save-project.ts'

const ProjectBoard = lazyPart(() =>
  import('../../features/projects/list/project-board.tsx').then((it) => ({ default: it.ProjectBoard })),
)

export interface ProjectsRowsProps {
  rows: readonly ProjectRow[]
  counts: Record<ProjectStatus, number>
  today: string
  board: boolean
  hasTable: boolean
  mayWrite: boolean
  onEdit: (project: ProjectRow) => void
}

/** Projects as a table, as cards on a phone, or as a board. */
export function ProjectsRows({ counts, board, hasTable, ...shared }: ProjectsRowsProps) {
  const navigate = useNavigate()
  const save = useSaveProject()
  const { archive, restore } = useArchiveProject()
  const all = {
    ...shared,
    onOpen: ({ id }: ProjectRow) => void navigate({ to: '/projects/$projectId', params: { projectId: id } }),
    onStatus: (project: ProjectRow, status: ProjectStatus) => void save(project, { status }, { status }),
    onArchive: (project: ProjectRow) => void archive(project),
    onRestore: (project: ProjectRow) => void restore(project),
  }
  if (board) {
    return (
      <Suspense>
        <ProjectBoard counts={counts} {...all} />
      </Suspense>
    )
  }
  return hasTable ? <ProjectTable {...all} /> : <ProjectCards {...all} />
}
