import type { HealthPart, OperationsHealth } from '@bizamply/contract/operations'
import type { HealthState, PartKey } from '@bizamply/contract/operations-choices'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useMedia } from '../../lib/media.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMoment } from './cells.tsx'
import { HealthFold } from './health-fold.tsx'
import type { OperationsSearch } from './operations-search.ts'
import { StateDot } from './state-dot.tsx'

interface MaybeHealth {
  health: OperationsHealth | undefined
}

/** Each part of the product with its state; on a phone, a line that opens them. */
export function HealthStatBar({ health }: MaybeHealth) {
  const isPhone = useMedia('(max-width: 639px)')
  if (!isPhone) return <Parts health={health} />
  if (!health) return <Skeleton className="mx-4 h-11" />
  return (
    <HealthFold health={health}>
      <Parts health={health} />
    </HealthFold>
  )
}

/** Parts with their own section link to it. */
function Parts({ health }: MaybeHealth) {
  const t = useTranslations('operations')
  const moment = useMoment()
  return (
    <ul
      aria-label={t('health')}
      aria-busy={!health || undefined}
      className="mx-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:mx-6 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6"
    >
      {health ? (
        <>
          {health.parts.map((part) => (
            <Part key={part.key} part={part} />
          ))}
          <Tile
            title={t('process')}
            state="up"
            word={t('processUp')}
            note={t('since', { at: moment(health.startedAt) })}
          />
        </>
      ) : (
        Array.from({ length: 12 }, (_, n) => (
          <li
            key={n}
            aria-hidden="true"
            className="grid content-start gap-2 bg-surface px-4 py-3 max-sm:px-3 max-sm:py-2"
          >
            <Skeleton className="h-3 w-16" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3 w-20 max-sm:hidden" />
          </li>
        ))
      )}
    </ul>
  )
}

const sections: Partial<Record<PartKey, OperationsSearch>> = {
  queue: {},
  mail: { tab: 'mail' },
  model: { tab: 'model' },
  platforms: { tab: 'connections' },
  connections: { tab: 'connections' },
}

function Part({ part }: { part: HealthPart }) {
  const t = useTranslations('operations')
  const word = useWord(part)
  const note = useNote(part)
  const to = sections[part.key]
  const title = t(`part.${part.key}`)
  return (
    <Tile
      title={
        to ? (
          <Link to="/admin" search={to} replace resetScroll={false} className="-my-1 py-1 hover:underline">
            {title}
          </Link>
        ) : (
          title
        )
      }
      state={part.state}
      word={word}
      note={note}
    />
  )
}

/** The wording of a part's state. */
function useWord({ key, state, count }: HealthPart): string {
  const t = useTranslations('operations')
  switch (key) {
    case 'database':
      return state === 'up' ? t('is.database.up') : t(`state.${state}`)
    case 'workers':
      return state === 'up' || state === 'down' || state === 'unknown' ? t(`is.workers.${state}`) : t(`state.${state}`)
    case 'sending':
      return state === 'up' || state === 'off' || state === 'attention' ? t(`is.sending.${state}`) : t(`state.${state}`)
    case 'model':
      return state === 'unknown' ? t('state.unknown') : t(`is.model.${state}`)
    default:
      return count === null ? t(`state.${state}`) : t(`count.${key}`, { count })
  }
}

function useNote({ key, state, since, checkedAt }: HealthPart): string | null {
  const t = useTranslations('operations')
  const format = useFormat()
  const now = useTicking()
  const moment = useMoment()
  if (key === 'mail' && state === 'off') return t('mailOff')
  if (key === 'workers') return checkedAt && t('lastActive', { age: format.ageWithin(checkedAt, now) })
  if (checkedAt) return t('checked', { age: format.ageWithin(checkedAt, now) })
  if (!since) return null
  return key === 'queue' || key === 'mail'
    ? t('oldest', { age: format.ageWithin(since, now) })
    : t('since', { at: moment(since) })
}

const inks: Record<HealthState, string> = {
  up: 'text-ink',
  attention: 'text-pending-ink',
  down: 'text-danger-ink',
  off: 'text-ink-2',
  unknown: 'text-ink-2',
}

const isFine: ReadonlySet<HealthState> = new Set(['up', 'off'])

interface TileProps {
  title: ReactNode
  state: HealthState
  word: string
  note: string | null
}

function Tile({ title, state, word, note }: TileProps) {
  const t = useTranslations('operations')
  return (
    <li className="min-w-0 bg-surface px-4 py-3 max-sm:px-3 max-sm:py-2">
      <span className="flex items-center gap-2 text-xs text-ink-2">
        <StateDot state={state} />
        {title}
        <span className="sr-only">{t(`state.${state}`)}</span>
      </span>
      <span className={`block text-sm font-medium break-words tabular-nums ${inks[state]}`}>{word}</span>
      {/* On a phone, only what needs attention says more. */}
      <span className={`block text-xs text-ink-2 tabular-nums ${isFine.has(state) ? 'max-sm:hidden' : ''}`}>
        {note}
      </span>
    </li>
  )
}
