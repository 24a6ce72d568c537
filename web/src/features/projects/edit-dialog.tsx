import type { ProjectPage } from '@bizamply/contract/projects'
import { useState } from 'react'
import { ProjectDialog } from './project-dialog.tsx'
import { valuesOf } from './project-form.ts'

export interface EditDialogProps {
  /** As it is now; the form keeps what it was opened with. */
  project: ProjectPage
  refetch: () => Promise<{ data: ProjectPage | undefined }>
  onClose: () => void
}

/** Edits a project; what others save meanwhile comes in with Reload only. */
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
