import type { Comment } from '@bizamply/contract/comments'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { textLink } from '../../../ui/text-link.ts'

/** Opens the customer's page in a new tab, so that the text being edited stays. */
export function EarlierReviews({ comment }: { comment: Comment }) {
  const t = useTranslations('editor')
  const { data } = useQuery({
    queryKey: ['comments', 'person', comment._id],
    queryFn: async ({ signal }) => (await api.people.timeline({ commentId: comment._id }, { signal })).data,
    retry: false,
    staleTime: Infinity,
  })
  const count = data?.items.filter((one) => one.kind === 'comment' && one.at < comment.time).length ?? 0
  if (!data?.personId || count === 0) return null
  return (
    <a href={`/people/${data.personId}`} target="_blank" rel="noreferrer" className={`text-xs ${textLink}`}>
      {t('earlier', { count })}
      <span className="sr-only"> ({t('inNewTab')})</span>
    </a>
  )
}
