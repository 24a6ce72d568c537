import type { PictureCrop } from '@bizamply/contract/pictures'

/** Position and zoom of a picture under the crop square. */
export interface View {
  width: number
  height: number
  /** 1: the square is as large as the shorter side. */
  zoom: number
  /** The center of the square, as shares of width and height. */
  x: number
  y: number
}

export const initialView = (width: number, height: number): View => ({ width, height, zoom: 1, x: 0.5, y: 0.5 })

/** The crop square of a view; it stays within the picture. */
export function cropOf(view: View): PictureCrop {
  const { x, y } = clampView(view)
  const { across, down } = halves(view)
  return { x: x - across, y: y - down, side: 1 / view.zoom }
}

/** Moves the picture; the distances are multiples of the square's side. */
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
