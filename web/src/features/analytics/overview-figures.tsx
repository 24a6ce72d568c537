import type { PartProps } from './analytics-parts.ts'

/** One box: the four figures, under them the tiles of the products. */
export function Figures(_: PartProps & { tiles: boolean }) {
  return null
}
