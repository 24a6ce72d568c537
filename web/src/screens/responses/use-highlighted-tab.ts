import type { Comment, CommentStatus } from '@bizamply/contract/comments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Tab } from '../../features/comments/filtering/filters.ts'
import { api } from '../../lib/call.ts'

export interface HighlightedTab {
  highlight: string | undefined
  comments: Comment[]
  /** The list on screen has loaded. */
  ready: boolean
  status: Tab
  onElsewhere: (status: CommentStatus) => void
}

/** A notification can point to a comment that has moved to another tab: opens that tab. */
export function useHighlightedTab({ highlight, comments, ready, status, onElsewhere }: HighlightedTab): void {
  const isHere = comments.some((comment) => comment._id === highlight)
  const { data } = useQuery({
    queryKey: ['comment', highlight],
    queryFn: async ({ signal }) => (await api.comments.get({ commentId: highlight ?? '' }, { signal })).data.status,
    enabled: ready && highlight !== undefined && !isHere,
    retry: false,
    staleTime: 0,
  })
  const go = useEffectEvent(onElsewhere)
  const elsewhere = ready && !isHere && data !== undefined && data !== status ? data : null
  useEffect(() => {
    if (elsewhere) go(elsewhere)
  }, [elsewhere])
}
