import { projectStatuses, type ProjectStatus } from '@bizamply/contract/project-rules'
import type { ProjectPage } from '@bizamply/contract/projects'
import { Link } from '@tanstack/react-router'
import { Archive, ChevronRight, Link2, MoreHorizontal, Pencil } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { Select } from '../../../ui/select.tsx'
import { NameEditor } from './name-editor.tsx'
import { StatusDot, StatusWords } from '../status-dot.tsx'

export interface ProjectHeaderProps {
  page: ProjectPage
  mayWrite: boolean
  onRename: (name: string) => void
  onStatus: (status: ProjectStatus) => void
  onLink: () => void
  onEdit: () => void
  onArchive: () => void
}

export function ProjectHeader({ page, mayWrite, onRename, ...on }: ProjectHeaderProps) {
  return (
    <header className="px-4 pt-5 pb-4 sm:px-6">
      <ProjectPath />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1">
        <NameEditor name={page.name} mayWrite={mayWrite} onRename={onRename} />
        {mayWrite ? <Controls page={page} {...on} /> : <StatusWords status={page.status} />}
        {page.description && (
          <p className="-mt-1 basis-full text-sm whitespace-pre-line text-pretty wrap-anywhere text-ink-2">
            <span className="block max-w-[76ch]">{page.description}</span>
          </p>
        )}
      </div>
    </header>
  )
}

/** Leads back to the list. */
export function ProjectPath() {
  const t = useTranslations('project')
  const { brand } = useBrand()
  return (
    <nav aria-label={t('path')} className="flex min-w-0 items-center gap-1 text-xs text-ink-2">
      <Link to="/projects" className="-my-1 rounded-xs py-1 hover:text-ink hover:underline">
        {t('back')}
      </Link>
      <ChevronRight aria-hidden="true" size={12} className="text-ink-3" />
      <bdi className="truncate">{brand.BrandName}</bdi>
    </nav>
  )
}

function Controls({ page, onStatus, onLink, onEdit, onArchive }: Omit<ProjectHeaderProps, 'mayWrite' | 'onRename'>) {
  const t = useTranslations('project')
  const words = useTranslations('projects')
  return (
    <div className="flex items-center gap-2 max-sm:order-1 max-sm:pt-1 max-[359px]:w-full max-[359px]:flex-wrap">
      <span className="relative flex shrink-0 items-center max-[359px]:basis-full">
        <span className="pointer-events-none absolute left-3 z-1">
          <StatusDot status={page.status} />
        </span>
        <Select
          aria-label={t('status')}
          className="max-[359px]:flex-1 [&>select]:pl-7"
          value={page.status}
          onChange={({ target }) => {
            const status = projectStatuses.find((one) => one === target.value)
            if (status) onStatus(status)
          }}
        >
          {projectStatuses.map((status) => (
            <option key={status} value={status}>
              {words(`status.${status}`)}
            </option>
          ))}
        </Select>
      </span>
      <Button className="max-[359px]:flex-1" icon={<Link2 aria-hidden="true" size={16} />} onClick={onLink}>
        {t('link')}
      </Button>
      <Menu>
        <MenuTrigger>
          <IconButton label={t('menu')} icon={<MoreHorizontal size={16} />} />
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem icon={<Pencil aria-hidden="true" size={16} />} onSelect={onEdit}>
            {words('edit')}
          </MenuItem>
          <MenuItem icon={<Archive aria-hidden="true" size={16} />} onSelect={onArchive}>
            {words('archive')}
          </MenuItem>
        </MenuContent>
      </Menu>
    </div>
  )
}
