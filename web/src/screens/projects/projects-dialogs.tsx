import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { newProject } from '../../features/projects/form/project-form.ts'
import { useProject } from '../../features/projects/project-queries.ts'
import { CallError } from '../../lib/call-error.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../ui/toast.ts'
import type { ProjectsSearch } from './projects-search.ts'

const ProjectDialog = lazyPart(() =>
  import('../../features/projects/form/project-dialog.tsx').then((it) => ({ default: it.ProjectDialog })),
)
const EditDialog = lazyPart(() =>
  import('../../features/projects/form/edit-dialog.tsx').then((it) => ({ default: it.EditDialog })),
)

export interface ProjectsDialogsProps {
  search: ProjectsSearch
  /** Whether the user can start projects. */
  isOpen: boolean
  onClose: () => void
}

/** The dialog in the URL: a new project, possibly prefilled by a link, or one to edit. */
export function ProjectsDialogs({ search, isOpen, onClose }: ProjectsDialogsProps) {
  const navigate = useNavigate()
  const user = useUser()
  const { topic, product, name, alert } = search
  // An edit starts from the stored project, never from a cached one.
  const { data, isFetchedAfterMount, isError, error, refetch } = useProject(search.edit, { isFresh: true })
  const edited = isFetchedAfterMount ? data : undefined
  const words = useTranslations('project')
  const leave = useEffectEvent(() => {
    toast.error(words('failed', { reason: CallError.from(error).message }))
    onClose()
  })
  const isGone = search.edit !== undefined && isError && !edited
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  return (
    <Suspense>
      {search.new && isOpen && (
        <ProjectDialog
          project={null}
          starting={{
            ...newProject,
            ownerId: user.id,
            name: name ?? '',
            topics: topic ? [topic] : [],
            products: product ? [product] : [],
          }}
          alertId={alert}
          onSaved={({ id }) => void navigate({ to: '/projects/$projectId', params: { projectId: id } })}
          onClose={onClose}
        />
      )}
      {search.edit && edited && <EditDialog key={search.edit} project={edited} refetch={refetch} onClose={onClose} />}
    </Suspense>
  )
}
