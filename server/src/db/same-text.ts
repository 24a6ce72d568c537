import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()]
  return timingSafeEqual(x, y)
}
