import type { PersonRow } from '@bizamply/contract/people'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { StickyHead } from '../../ui/sticky-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { PersonLink, PlatformMarks, RatingWords, RepeatedBadge } from './person-facts.tsx'

export interface PeopleRowsProps {
  rows: readonly PersonRow[]
}

const columns = ['person', 'comments', 'rating', 'pending', 'platforms', 'last'] as const

const widths = {
  person: 'pr-4 pl-6 w-[34%]',
  comments: 'pr-12 text-right w-[12%]',
  rating: 'pr-3 w-[18%]',
  pending: 'pr-12 text-right w-[12%]',
  platforms: 'pr-3 w-[12%] max-lg:hidden',
  last: 'pr-6 text-right w-[12%]',
} as const

function Head() {
  const t = useTranslations('peoplePage')
  return <StickyHead columns={columns.map((key) => ({ key, label: t(`column.${key}`), className: widths[key] }))} />
}

const places = { person: '', comments: 'w-5', rating: 'w-24', pending: 'w-5', platforms: 'w-4', last: 'w-16' } as const

export function PeopleTableWaiting() {
  return (
    <table className="w-full table-fixed border-t border-line text-left">
      <Head />
      <SkeletonRows
        height="h-14"
        picture="size-7 rounded-full"
        cells={columns.map((column) => ({ cell: widths[column], place: places[column] }))}
      />
    </table>
  )
}

export function PeopleTable({ rows }: PeopleRowsProps) {
  const t = useTranslations('peoplePage')
  const format = useFormat()
  return (
    <table className="w-full table-fixed border-t border-line text-left">
      <caption className="sr-only">{t('title')}</caption>
      <Head />
      <tbody>
        {rows.map((person) => (
          <tr
            key={person.id}
            className="relative h-14 border-b border-line text-sm text-ink transition-colors duration-100 hover:bg-surface-2 dark:hover:bg-surface-3"
          >
            <th scope="row" className="py-1.5 pr-4 pl-6 font-normal">
              <span className="flex items-center gap-3">
                <Avatar name={person.name ?? person.email ?? ''} size={28} />
                <span className="min-w-0 flex-1">
                  <PersonLink person={person} />
                  <span className="flex min-w-0 items-center gap-2">
                    {person.name !== null && person.email !== null && (
                      <bdi className="truncate text-xs text-ink-2">{person.email}</bdi>
                    )}
                    <RepeatedBadge person={person} />
                  </span>
                </span>
              </span>
            </th>
            <td className="pr-12 text-right tabular-nums">{format.number(person.comments)}</td>
            <td className="pr-3">
              <RatingWords person={person} />
            </td>
            <td className={`pr-12 text-right tabular-nums ${person.pending > 0 ? '' : 'text-ink-3'}`}>
              {format.number(person.pending)}
            </td>
            <td className="pr-3 max-lg:hidden">
              <PlatformMarks platforms={person.platforms} />
            </td>
            <td className="pr-6 text-right text-ink-2">{person.lastAt && <RelativeTime at={person.lastAt} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In the layout of the cards and of the toolbar above them. */
export function PeopleCardsWaiting() {
  return (
    <div aria-hidden="true">
      <div className="grid gap-3 px-4 py-3 sm:px-6">
        <Skeleton className="h-9 sm:hidden coarse:h-10" />
        <Skeleton className="h-9 w-36" />
      </div>
      <ul className="border-t border-line">
        {nameWidths.map((width) => (
          <li key={width} className="grid h-15.25 content-center gap-2.5 border-b border-line px-4 sm:px-6">
            <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
            <Skeleton className="h-3 w-3/5" />
          </li>
        ))}
      </ul>
    </div>
  )
}

const nameWidths = [64, 48, 72, 56, 44, 60, 52, 68]

/** Replaces the table on small screens. */
export function PeopleCards({ rows }: PeopleRowsProps) {
  const t = useTranslations('peoplePage')
  return (
    <ul className="border-t border-line">
      {rows.map((person) => (
        <li key={person.id} className="relative grid gap-1 border-b border-line px-4 py-2.5 text-sm text-ink sm:px-6">
          <div className="flex min-w-0 items-baseline gap-2">
            <h2 className="min-w-0 max-w-[60%] shrink-0">
              <PersonLink person={person} />
            </h2>
            <bdi className="min-w-0 flex-1 truncate text-xs text-ink-2">{person.name !== null && person.email}</bdi>
            {person.lastAt && <RelativeTime at={person.lastAt} className="shrink-0 text-xs text-ink-3" />}
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2 tabular-nums">
            <span>{t('counts', { comments: person.comments, pending: person.pending })}</span>
            <RatingWords person={person} />
            <PlatformMarks platforms={person.platforms} />
            <RepeatedBadge person={person} />
          </div>
        </li>
      ))}
    </ul>
  )
}
