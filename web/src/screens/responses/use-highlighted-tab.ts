import type { CommentStatus } from '@bizamply/contract/comments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Tab } from '../../features/comments/filtering/filters.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { toast } from '../../ui/toast.ts'
import type { List } from './use-list.ts'

export interface HighlightedTab {
  highlight: string | undefined
  list: List
  status: Tab
  /** The review in the pane. */
  opened: string | undefined
}

/** Opens the review, in another tab if the list on screen can't have it. */
export type OnFound = (commentId: string, elsewhere: CommentStatus | null) => void

/**
 * Opens the review that a link or a notification points to, however old it is and wherever it has moved, or says that
 * it's gone.
 */
export function useHighlightedTab({ highlight, list, status, opened }: HighlightedTab, onFound: OnFound): void {
  const { isSuccess, isPlaceholderData } = list.list
  const ready = (isSuccess && !isPlaceholderData) || list.isFailing
  const isHere = list.comments.some((comment) => comment._id === highlight)
  const isDue = ready && highlight !== undefined && opened === undefined
  const t = useTranslations('comments')
  const { brand } = useBrand()
  const { data, error, isFetching } = useQuery({
    queryKey: ['comment', highlight],
    queryFn: async ({ signal }) => (await api.comments.get({ commentId: highlight ?? '' }, { signal })).data.status,
    enabled: isDue && !isHere,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const found = isHere ? status : isFetching ? undefined : data
  const open = useEffectEvent((commentId: string, at: Tab) =>
    onFound(commentId, at === 'all' || at === status || status === 'all' ? null : at),
  )
  useEffect(() => {
    if (isDue && found) open(highlight, found)
  }, [isDue, highlight, found])
  const missing = error && CallError.from(error).code === 'NOT_FOUND' ? highlight : undefined
  const say = useEffectEvent((id: string) =>
    toast.info(t('notHere', { brand: brand.BrandName }), { id, description: t('notHereText') }),
  )
  useEffect(() => {
    if (missing) say(missing)
  }, [missing])
}
