import type { PictureCut } from '@bizamply/contract/pictures'

/** How a picture lies under the square. */
export interface View {
  width: number
  height: number
  /** 1: the square is as large as the shorter side. */
  zoom: number
  /** What lies under the middle of the square, as shares of width and height. */
  x: number
  y: number
}

export const initialView = (width: number, height: number): View => ({ width, height, zoom: 1, x: 0.5, y: 0.5 })

/** The square of a view; it never leaves the picture. */
export function cutOf(view: View): PictureCut {
  const { x, y } = clampView(view)
  const { across, down } = halves(view)
  return { x: x - across, y: y - down, side: 1 / view.zoom }
}

/** The picture is pulled by so many sides of the square. */
export function moved(view: View, right: number, down: number): View {
  const half = halves(view)
  return clampView({ ...view, x: view.x - right * 2 * half.across, y: view.y - down * 2 * half.down })
}

function clampView(view: View): View {
  const { across, down } = halves(view)
  const within = (at: number, half: number): number => Math.min(Math.max(at, half), 1 - half)
  return { ...view, x: within(view.x, across), y: within(view.y, down) }
}

/** Half the square's side as shares of width and height. */
function halves({ width, height, zoom }: View): { across: number; down: number } {
  const half = Math.min(width, height) / zoom / 2
  return { across: half / width, down: half / height }
}
