import type { CommentPlatform } from '@bizamply/contract/comment-filter'
import { ink } from '../../../pdf/index.ts'
import { platformInk } from './platform-colors.ts'
import { markPaths } from './logo-paths.ts'

type Doc = PDFKit.PDFDocument

/** A platform's logo in a square of `size`. */
export function drawPlatform(doc: Doc, platform: CommentPlatform, x: number, y: number, size: number) {
  doc.save()
  doc.translate(x, y).scale(size / 24)
  const color = platformInk[platform]
  const letter = letters[platform]
  const drawn = Object.entries(markPaths).find(([name]) => name === platform)?.[1]
  if (drawn) doc.path(drawn).fill(color)
  else if (letter) {
    doc.roundedRect(0, 0, 24, 24, 6).fill(color)
    doc.path(letter).lineWidth(3).lineCap('round').lineJoin('round').stroke(ink.paper)
  } else doc.path(platform === 'trustpilot' ? star(12, 1, 2) : page).fill(color)
  doc.restore()
}

/** Whole stars out of five. */
export function drawStars(doc: Doc, rating: number, x: number, y: number, size: number) {
  const full = Math.round(rating)
  for (let n = 0; n < 5; n += 1) {
    doc.save()
    doc.translate(x + n * (size + 2), y).scale(size / 12)
    doc.path(star(6, 0.6, 1)).fill(n < full ? ink.star : ink.starEmpty)
    doc.restore()
  }
}

export const starsWidth = (size: number): number => 5 * size + 4 * 2

const star = (x: number, y: number, by: number): string =>
  `M${x} ${y}l${steps.map(([dx, dy]) => `${dx * by} ${dy * by}`).join(' l')}z`
const steps: [number, number][] = [
  [1.62, 3.5],
  [3.83, 0.46],
  [-2.83, 2.62],
  [0.75, 3.78],
  [-3.37, -1.88],
  [-3.37, 1.88],
  [0.75, -3.78],
  [-2.83, -2.62],
  [3.83, -0.46],
]

const page = 'M5 2h9l5 5v15H5zM14 2v5h5'

const letters: Partial<Record<CommentPlatform, string>> = {
  judgeme: 'M14.5 6.5v7a3.5 3.5 0 0 1-6 2.4',
  yotpo: 'M7.5 6.5 L12 12.5 L16.5 6.5 M12 12.5v5',
}
