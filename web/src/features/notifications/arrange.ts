import type { Notification } from '@bizamply/contract/notifications'

/** A day's notifications; a run of plain new reviews is one part, except for the latest ones. */
export interface Day {
  day: string
  parts: (Notification | Notification[])[]
}

/** Fewer are as quickly read as their number. */
const RUN = 3
/** New reviews that are never folded, so that one that just arrived can be opened. */
const LATEST = 3

export const isSensitive = ({ kind, risks }: Notification): boolean => kind === 'risk' || risks.length > 0

/** Newest day first; in a day, what is sensitive comes first, then the newest. */
export function arrange(list: readonly Notification[], dayOf: (time: string) => string): Day[] {
  const latest = new Set(list.filter(isPlain).slice(0, LATEST))
  const mayFold = (one: Notification): boolean => isPlain(one) && !latest.has(one)
  return [...Map.groupBy(list, ({ time }) => dayOf(time))].map(([day, those]) => ({
    day,
    parts: folded([...those.filter(isSensitive), ...those.filter((one) => !isSensitive(one))], mayFold),
  }))
}

function folded(list: Notification[], mayFold: (one: Notification) => boolean): Day['parts'] {
  const runs: Notification[][] = []
  for (const one of list) {
    const run = runs.at(-1)
    if (run && mayFold(one) && run.every(mayFold)) run.push(one)
    else runs.push([one])
  }
  return runs.flatMap((run): Day['parts'] => (run.length < RUN ? run : [run]))
}

const isPlain = (one: Notification): boolean => one.kind === 'comment' && !isSensitive(one)
