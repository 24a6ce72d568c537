import type { ComposeRequest } from '../composer.ts'

/** Long enough to be thanked for its detail. */
export const isLong = (request: ComposeRequest): boolean => sizeOf(request) > 350

/** So long that all has been said. */
export const isDetailed = (request: ComposeRequest): boolean => sizeOf(request) > 360

/** In Latin letters; a Chinese or Japanese sign says as much as three. */
export function sizeOf({ comment }: ComposeRequest): number {
  const text = comment.text.slice(0, 2000)
  return text.length * (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) ? 3 : 1)
}
