import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ListOf } from '../../lib/list-of.ts'
import { useAlertWords, type Change } from './alert-words.ts'
import { listsOf } from './change-lists.ts'

/** The change in numbers; each number links to the reviews that it counts. */
export function ChangeFigures({ change }: { change: Change }) {
  const t = useTranslations('alerts')
  const words = useAlertWords()
  const lists = listsOf(change)
  const { kind, now, before, filter } = change
  const link = (list: ListOf) => (chunks: ReactNode) => <Figure list={list}>{chunks}</Figure>
  return (
    <p className="text-xs text-pretty text-ink-2 tabular-nums">
      <span className="text-ink-3">{words.range(filter)}</span>{' '}
      <span aria-hidden="true" className="text-ink-3">
        ·
      </span>{' '}
      {kind === 'topic'
        ? t.rich('topicFigures', {
            count: now.count,
            of: now.of,
            beforeCount: before.count,
            beforeOf: before.of,
            now: link(lists.now),
            base: link(lists.base),
            before: link(lists.before),
            baseBefore: link(lists.baseBefore),
          })
        : t.rich('ratingFigures', {
            count: now.count,
            beforeValue: words.value(change, before.value),
            beforeCount: before.count,
            now: link(lists.now),
            before: link(lists.before),
          })}
    </p>
  )
}

function Figure({ list, children }: { list: ListOf; children: ReactNode }) {
  return (
    <Link
      to="/responses"
      search={list}
      className="-my-1 py-1 rounded-xs font-medium text-ink underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  )
}
