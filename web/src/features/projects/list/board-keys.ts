import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** Left and right move to the next column; up and down do nothing, as a column has no order of its own. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0
  if (step === 0) return undefined
  event.preventDefault()
  const columns = [...context.droppableRects.values()].toSorted((a, b) => a.left - b.left)
  const middle = currentCoordinates.x + (context.collisionRect?.width ?? 0) / 2
  const at = columns.findIndex(({ left, right }) => left <= middle && middle <= right)
  const next = columns[Math.min(Math.max(at + step, 0), columns.length - 1)]
  return next ? { x: next.left + 8, y: next.top + 40 } : undefined
}
