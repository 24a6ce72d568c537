import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useBrandApi } from '../../lib/brand-api.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { projectsKey } from './project-queries.ts'

export interface Archivable {
  id: string
  name: string
}

/** Archives a project with Undo, and restores it. */
export function useArchiveProject() {
  const t = useTranslations('projects')
  const cache = useQueryClient()
  const api = useBrandApi()
  const renew = () => cache.invalidateQueries({ queryKey: projectsKey })
  const restore = async ({ id, name }: Archivable): Promise<void> => {
    try {
      await api.projects.restore({ projectId: id })
      toast.success(t('restoredDone', { name }))
    } catch (error) {
      toast.error(t('restoreFailed', { name, reason: CallError.from(error).message }))
    }
    await renew()
  }
  /** Returns whether it was archived. */
  const archive = async (project: Archivable): Promise<boolean> => {
    const { id, name } = project
    try {
      await api.projects.archive({ projectId: id })
      const action = { label: t('undo'), onClick: () => void restore(project) }
      toast.success(t('archivedDone', { name }), { action, duration: 8000 })
      await renew()
      return true
    } catch (error) {
      toast.error(t('archiveFailed', { name, reason: CallError.from(error).message }))
      await renew()
      return false
    }
  }
  return { archive, restore }
}
