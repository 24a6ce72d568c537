import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { MARKS, type Mark } from './card-view.ts'
import { useReasonWords } from './reason-words.ts'
import type { Service } from './service-list.ts'

/** Half hours since the first sync, up to a day; hovering or arrow keys describe each. */
export function SyncMarks({ service, marks }: { service: Service; marks: readonly Mark[] }) {
  const t = useTranslations('connectionsPage.marks')
  const connect = useTranslations('connect')
  const words = useMarkWords(service)
  const [at, setAt] = useState<number | null>(null)
  const count = (state: Mark['state']) => marks.filter((mark) => mark.state === state).length
  if (marks.length === 0) return null
  const move = (event: KeyboardEvent) => {
    const next = stepOf(event.key, at, marks.length - 1)
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
        aria-valuemin={1}
        aria-valuemax={marks.length}
        aria-valuenow={(at ?? marks.length - 1) + 1}
        aria-valuetext={words(chosen ?? marks.at(-1))}
        onKeyDown={move}
        onBlur={() => setAt(null)}
        style={{ gridTemplateColumns: `repeat(${MARKS}, minmax(0, 1fr))` }}
        className="grid h-3 gap-px rounded-xs sm:gap-0.5"
      >
        {marks.map((mark, index) => (
          <span
            key={mark.from.getTime()}
            data-tooltip={words(mark)}
            data-state={mark.state}
            className={`h-full rounded-[1px] ${colors[mark.state]} ${index === at ? 'outline-2 outline-accent' : ''}`}
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
function stepOf(key: string, at: number | null, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return at === null ? last : Math.max(0, at - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return at === null ? last : Math.min(last, at + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

export const colors: Record<Mark['state'], string> = {
  onTime: 'bg-live/45',
  late: 'bg-chart-3',
  failed: 'bg-danger',
  none: 'bg-surface-3',
}
