import type { ProjectPage } from '@bizamply/contract/projects'
import { useState } from 'react'
import { ProjectDialog } from './project-dialog.tsx'
import { valuesOf } from './project-form.ts'

export interface EditDialogProps {
  /** The latest version; the form keeps the version that it was opened with. */
  project: ProjectPage
  refetch: () => Promise<{ data: ProjectPage | undefined; isError: boolean }>
  onClose: () => void
}

/** Edits a project; changes that others save are only loaded with Reload, which keeps what was entered. */
export function EditDialog({ project, refetch, onClose }: EditDialogProps) {
  const [opened, setOpened] = useState(project)
  const reload = async () => {
    const { data, isError } = await refetch()
    if (!data || isError) return null
    setOpened(data)
    return data
  }
  return (
    <ProjectDialog project={opened} starting={valuesOf(opened)} onSaved={onClose} onReload={reload} onClose={onClose} />
  )
}
