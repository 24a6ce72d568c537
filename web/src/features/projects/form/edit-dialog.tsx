import type { ProjectPage } from '@bizamply/contract/projects'
import { useState } from 'react'
import { ProjectDialog } from './project-dialog.tsx'
import { valuesOf } from './project-form.ts'

export interface EditDialogProps {
  /** The latest version; the form keeps the version that it was opened with. */
  project: ProjectPage
  refetch: () => Promise<{ data: ProjectPage | undefined }>
  onClose: () => void
}

/** Edits a project; changes that others save are only loaded with Reload. */
export function EditDialog({ project, refetch, onClose }: EditDialogProps) {
  const [opened, setOpened] = useState({ project, reloads: 0 })
  const reload = async () => {
    const { data } = await refetch()
    if (data) setOpened(({ reloads }) => ({ project: data, reloads: reloads + 1 }))
  }
  return (
    <ProjectDialog
      key={opened.reloads}
      project={opened.project}
      starting={valuesOf(opened.project)}
      onSaved={onClose}
      onReload={() => void reload()}
      onClose={onClose}
    />
  )
}
