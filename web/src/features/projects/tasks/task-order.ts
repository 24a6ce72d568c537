import type { ProjectTask } from '@bizamply/contract/projects'

const SHOWN_DONE = 3

/** Open tasks and the most recently finished ones, in their order. */
export function unfolded(tasks: readonly ProjectTask[], all: boolean): ProjectTask[] {
  if (all) return [...tasks]
  const done = tasks.filter(({ doneAt }) => doneAt !== null)
  const recent = done.toSorted((a, b) => ((a.doneAt ?? '') < (b.doneAt ?? '') ? 1 : -1)).slice(0, SHOWN_DONE)
  const shown = new Set(recent.map(({ id }) => id))
  return tasks.filter(({ id, doneAt }) => doneAt === null || shown.has(id))
}

/** The task to insert after when a task is dropped onto another; null means first, undefined no move. */
export function placeAt(
  tasks: readonly ProjectTask[],
  shown: readonly ProjectTask[],
  taskId: string,
  overId: string,
): string | null | undefined {
  const [from, to] = [taskId, overId].map((one) => shown.findIndex(({ id }) => id === one))
  if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return undefined
  if (to > from) return overId
  const rest = tasks.filter(({ id }) => id !== taskId)
  return rest[rest.findIndex(({ id }) => id === overId) - 1]?.id ?? null
}

export function moved(tasks: readonly ProjectTask[], taskId: string, after: string | null): ProjectTask[] {
  const task = tasks.find(({ id }) => id === taskId)
  if (!task) return [...tasks]
  const rest = tasks.filter(({ id }) => id !== taskId)
  return rest.toSpliced(after === null ? 0 : rest.findIndex(({ id }) => id === after) + 1, 0, task)
}
