import { projectStatuses } from '@bizamply/contract/project-rules'
import type { ProjectRow } from '@bizamply/contract/projects'
import type { Announcements } from '@dnd-kit/core'
import { useTranslations } from 'use-intl'

/** Screen reader announcements while a card is moved. */
export function useBoardWords(rows: readonly ProjectRow[]) {
  const t = useTranslations('projects')
  const nameOf = (id: string | number): string => rows.find((one) => one.id === id)?.name ?? ''
  const statusOf = (id: string | number): string => {
    const status = projectStatuses.find((one) => one === id)
    return status ? t(`status.${status}`) : ''
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('boardPicked', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('boardOver', { name: nameOf(active.id), status: statusOf(over.id) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? t('boardDropped', { name: nameOf(active.id), status: statusOf(over.id) })
        : t('boardCancelled', { name: nameOf(active.id) }),
    onDragCancel: ({ active }) => t('boardCancelled', { name: nameOf(active.id) }),
  }
  return { announcements, screenReaderInstructions: { draggable: t('boardHint') } }
}
