import { projectStatuses, type ProjectStatus } from '@bizamply/contract/project-rules'
import type { ProjectRow } from '@bizamply/contract/projects'
import { Archive, ArchiveRestore, FolderOpen, MoreHorizontal, Pencil } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { StatusDot } from './status-dot.tsx'

export interface RowActions {
  onOpen: (project: ProjectRow) => void
  onEdit: (project: ProjectRow) => void
  onStatus: (project: ProjectRow, status: ProjectStatus) => void
  onArchive: (project: ProjectRow) => void
  onRestore: (project: ProjectRow) => void
}

export interface ProjectMenuProps extends RowActions {
  project: ProjectRow
  mayWrite: boolean
}

export function ProjectMenu({ project, mayWrite, ...on }: ProjectMenuProps) {
  const t = useTranslations('projects')
  const icon = { 'aria-hidden': true, size: 16 } as const
  return (
    <Menu>
      <MenuTrigger>
        <IconButton size="sm" label={t('actions', { name: project.name })} icon={<MoreHorizontal size={16} />} />
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem icon={<FolderOpen {...icon} />} onSelect={() => on.onOpen(project)}>
          {t('open')}
        </MenuItem>
        {mayWrite && !project.archivedAt && (
          <>
            <MenuItem icon={<Pencil {...icon} />} onSelect={() => on.onEdit(project)}>
              {t('edit')}
            </MenuItem>
            <MenuSeparator />
            {projectStatuses
              .filter((status) => status !== project.status)
              .map((status) => (
                <MenuItem
                  key={status}
                  icon={
                    <span className="grid size-4 place-items-center">
                      <StatusDot status={status} />
                    </span>
                  }
                  onSelect={() => on.onStatus(project, status)}
                >
                  {t('moveTo', { status: t(`status.${status}`) })}
                </MenuItem>
              ))}
            <MenuSeparator />
            <MenuItem icon={<Archive {...icon} />} onSelect={() => on.onArchive(project)}>
              {t('archive')}
            </MenuItem>
          </>
        )}
        {mayWrite && project.archivedAt && (
          <MenuItem icon={<ArchiveRestore {...icon} />} onSelect={() => on.onRestore(project)}>
            {t('restore')}
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  )
}
