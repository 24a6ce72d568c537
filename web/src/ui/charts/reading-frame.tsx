import type { ReactNode } from 'react'
import type { useReading } from './use-reading.ts'

export interface ReadingFrameProps {
  measure: (element: HTMLElement | null) => (() => void) | undefined
  height: number
  summary: string
  /** What arrow keys move through, e.g. the window. */
  name: string
  /** Labels of the points; if empty, there is nothing to read. */
  labels: readonly string[]
  at: number | null
  handlers: ReturnType<typeof useReading>['handlers']
  /** Whether a point opens what it counts. */
  opens: boolean
  /** Live region text of the current point. */
  reading: string
  table: ReactNode
  children: ReactNode
}

/**
 * Accessible frame of every time chart: a labeled group, keyboard reading with a live region, and
 * a table.
 */
export function ReadingFrame(props: ReadingFrameProps) {
  const { measure, height, summary, name, labels, at, handlers, opens, reading, table, children } = props
  const last = labels.length - 1
  return (
    <div role="group" aria-label={summary} className="relative w-full" style={{ height }}>
      <div ref={measure} className="absolute inset-0">
        {last < 0 ? (
          children
        ) : (
          <div
            role="slider"
            tabIndex={0}
            aria-readonly="true"
            aria-orientation="horizontal"
            aria-label={name}
            aria-valuemin={1}
            aria-valuemax={labels.length}
            aria-valuenow={(at ?? last) + 1}
            aria-valuetext={labels[at ?? last] ?? ''}
            {...handlers}
            className={`h-full touch-pan-y rounded-sm ${opens ? 'cursor-pointer' : ''}`}
          >
            {children}
          </div>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {reading}
      </p>
      {table}
    </div>
  )
}
