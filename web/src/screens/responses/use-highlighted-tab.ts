import type { Comment, CommentStatus } from '@bizamply/contract/comments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Tab } from '../../features/comments/filtering/filters.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { toast } from '../../ui/toast.ts'

export interface HighlightedTab {
  highlight: string | undefined
  comments: Comment[]
  /** The list on screen has loaded. */
  ready: boolean
  status: Tab
  onElsewhere: (status: CommentStatus) => void
}

/** A notification can point to a comment that has moved to another tab: opens that tab, or says that it is gone. */
export function useHighlightedTab({ highlight, comments, ready, status, onElsewhere }: HighlightedTab): void {
  const isHere = comments.some((comment) => comment._id === highlight)
  const t = useTranslations('comments')
  const { brand } = useBrand()
  const { data, error } = useQuery({
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
  const missing = error && CallError.from(error).code === 'NOT_FOUND' ? highlight : undefined
  const say = useEffectEvent((id: string) =>
    toast.info(t('notHere', { brand: brand.BrandName }), { id, description: t('notHereText') }),
  )
  useEffect(() => {
    if (missing) say(missing)
  }, [missing])
}
