import type { CDPSession } from '@playwright/test'

/** A task over 50 ms: its duration, and how much of it the page's thread was busy. */
export interface Task {
  wall: number
  busy: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** Traces the browser's threads; the returned function returns the page's tasks of more than 50 ms. */
export async function traced(session: CDPSession): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  })
  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await ended
    return tasksOf(events)
  }
}

function tasksOf(events: TraceEvent[]): Task[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`
  const calls = Map.groupBy(
    events.filter(({ name }) => name === 'FunctionCall'),
    threadOf,
  )
  const [busiest] = [...calls].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  return events
    .filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && threadOf(event) === busiest)
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, busy: tdur / 1000 }))
    .filter(({ wall }) => wall > 50)
}
