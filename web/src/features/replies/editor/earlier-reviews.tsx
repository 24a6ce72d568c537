import type { Comment } from '@bizamply/contract/comments'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { textLink } from '../../../ui/text-link.ts'

const LOOKED_AT = 20

/** Opens the customer's earlier reviews in a new tab, so that the text being edited stays. */
export function EarlierReviews({ comment }: { comment: Comment }) {
  const t = useTranslations('editor')
  const name = comment.customerName
  const known = name.length > 2 && name !== 'Anonymous'
  const { data } = useQuery({
    queryKey: ['replies', 'earlier', comment._id],
    queryFn: async ({ signal }) =>
      (await api.comments.list({ search: name, limit: String(LOOKED_AT) }, { signal })).data.filter(
        (one) => one.customerName === name && one._id !== comment._id && one.time < comment.time,
      ).length,
    enabled: known,
    retry: false,
    staleTime: Infinity,
  })
  if (!data) return null
  return (
    <a
      href={`/responses?search=${encodeURIComponent(name)}`}
      target="_blank"
      rel="noreferrer"
      className={`text-xs ${textLink}`}
    >
      {data >= LOOKED_AT - 1 ? t('earlierMany', { count: data }) : t('earlier', { count: data })}
      <span className="sr-only"> ({t('inNewTab')})</span>
    </a>
  )
}
