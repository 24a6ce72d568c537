import type { Comment } from '@bizamply/contract/comments'
import { sureMatches } from '@bizamply/contract/person-matches'
import type { Timeline } from '@bizamply/contract/people'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { useFigureFormat } from '../../lib/figure-format.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { textLink } from '../../ui/text-link.ts'
import { PersonItemLine } from './person-item.tsx'

const FIRST = 4

/** The customer's other comments, and how certain it is that they are by the same person. */
export function PersonSection({ comment, platform }: { comment: Comment; platform: string }) {
  const t = useTranslations('people')
  const { data, error, refetch } = useQuery({
    queryKey: ['comments', 'person', comment._id],
    queryFn: async ({ signal }) => (await api.people.timeline({ commentId: comment._id }, { signal })).data,
    staleTime: 0,
  })
  return (
    <section className="grid gap-1">
      <div className="flex items-baseline gap-3">
        <h3 className="text-sm font-medium text-ink">{t('title')}</h3>
        {data?.personId && (
          <Link
            to="/people/$personId"
            params={{ personId: data.personId }}
            className={`ml-auto text-xs coarse:-my-3.5 coarse:py-3.5 ${textLink}`}
          >
            {t('page')}
          </Link>
        )}
      </div>
      {data ? (
        <Known timeline={data} commentId={comment._id} platform={platform} />
      ) : error ? (
        <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-8" />
      )}
    </section>
  )
}

function Known({ timeline, commentId, platform }: { timeline: Timeline; commentId: string; platform: string }) {
  const t = useTranslations('people')
  const [all, setAll] = useState(false)
  const others = timeline.items.filter((one) => one.kind === 'message' || one.commentId !== commentId)
  if (timeline.match === 'none') return <p className="text-xs text-ink-3">{t('unknownAuthor')}</p>
  if (others.length === 0) return <p className="text-xs text-ink-3">{t('alone')}</p>
  const shown = all ? others : others.slice(0, FIRST)
  const sure = sureMatches.includes(timeline.match)
  return (
    <>
      <p className="text-xs text-ink-2 tabular-nums">
        <Sums timeline={timeline} />
      </p>
      <p className={`text-xs ${sure ? 'text-ink-3' : 'text-pending-ink'}`}>
        {t(`match.${timeline.match}`, { platform })}
      </p>
      <ol className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2 border-l border-line pl-3">
        {shown.map((one, n) => (
          // Two messages can have the same time, and the order never changes, so the key includes the position.
          <PersonItemLine key={`${one.kind} ${one.at} ${n}`} item={one} />
        ))}
      </ol>
      {others.length > shown.length && (
        <Button size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {t('more', { count: others.length - shown.length })}
        </Button>
      )}
    </>
  )
}

function Sums({ timeline: { comments, answered, rating, firstAt } }: { timeline: Timeline }) {
  const t = useTranslations('people')
  const format = useFormat()
  const figure = useFigureFormat()
  const sums = t('sums', { comments, answered, since: format.shortDate(firstAt, useTicking()) })
  return rating === null ? sums : t('sumsRated', { sums, rating: figure.decimal(rating) })
}
