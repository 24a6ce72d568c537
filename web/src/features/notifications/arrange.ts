import type { Notification } from '@bizamply/contract/notifications'

/** A day's notifications; a run of plain new reviews is one part. */
export interface Day {
  day: string
  parts: (Notification | Notification[])[]
}

/** Fewer are as quickly read as their number. */
const RUN = 3

export const isSensitive = ({ kind, risks }: Notification): boolean => kind === 'risk' || risks.length > 0

/** Newest day first; in a day, what is sensitive comes first, then the newest. */
export function arrange(list: readonly Notification[], dayOf: (time: string) => string): Day[] {
  return [...Map.groupBy(list, ({ time }) => dayOf(time))].map(([day, those]) => ({
    day,
    parts: folded([...those.filter(isSensitive), ...those.filter((one) => !isSensitive(one))]),
  }))
}

function folded(list: Notification[]): Day['parts'] {
  const runs: Notification[][] = []
  for (const one of list) {
    const run = runs.at(-1)
    if (run && isPlain(one) && run.every(isPlain)) run.push(one)
    else runs.push([one])
  }
  return runs.flatMap((run): Day['parts'] => (run.length < RUN ? run : [run]))
}

const isPlain = (one: Notification): boolean => one.kind === 'comment' && !isSensitive(one)
