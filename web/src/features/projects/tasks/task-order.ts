import type { ProjectTask } from '@bizamply/contract/projects'

export interface TaskFold {
  isUnfolded: boolean
  /** Stay where they are when they are finished, so that the row just checked doesn't leave. */
  stay: ReadonlySet<string>
}

/** Open tasks in their order, then the finished ones unless they are folded. */
export function unfolded(tasks: readonly ProjectTask[], { isUnfolded, stay }: TaskFold): ProjectTask[] {
  const [shown, folded] = [true, false].map((isShown) =>
    tasks.filter(({ id, doneAt }) => (doneAt === null || stay.has(id)) === isShown),
  ) as [ProjectTask[], ProjectTask[]]
  return isUnfolded ? [...shown, ...folded] : shown
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
