import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import type { Mark } from './card-view.ts'
import { useReasonWords } from './reason-words.ts'
import type { Service } from './service-list.ts'

/** Syncs of the last 24 hours as a chart, from the first one on; hovering or arrow keys describe each half hour. */
export function SyncMarks({ service, marks }: { service: Service; marks: readonly Mark[] }) {
  const t = useTranslations('connectionsPage.marks')
  const connect = useTranslations('connect')
  const words = useMarkWords(service)
  const [at, setAt] = useState<number | null>(null)
  const count = (state: Mark['state']) => marks.filter((mark) => mark.state === state).length
  const first = marks.findIndex(({ state }) => state !== 'none')
  if (first === -1) return null
  const move = (event: KeyboardEvent) => {
    const next = stepOf(event.key, at, { first, last: marks.length - 1 })
    if (next === null) return
    event.preventDefault()
    setAt(next)
  }
  const chosen = at === null ? undefined : marks[at]
  return (
    <div className="mt-2.5">
      <div
        role="slider"
        tabIndex={0}
        aria-readonly="true"
        aria-orientation="horizontal"
        aria-label={t('summary', {
          service: connect(`names.${service}`),
          onTime: count('onTime'),
          late: count('late'),
          failed: count('failed'),
        })}
        aria-valuemin={first + 1}
        aria-valuemax={marks.length}
        aria-valuenow={(at ?? marks.length - 1) + 1}
        aria-valuetext={words(chosen ?? marks.at(-1))}
        onKeyDown={move}
        onBlur={() => setAt(null)}
        className="flex h-3 gap-px rounded-xs sm:gap-0.5"
      >
        {first > 0 && <span style={{ flexGrow: first }} className="h-px self-end bg-line" />}
        {marks.slice(first).map((mark, index) => (
          <span
            key={mark.from.getTime()}
            data-tooltip={words(mark)}
            data-state={mark.state}
            className={`h-full min-w-0 flex-1 rounded-[1px] ${colours[mark.state]} ${index + first === at ? 'outline-2 outline-accent' : ''}`}
          />
        ))}
      </div>
      {chosen && (
        <p aria-hidden="true" className="mt-1.5 text-xs text-ink-2 tabular-nums">
          {words(chosen)}
        </p>
      )}
    </div>
  )
}

function useMarkWords(service: Service): (mark: Mark | undefined) => string {
  const t = useTranslations('connectionsPage.marks')
  const format = useFormat()
  const reasonWords = useReasonWords()
  return (mark) => {
    if (!mark) return ''
    const times = { from: format.time(mark.from), to: format.time(mark.to) }
    const { state } = mark
    const note = mark.note && reasonWords(service, mark.note, false)
    if (state === 'late' && note) return t('lateWhy', { ...times, note })
    if (state === 'failed' && note) return t('failedWhy', { ...times, note })
    return t(state, times)
  }
}

/** Null if the key isn’t handled. Without a selection, starts at the newest mark. */
function stepOf(key: string, at: number | null, { first, last }: { first: number; last: number }): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return at === null ? last : Math.max(first, at - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return at === null ? last : Math.min(last, at + 1)
    case 'Home':
      return first
    case 'End':
      return last
    default:
      return null
  }
}

export const colours: Record<Mark['state'], string> = {
  onTime: 'bg-live/45',
  late: 'bg-chart-3',
  failed: 'bg-danger',
  none: 'bg-surface-3',
}
