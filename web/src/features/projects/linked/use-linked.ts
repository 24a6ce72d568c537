import type { LinkedComment, ProjectPage } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'
import { useBrandApi } from '../../../lib/brand-api.ts'
import { toast } from '../../../ui/toast.ts'
import { usePageChange } from '../page/use-page-change.ts'

/** Unlinks comments from a project, with Undo. */
export function useLinked({ id: projectId }: Pick<ProjectPage, 'id'>) {
  const t = useTranslations('project')
  const change = usePageChange(projectId)
  const api = useBrandApi()
  const putBack = (comment: LinkedComment) =>
    change({
      show: (page) => page,
      call: () => api.projects.link({ projectId, commentIds: [comment.id] }),
      failed: (reason) => t('linkBackFailed', { reason }),
    })
  const takeOut = async (comment: LinkedComment) => {
    const done = await change({
      show: (page) => without(page, comment),
      call: () => api.projects.unlink({ projectId, commentIds: [comment.id] }),
      failed: (reason) => t('takeOutFailed', { reason }),
    })
    if (!done) return
    const author = comment.author ?? t('anonymous')
    const action = { label: t('undo'), onClick: () => void putBack(comment) }
    toast.success(t('takenOut', { author }), { action, duration: 8000 })
  }
  return { takeOut }
}

function without(page: ProjectPage, { id, status }: LinkedComment): ProjectPage {
  const { total, waiting, draft, sent } = page.linked
  const less = (count: number, isOne: boolean) => Math.max(0, count - (isOne ? 1 : 0))
  return {
    ...page,
    comments: page.comments.filter((one) => one.id !== id),
    linked: {
      total: less(total, true),
      waiting: less(waiting, status === 'pending'),
      draft: less(draft, status === 'draft'),
      sent: less(sent, status === 'sent'),
    },
  }
}
